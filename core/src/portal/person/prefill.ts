// Fills the form from the service's record of the logged-in member.
import { dayMonthYear, parseDayMonthYear } from '../../shared/calendar.ts';
import { type Day, parseIsoDate } from '../../shared/dates.ts';
import { birthDateOf, dayOfBirth } from '../../shell/birth-date.ts';
import type { Gender } from './model.ts';
import { FORMATS, isPhoneNumber, LONGEST_FIELD, PERSON_FIELDS, type PersonField, type PersonForm } from './rules.ts';

/** The service's record of a person. `birth` is YYYY-MM-DD, but not in every record. */
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

/** The visitor's changes; other fields show the record. */
export type PersonChanges = Partial<PersonForm>;

/** [P-PERSON-47] '1990-05-17' becomes '17.05.1990'; null for a text that is no day. */
export function formBirthDate(birth: string | null | undefined): string | null {
  const day = parseIsoDate(birth?.trim() ?? '');
  return day === null ? null : dayMonthYear(day);
}

/** [P-PERSON-48] Null if the record does not say it. */
export function genderOf(kjonn: string | number | null | undefined): Gender | null {
  if (kjonn === null || kjonn === undefined || kjonn === '') return null;
  return String(kjonn) === '1' ? 'mann' : 'kvinne';
}

/** [P-PERSON-46] The form with the values of a member's record; fields that the record lacks stay empty. */
export function formOf(known: KnownPerson): PersonForm {
  return {
    // A name of the record keeps its spelling; only typed names get capitals.
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

/** [P-PERSON-49] The fields that only the center can change. Missing and invalid ones stay open, so that the member can correct them. */
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

/** Clears the record's place if the postal code differs from the record's. */
export const withoutOldPlace = (form: PersonForm, profile: KnownPerson): PersonForm =>
  form.postal_code === formOf(profile).postal_code ? form : { ...form, municipality: '' };

const isName = (text: string): boolean => text !== '' && text.length <= LONGEST_FIELD;
