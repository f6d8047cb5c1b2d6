import { type BirthDate, dayOfBirth } from '../../shell/birth-date.ts';
import type { Gender, PersonalInformation } from './model.ts';

// Formatting: applying it twice changes nothing, and text before the cursor does not depend on text after it.

const digitsIn = (text: string): string => text.replace(/[^0-9]/g, '');

/** [P-PERSON-25] A capital after a space or a hyphen; other letters stay. */
const capitalised = (text: string): string =>
  text.replace(/(^|[\s-])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

/** [P-PERSON-08] At most four digits. */
const postalCodeDigits = (text: string): string => digitsIn(text).slice(0, 4);

/** [P-PERSON-17] Only digits; a leading plus becomes two zeros. */
export const phoneNumberDigits = (text: string): string => digitsIn(text.replace(/^[\s\p{Cf}]*\+/u, '00'));

/** [P-PERSON-24] Lower case, without spaces and invisible marks. */
const emailText = (text: string): string =>
  text.replace(/[\s\p{Cf}]/gu, '').replace(/\p{Lu}/gu, (letter) => letter.toLowerCase());

/** [P-PERSON-54] True for four digits; whether the place exists is known only after a look-up. */
export const isPostalCode = (text: string): boolean => /^\d{4}$/.test(text);

/** [P-PERSON-17] Eight digits, or a foreign number: two zeros and eight to fifteen digits. */
export const isPhoneNumber = (text: string): boolean => /^(?:\d{8}|00\d{8,15})$/.test(text);

/** [P-PERSON-24] One @ with text on both sides, and a dot within what follows it. */
export const isEmail = (text: string): boolean => /^[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+$/.test(text);

/** The text fields, by their names on the wire. */
export const TEXT_FIELDS = [
  'firstname',
  'lastname',
  'address',
  'postal_code',
  'municipality',
  'phone_number',
  'email',
] as const;
/** A field that the visitor types in, by its name on the wire. */
export type TextField = (typeof TEXT_FIELDS)[number];

/** [P-PERSON-01] The required fields, in the order of the form. */
export const PERSON_FIELDS = [...TEXT_FIELDS, 'date_of_birth', 'gender'] as const;
/** A field that must be filled in, by its name on the wire. */
export type PersonField = (typeof PERSON_FIELDS)[number];

/** [P-PERSON-02] The fields that can have a problem: the required ones, and the approval of the terms. */
export const FORM_FIELDS = [...PERSON_FIELDS, 'approve_tos'] as const;
/** A field that can have a problem; `approve_tos` is the checkbox of the terms. */
export type FormField = (typeof FORM_FIELDS)[number];

/** Characters. */
export const LONGEST_FIELD = 200;

/** The current values of the form. */
export interface PersonForm extends Readonly<Record<TextField, string>> {
  readonly date_of_birth: BirthDate;
  readonly gender: Gender | null;
}

/** The formatting of each text field, for typed text and for the service's record. */
export const FORMATS: Readonly<Record<TextField, (text: string) => string>> = {
  firstname: capitalised,
  lastname: capitalised,
  address: capitalised,
  postal_code: postalCodeDigits,
  municipality: (text) => text,
  phone_number: phoneNumberDigits,
  email: emailText,
};

/** [P-PERSON-01] The empty fields. An incomplete date of birth counts as empty. */
export const missingFields = (form: PersonForm): readonly PersonField[] =>
  PERSON_FIELDS.filter((field) => isMissing(form, field));

/** [P-PERSON-50] Whether all required fields are filled in, and the terms approved if that is asked for. */
export const isComplete = (form: PersonForm, isApproved: boolean): boolean =>
  isApproved && missingFields(form).length === 0;

/** The values to send; null if the form is incomplete. */
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

// The formatting of typed text. Applying it twice changes nothing, and text before the cursor does not depend on text after it.
