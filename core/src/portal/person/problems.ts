import type { Readiness } from '../../data/deferred.ts';
import type { Day } from '../../shared/dates.ts';
import { type BirthDate, dayOfBirth } from '../../shell/birth-date.ts';
import { isEmail, isPhoneNumber, isPostalCode } from './fields.ts';
import type { PersonMessage } from './messages.ts';
import { isAwaited, type Place, placeProblems } from './place.ts';
import {
  FORM_FIELDS,
  type FormField,
  LONGEST_TEXT,
  missingFields,
  type PersonField,
  type PersonForm,
  TEXT_FIELDS,
} from './rules.ts';

/** What is wrong with the fields, each with its own words; fields that are right are not named. */
export type PersonProblems = Readonly<Partial<Record<FormField, PersonMessage>>>;

/** [P-PERSON-01] [P-PERSON-17] [P-PERSON-24] [P-PERSON-54] What is to be put right before the form can be sent. */
export function personProblems(form: PersonForm, today: Day): PersonProblems {
  const missing = missingFields(form).map((field) => [field, { key: MISSING[field], params: {} }] as const);
  const wrong = CHECKED.filter(({ field, isRight }) => form[field].trim() !== '' && !isRight(form[field]));
  return Object.fromEntries([
    ...missing,
    ...wrong.map(({ field, key }) => [field, { key, params: {} }] as const),
    ...TEXT_FIELDS.filter((field) => form[field].length > LONGEST_TEXT).map((field) => [field, TOO_LONG] as const),
    ...(isYetToCome(form.date_of_birth, today) ? [['date_of_birth', NOT_BORN] as const] : []),
  ]);
}

/**
 * [P-PERSON-05] An empty field is missing, also one that waits for another; only during the look-up the form says nothing of
 * it.
 */
export function problemsOf(form: PersonForm, place: Place | null, today: Day): PersonProblems {
  const { municipality, ...others } = personProblems(form, today);
  if (municipality === undefined) return others;
  if (isAwaited(place)) return others;
  return { ...others, municipality, ...placeProblems(place) };
}

/** The problems to show now: those of fields that were left, and all of them once the visitor tried to go on. */
export function shownProblems(
  problems: PersonProblems,
  { left, isRejected }: { readonly left: readonly FormField[]; readonly isRejected: boolean },
): PersonProblems {
  const shown = FORM_FIELDS.filter((field) => problems[field] && (isRejected || left.includes(field)));
  return Object.fromEntries(shown.map((field) => [field, problems[field]]));
}

/** Only a place that may still come is waited for. */
export function readinessOf(place: Place | null, problems: PersonProblems): Readiness {
  const wrong = Object.keys(problems);
  if (isAwaited(place) && wrong.every((field) => field === 'municipality')) return 'pending';
  return wrong.length === 0 ? 'ready' : 'invalid';
}

/** All that was filled in and chosen, apart from the place. */
export const typedInput = (form: PersonForm, ...others: readonly unknown[]): string =>
  JSON.stringify([{ ...form, municipality: '' }, ...others]);

/** Whether the only problems are that something is not there yet. */
export const onlyLacks = (problems: PersonProblems): boolean =>
  Object.values(problems).every(({ key }) => LACKS.some((lack) => lack === key));

/** This year's days can all be chosen, and some of them are still to come. */
function isYetToCome(date: BirthDate, today: Day): boolean {
  const born = dayOfBirth(date);
  return born !== null && born > today;
}

const TOO_LONG: PersonMessage = { key: 'person.tooLong', params: { longest: LONGEST_TEXT } };
const NOT_BORN: PersonMessage = { key: 'person.birthDateToCome', params: {} };

const MISSING = {
  firstname: 'person.firstnameMissing',
  lastname: 'person.lastnameMissing',
  address: 'person.addressMissing',
  postal_code: 'person.postalCodeMissing',
  municipality: 'person.placeMissing',
  phone_number: 'person.phoneMissing',
  email: 'person.emailMissing',
  date_of_birth: 'person.birthDateMissing',
  gender: 'person.genderMissing',
} as const satisfies Readonly<Record<PersonField, PersonMessage['key']>>;

const LACKS: readonly PersonMessage['key'][] = [...Object.values(MISSING), 'person.termsMissing'];

const CHECKED = [
  { field: 'postal_code', isRight: isPostalCode, key: 'person.postalCodeShort' },
  { field: 'phone_number', isRight: isPhoneNumber, key: 'person.phoneWrong' },
  { field: 'email', isRight: isEmail, key: 'person.emailWrong' },
] as const;
