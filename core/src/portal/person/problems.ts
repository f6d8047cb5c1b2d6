import type { Readiness } from '../../data/submit-delay.ts';
import type { Day } from '../../shared/dates.ts';
import { type BirthDate, dayOfBirth } from '../../shell/birth-date.ts';
import type { PersonMessage } from '../../texts/person.ts';
import { isAwaited, type Place, placeProblems } from './place.ts';
import {
  FORM_FIELDS,
  type FormField,
  isEmail,
  isPhoneNumber,
  isPostalCode,
  LONGEST_FIELD,
  missingFields,
  type PersonField,
  type PersonForm,
  TEXT_FIELDS,
} from './rules.ts';

/** The messages of the fields with a problem. */
export type PersonProblems = Readonly<Partial<Record<FormField, PersonMessage>>>;

/** [P-PERSON-01] [P-PERSON-17] [P-PERSON-24] [P-PERSON-54] What must be corrected before the form can be sent. */
export function personProblems(form: PersonForm, today: Day): PersonProblems {
  const missing = missingFields(form).map((field) => [field, { key: MISSING[field], params: {} }] as const);
  const wrong = CHECKED.filter(({ field, isRight }) => form[field].trim() !== '' && !isRight(form[field]));
  return Object.fromEntries([
    ...missing,
    ...wrong.map(({ field, key }) => [field, { key, params: {} }] as const),
    ...TEXT_FIELDS.filter((field) => form[field].length > LONGEST_FIELD).map((field) => [field, TOO_LONG] as const),
    ...(isYetToCome(form.date_of_birth, today) ? [['date_of_birth', NOT_BORN] as const] : []),
  ]);
}

/** [P-PERSON-05] An empty field is missing, but the place not while it is being looked up. */
export function formProblems(form: PersonForm, place: Place | null, today: Day): PersonProblems {
  const { municipality, ...others } = personProblems(form, today);
  if (municipality === undefined) return others;
  if (isAwaited(place)) return others;
  return { ...others, municipality, ...placeProblems(place) };
}

/** The problems to show: of the fields the visitor has left, and of all fields after an attempt to continue. */
export function shownProblems(
  problems: PersonProblems,
  { left, isRejected }: { readonly left: readonly FormField[]; readonly isRejected: boolean },
): PersonProblems {
  const shown = FORM_FIELDS.filter((field) => problems[field] && (isRejected || left.includes(field)));
  return Object.fromEntries(shown.map((field) => [field, problems[field]]));
}

/** 'pending' only while a look-up of the place is running. */
export function readinessOf(place: Place | null, problems: PersonProblems): Readiness {
  const wrong = Object.keys(problems);
  if (isAwaited(place) && wrong.every((field) => field === 'municipality')) return 'pending';
  return wrong.length === 0 ? 'ready' : 'invalid';
}

/** The input without the looked-up place, as text. */
export const typedInput = (form: PersonForm, ...others: readonly unknown[]): string =>
  JSON.stringify([{ ...form, municipality: '' }, ...others]);

/** Whether all problems are missing values. */
export const areAllMissing = (problems: PersonProblems): boolean =>
  Object.values(problems).every(({ key }) => LACKS.some((lack) => lack === key));

/** The form offers all days of this year, so a date may be in the future. */
function isYetToCome(date: BirthDate, today: Day): boolean {
  const born = dayOfBirth(date);
  return born !== null && born > today;
}

const TOO_LONG: PersonMessage = { key: 'person.tooLong', params: { longest: LONGEST_FIELD } };
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
