import type { Message } from '../../messages.ts';
import type { Day } from '../../shared/dates.ts';
import { type BirthDate, dayOfBirth, NO_BIRTH_DATE } from '../../shell/birth-date.ts';
import {
  capitalised,
  emailText,
  isEmail,
  isPhoneNumber,
  isPostalCode,
  phoneNumberDigits,
  postalCodeDigits,
} from './fields.ts';
import type { Gender, PersonalInformation } from './model.ts';

/** The lines of text of the form, by their names on the wire. */
export const TEXT_FIELDS = [
  'firstname',
  'lastname',
  'address',
  'postal_code',
  'municipality',
  'phone_number',
  'email',
] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

/** [P-PERSON-01] Everything that must be filled in, in the order of the form. */
export const PERSON_FIELDS = [...TEXT_FIELDS, 'date_of_birth', 'gender'] as const;
export type PersonField = (typeof PERSON_FIELDS)[number];

/** [P-PERSON-02] Everything that can be wrong with the form: the nine, and the terms where they are asked for. */
export const FORM_FIELDS = [...PERSON_FIELDS, 'approve_tos'] as const;
export type FormField = (typeof FORM_FIELDS)[number];

/** The most a line of text can hold (characters). */
export const LONGEST_TEXT = 200;

/** The form as somebody has filled it in so far. */
export interface PersonForm extends Readonly<Record<TextField, string>> {
  readonly date_of_birth: BirthDate;
  readonly gender: Gender | null;
}

export const EMPTY_PERSON: PersonForm = {
  firstname: '',
  lastname: '',
  address: '',
  postal_code: '',
  municipality: '',
  phone_number: '',
  email: '',
  date_of_birth: NO_BIRTH_DATE,
  gender: null,
};

/** What is wrong with the fields, each with its own words; fields that are right are not named. */
export type PersonProblems = Readonly<Partial<Record<FormField, Message>>>;

/** A line of text as its field takes it, whatever was typed or stood in the service's record. */
export const FORMATS: Readonly<Record<TextField, (text: string) => string>> = {
  firstname: capitalised,
  lastname: capitalised,
  address: capitalised,
  postal_code: postalCodeDigits,
  municipality: (text) => text,
  phone_number: phoneNumberDigits,
  email: emailText,
};

/** [P-PERSON-01] The fields that are empty. A date of birth counts only when it is whole. */
export const missingFields = (form: PersonForm): readonly PersonField[] =>
  PERSON_FIELDS.filter((field) => isMissing(form, field));

/** [P-PERSON-50] Whether all is there: the nine, and an approval of the terms where one is asked for. */
export const isComplete = (form: PersonForm, isApproved: boolean): boolean =>
  isApproved && missingFields(form).length === 0;

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

/** What is sent of a form that is filled in; null for one that is not. */
export function personalInformation(form: PersonForm): PersonalInformation | null {
  const birth = dayOfBirth(form.date_of_birth);
  if (missingFields(form).length > 0 || birth === null || form.gender === null) return null;
  return {
    firstname: form.firstname.trim(),
    lastname: form.lastname.trim(),
    address: form.address.trim(),
    postal_code: form.postal_code,
    municipality: form.municipality.trim(),
    phone_number: form.phone_number,
    email: form.email,
    date_of_birth: birth,
    gender: form.gender,
  };
}

function isMissing(form: PersonForm, field: PersonField): boolean {
  if (field === 'gender') return form.gender === null;
  if (field === 'date_of_birth') return dayOfBirth(form.date_of_birth) === null;
  return form[field].trim() === '';
}

/** This year's days can all be chosen, and some of them are still to come. */
function isYetToCome(date: BirthDate, today: Day): boolean {
  const born = dayOfBirth(date);
  return born !== null && born > today;
}

const TOO_LONG: Message = { key: 'person.tooLong', params: { longest: LONGEST_TEXT } };
const NOT_BORN: Message = { key: 'person.birthDateToCome', params: {} };

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
} as const satisfies Readonly<Record<PersonField, Message['key']>>;

const CHECKED = [
  { field: 'postal_code', isRight: isPostalCode, key: 'person.postalCodeShort' },
  { field: 'phone_number', isRight: isPhoneNumber, key: 'person.phoneWrong' },
  { field: 'email', isRight: isEmail, key: 'person.emailWrong' },
] as const;
