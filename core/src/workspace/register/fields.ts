// The fields of the register's records, each declared once by name and kind. Forms and pages are built from them.
import { dayDraft, formBy, right, textBy } from '../../data/field-kinds.ts';
import { parseIsoDate } from '../../shared/dates.ts';
import { type FailureTexts, failureTexts } from '../../shared/messages.ts';
import { groupDigits, isBeyond } from '../../shared/numbers.ts';
import { isOrganizationNumber, organizationDigits } from '../../shared/organization-number.ts';
import { isOn } from '../../shared/wire-values.ts';
import type { RegisterMessage } from '../../texts/register.ts';
import { addressFields, draftOfAddress } from './addresses.ts';
import { callLink, isMailAddress, webLink } from './links.ts';
import type { RecordReference } from './model.ts';

/** The message for each kind of failure of a form of the register. */
export const REGISTER_FAILURES: FailureTexts<RegisterMessage> = failureTexts(
  'register.offline',
  'register.lost',
  'register.refused',
);

/** An optional text without rules. */
const textWhere = (isRight: (text: string) => boolean, key: WrongText) =>
  textBy((text): RegisterMessage | null => (text === '' || isRight(text) ? null : { key, params: {} }));
type WrongText = Exclude<
  RegisterMessage['key'],
  'register.refused' | 'register.manyDays' | 'register.longName' | 'register.taken' | `failure.${string}`
>;

export const NEEDS_NAME: RegisterMessage = { key: 'register.needsName', params: {} };

/** Characters. */
const LONGEST_NAME = 200;

/** The longest time for a payment. */
const MOST_DAYS = 999;

/** How each kind of field is typed, checked and sent. */
export const FIELD_KINDS = {
  text: textBy(right),
  longText: textBy(right),
  name: textBy((text): RegisterMessage | null => {
    if (text === '') return NEEDS_NAME;
    return text.length > LONGEST_NAME ? { key: 'register.longName', params: { most: LONGEST_NAME } } : null;
  }),
  organization: textBy((text): RegisterMessage | null => {
    if (text === '' || isOrganizationNumber(text)) return null;
    return { key: organizationDigits(text) === null ? 'register.wrongNumber' : 'register.wrongDigits', params: {} };
  }),
  mail: textWhere(isMailAddress, 'register.wrongMail'),
  phone: textWhere((text) => callLink(text) !== null, 'register.wrongPhone'),
  site: textWhere((text) => webLink(text) !== null, 'register.wrongSite'),
  days: textBy((text): RegisterMessage | null => {
    if (isBeyond(text, MOST_DAYS)) return { key: 'register.manyDays', params: { most: groupDigits(MOST_DAYS) } };
    return /^\d*$/.test(text) ? null : { key: 'register.wrongDays', params: {} };
  }),
  birthDate: { ...textWhere((text) => parseIsoDate(text) !== null, 'register.wrongDay'), draft: dayDraft },
  consent: { draft: isOn, problem: right, sent: (isGiven: boolean) => isGiven },
  address: { draft: draftOfAddress, problem: right, sent: addressFields },
};

/** A reference is only shown; it is changed elsewhere. */
export type FieldKindName = keyof typeof FIELD_KINDS | 'named';
/** The fields of a record by their names, each with its kind. */
export type FieldTable = Readonly<Record<string, FieldKindName>>;

/** The kinds that can read a value. */
type KindOf<W> =
  | {
      [K in keyof typeof FIELD_KINDS]: [W] extends [Parameters<(typeof FIELD_KINDS)[K]['draft']>[0]] ? K : never;
    }[keyof typeof FIELD_KINDS]
  | ([W] extends [RecordReference] ? 'named' : never);

/** Fields of a record, each with a kind that can read it. */
export type FieldsOf<R> = { readonly [N in keyof R as string extends N ? never : N]?: KindOf<R[N]> };

/** The kinds of the fields that can be typed. */
export type KindsIn<T extends FieldTable> = {
  readonly [N in keyof T as T[N] extends 'named' ? never : N]: (typeof FIELD_KINDS)[Exclude<T[N], 'named'>];
};

/** The typed values of a record. */
export type DraftOf<T extends FieldTable> = {
  readonly [N in keyof KindsIn<T>]: ReturnType<KindsIn<T>[N]['draft']>;
};

export function registerForm<T extends FieldTable>(table: T) {
  const kinds = Object.entries(table).flatMap(([name, kind]) =>
    kind === 'named' ? [] : [[name, FIELD_KINDS[kind]] as const],
  );
  return { words: REGISTER_FAILURES, ...formBy(Object.fromEntries(kinds) as KindsIn<T>) }; // the kind of each name
}
