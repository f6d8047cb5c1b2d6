// The form as the service's record of the logged-in member fills it in, and what was changed in it since.
import { dayMonthYear, parseDayMonthYear } from '../../shared/calendar.ts';
import { type Day, parseIsoDate } from '../../shared/dates.ts';
import { birthDateOf, dayOfBirth } from '../../shell/birth-date.ts';
import { isPhoneNumber } from './fields.ts';
import type { Gender } from './model.ts';
import { FORMATS, LONGEST_TEXT, PERSON_FIELDS, type PersonField, type PersonForm } from './rules.ts';

/** What the service's record says of a person, under its own names. `birth` is YYYY-MM-DD, though not every record keeps to it. */
export interface KnownPerson {
  readonly fornavn?: string | null | undefined;
  readonly etternavn?: string | null | undefined;
  readonly adresse?: string | null | undefined;
  readonly postnr?: string | null | undefined;
  readonly poststed?: string | null | undefined;
  readonly mobil?: string | null | undefined;
  readonly epost?: string | null | undefined;
  readonly birth?: string | null | undefined;
  /** 1 is male. */
  readonly kjonn?: string | number | null | undefined;
}

/** Only what the visitor has filled in or changed: a field that is not here follows the record. */
export type PersonChanges = Partial<PersonForm>;

/** [P-PERSON-47] '1990-05-17' as '17.05.1990'; null for a text that is no day, such as the 30th of February. */
export function formBirthDate(birth: string | null | undefined): string | null {
  const day = parseIsoDate(birth?.trim() ?? '');
  return day === null ? null : dayMonthYear(day);
}

/** [P-PERSON-48] A record that says nothing leaves it to be chosen. */
export function genderOf(kjonn: string | number | null | undefined): Gender | null {
  if (kjonn === null || kjonn === undefined || kjonn === '') return null;
  return String(kjonn) === '1' ? 'mann' : 'kvinne';
}

/** [P-PERSON-46] The form as the service's record fills it in. */
export function formOf(known: KnownPerson): PersonForm {
  return {
    // A name is spelled as its owner has it; only what is typed gets its capitals.
    firstname: known.fornavn?.trim() ?? '',
    lastname: known.etternavn?.trim() ?? '',
    address: known.adresse?.trim() ?? '',
    postal_code: FORMATS.postal_code(known.postnr ?? ''),
    municipality: known.poststed?.trim() ?? '',
    phone_number: FORMATS.phone_number(known.mobil ?? ''),
    email: FORMATS.email(known.epost ?? ''),
    date_of_birth: birthDateOf(parseDayMonthYear(formBirthDate(known.birth) ?? '')),
    gender: genderOf(known.kjonn),
  };
}

/**
 * [P-PERSON-49] The fields only the center can change. What is missing in the record, or is nothing that could be right,
 * stays open: the member could never correct it behind a lock.
 */
export function lockedFields(known: KnownPerson, today: Day): readonly PersonField[] {
  const form = formOf(known);
  const born = dayOfBirth(form.date_of_birth);
  const isLocked: Readonly<Partial<Record<PersonField, boolean>>> = {
    firstname: isName(form.firstname),
    lastname: isName(form.lastname),
    phone_number: isPhoneNumber(form.phone_number),
    date_of_birth: born !== null && born <= today,
  };
  return PERSON_FIELDS.filter((field) => isLocked[field] === true);
}

/** The form before any place was looked up: another postal code takes the old place with it. */
export const withoutOldPlace = (form: PersonForm, profile: KnownPerson): PersonForm =>
  form.postal_code === formOf(profile).postal_code ? form : { ...form, municipality: '' };

const isName = (text: string): boolean => text !== '' && text.length <= LONGEST_TEXT;
