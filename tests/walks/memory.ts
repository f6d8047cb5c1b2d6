// The visitor's own memory of their input, kept apart from the portal's.
import type { BirthDate } from '@felles/core';
import type { WritableField } from '@felles/core/internal/portal/person/store';
import type { Gender } from '@felles/core/portal/person';

export interface Memory {
  /** As the fields have put it in order. */
  texts: Partial<Record<WritableField, string>>;
  birth: BirthDate | null;
  gender: Gender | null;
  /** Whose terms the visitor has approved. */
  approval: string | null;
  departmentId: number | null;
  membershipId: number | null;
  code: string;
  /** How many exchanges there were when the code became this one. */
  codeSince: number;
  payer: string;
}

export const nothing = (): Memory => ({
  texts: {},
  birth: null,
  gender: null,
  approval: null,
  departmentId: null,
  membershipId: null,
  code: '',
  codeSince: 0,
  payer: '',
});

/** A field with a text to type, the value that the field makes of it, and whether that is right. */
export interface Typed {
  readonly text: string;
  readonly shown: string;
  readonly isRight: boolean;
}

const right = (text: string, shown = text): Typed => ({ text, shown, isRight: true });
const wrong = (text: string, shown = text): Typed => ({ text, shown, isRight: false });

/** Texts for the fields of the form. The second phone number belongs to a member of the demo world. */
export const LINES: Readonly<Record<WritableField, readonly [Typed, ...Typed[]]>> = {
  firstname: [right('Kari'), right('åse marie', 'Åse Marie'), wrong(''), wrong('   ')],
  lastname: [
    right('Nordli'),
    right('O’Hara-lie', 'O’Hara-Lie'),
    wrong(''),
    wrong('x'.repeat(201), `X${'x'.repeat(200)}`),
  ],
  address: [right('Fjellveien 12'), right('kaia 3', 'Kaia 3'), wrong('')],
  postal_code: [right('5014'), right('7014'), wrong('50'), wrong('0000'), wrong('')],
  phone_number: [right('19000001'), right('10000001'), right('+4719000002', '004719000002'), wrong('123'), wrong('')],
  email: [right('kari@demo.example'), right(' Kari@Demo.example', 'kari@demo.example'), wrong('kari@'), wrong('')],
};

/** Days of birth of every age there is a rule for, on the day on which walks begin. */
export const BIRTHS: readonly (BirthDate & { readonly age: number | null })[] = [
  { day: 17, month: 5, year: 1990, age: 36 },
  { day: 18, month: 6, year: 2008, age: 18 },
  { day: 20, month: 6, year: 2008, age: 17 },
  { day: 18, month: 6, year: 2010, age: 16 },
  { day: 18, month: 6, year: 2011, age: 15 },
  { day: 20, month: 6, year: 2011, age: 14 },
  { day: 29, month: 2, year: 2008, age: 18 },
  { day: 1, month: 12, year: 2026, age: null },
  { day: null, month: 6, year: 2000, age: null },
];
