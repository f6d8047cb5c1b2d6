// The fields of what the register holds. Each is declared once, by its name and its kind: forms and pages follow from it.
import type { Problems } from '../../data/form.ts';
import { dayIn, isoDate, parseIsoDate } from '../../shared/dates.ts';
import { isOn } from '../../shared/wire-values.ts';
import { addressDraft, addressFields } from './addresses.ts';
import { callLink, isMailAddress, webLink } from './links.ts';
import { type RegisterMessage, WORDS } from './messages.ts';
import type { Named } from './model.ts';

/** How a value of the service is typed, what is wrong with it then, and what is sent of it. */
interface FieldKind<W, D> {
  draft(value: W): D;
  problem(draft: D): RegisterMessage | null;
  sent(draft: D, before: W): unknown;
}

const textBy = (
  problem: (text: string) => RegisterMessage | null,
): FieldKind<string | number | boolean | null | undefined, string> => ({
  draft: (value) => String(value ?? ''),
  problem: (text) => problem(text.trim()),
  sent: sentText,
});

/** A text that may be empty, and is right otherwise. */
const textWhere = (isRight: (text: string) => boolean, key: WrongText) =>
  textBy((text) => (text === '' || isRight(text) ? null : { key, params: {} }));
type WrongText = Exclude<RegisterMessage['key'], 'register.refused' | `failure.${string}`>;

/** A text as it is sent: null where it was emptied, which is how the service says that there is none. */
export const sentText = (text: string): string | null => text.trim() || null;

export const NEEDS_NAME: RegisterMessage = { key: 'register.needsName', params: {} };

const right = () => null;

const KINDS = {
  text: textBy(right),
  longText: textBy(right),
  name: textBy((text) => (text === '' ? NEEDS_NAME : null)),
  organization: textWhere((text) => /^\d{9}$/.test(text.replace(/\s/g, '')), 'register.wrongNumber'),
  mail: textWhere(isMailAddress, 'register.wrongMail'),
  phone: textWhere((text) => callLink(text) !== null, 'register.wrongPhone'),
  site: textWhere((text) => webLink(text) !== null, 'register.wrongSite'),
  days: textWhere((text) => /^\d{1,3}$/.test(text), 'register.wrongDays'),
  /** YYYY-MM-DD. The service writes a day, or an instant in it. */
  birthDate: {
    ...textWhere((text) => parseIsoDate(text) !== null, 'register.wrongDay'),
    draft(value: string | null | undefined): string {
      const day = dayIn(value);
      return day === null ? '' : isoDate(day);
    },
  },
  consent: { draft: isOn, problem: right, sent: (isGiven: boolean) => isGiven },
  address: { draft: addressDraft, problem: right, sent: addressFields },
};

/** What is named is shown, and is changed elsewhere. */
export type FieldKindName = keyof typeof KINDS | 'named';
export type FieldTable = Readonly<Record<string, FieldKindName>>;

/** The kinds that can read a value. */
type KindOf<W> =
  | {
      [K in keyof typeof KINDS]: [W] extends [Parameters<(typeof KINDS)[K]['draft']>[0]] ? K : never;
    }[keyof typeof KINDS]
  | ([W] extends [Named] ? 'named' : never);

/** Fields of a record, each with a kind that can read it. */
export type FieldsOf<R> = {
  readonly [K in keyof R as string extends K ? never : K]?: KindOf<R[K]>;
};

/** A record as it is typed. */
export type DraftOf<T extends FieldTable> = {
  readonly [K in keyof T as T[K] extends 'named' ? never : K]: T[K] extends keyof typeof KINDS
    ? ReturnType<(typeof KINDS)[T[K]]['draft']>
    : never;
};

/** What a form needs to know of the fields of a table. */
export function formBy<T extends FieldTable>(table: T) {
  const fields = Object.entries(table).flatMap(([name, kind]) => {
    if (kind === 'named') return [];
    // The table has a value of its kind under each name.
    const { draft, problem, sent }: FieldKind<unknown, unknown> = KINDS[kind];
    return [{ name, draft, problem, sent }];
  });
  const typedOf = (record: object | null): Readonly<Record<string, unknown>> =>
    Object.fromEntries(fields.map(({ name, draft }) => [name, draft(record && Reflect.get(record, name))]));
  return {
    words: WORDS,
    valuesOf: (record: object | null) => typedOf(record) as DraftOf<T>, // the draft of each field of the table
    problemsOf(draft: DraftOf<T>): Problems<DraftOf<T>> {
      const problems = fields.map(({ name, problem }) => [name, problem(Reflect.get(draft, name))] as const);
      // Fields of the table alone.
      return Object.fromEntries(problems.filter(([, problem]) => problem !== null)) as Problems<DraftOf<T>>;
    },
    /** [W-CONTACTS-20] [W-CONTACTS-21] What is sent of a changed record: the fields that were changed. */
    fieldsOf: (draft: DraftOf<T>, changed: readonly PropertyKey[], before: object | null) =>
      Object.fromEntries(
        fields
          .filter(({ name }) => changed.includes(name))
          .map(({ name, sent }) => [name, sent(Reflect.get(draft, name), before && Reflect.get(before, name))]),
      ),
  };
}
