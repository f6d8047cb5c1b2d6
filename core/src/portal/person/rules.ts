import { type BirthDate, dayOfBirth } from '../../shell/birth-date.ts';
import { capitalised, emailText, phoneNumberDigits, postalCodeDigits } from './fields.ts';
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

/** The form as the visitor has filled it in so far. */
export interface PersonForm extends Readonly<Record<TextField, string>> {
  readonly date_of_birth: BirthDate;
  readonly gender: Gender | null;
}

/** A line of text as its field takes it, both a typed one and one of the service's record. */
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
