// From the service's record to the form, and from the form to what is sent.
import type { Message } from '../../messages.ts';
import { type Day, dayMonthYear, isoDate, parseDayMonthYear, parseIsoDate } from '../../shared/dates.ts';
import { describeFailure } from '../../shared/messages.ts';
import type { Failure, Result } from '../../shared/result.ts';
import { birthDateOf, dayOfBirth } from '../../shell/birth-date.ts';
import { isPhoneNumber } from '../person/fields.ts';
import type { Gender, MemberInformation, MemberUpdate } from '../person/model.ts';
import {
  FORMATS,
  missingFields,
  PERSON_FIELDS,
  type PersonField,
  type PersonForm,
  personalInformation,
} from '../person/rules.ts';
import type { Profile } from './model.ts';

/** What somebody has changed in the form, and nothing else: whatever is not here follows the service. */
export type ProfileChanges = Partial<PersonForm>;

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
export function formOf(profile: Profile): PersonForm {
  return {
    // A name is spelled as its owner has it; only what is typed gets its capitals.
    firstname: profile.fornavn?.trim() ?? '',
    lastname: profile.etternavn?.trim() ?? '',
    address: profile.adresse?.trim() ?? '',
    postal_code: FORMATS.postal_code(profile.postnr ?? ''),
    municipality: profile.poststed?.trim() ?? '',
    phone_number: FORMATS.phone_number(profile.mobil ?? ''),
    email: FORMATS.email(profile.epost ?? ''),
    date_of_birth: birthDateOf(parseDayMonthYear(formBirthDate(profile.birth) ?? '')),
    gender: genderOf(profile.kjonn),
  };
}

/**
 * [P-PERSON-49] The fields only the center can change. What is missing in the record, or is nothing that could be right,
 * stays open: a lock on it could never be opened by anybody.
 */
export function lockedFields(profile: Profile, today: Day): readonly PersonField[] {
  const form = formOf(profile);
  const born = dayOfBirth(form.date_of_birth);
  const isLocked: Readonly<Partial<Record<PersonField, boolean>>> = {
    firstname: form.firstname !== '',
    lastname: form.lastname !== '',
    phone_number: isPhoneNumber(form.phone_number),
    date_of_birth: born !== null && born <= today,
  };
  return PERSON_FIELDS.filter((field) => isLocked[field] === true);
}

/** The changes that really change something: not of a locked field, and not back to what the record says. */
export function realChanges(changes: ProfileChanges, profile: Profile, today: Day): ProfileChanges {
  const form = formOf(profile);
  const locked = lockedFields(profile, today);
  const real = Object.entries(changes).filter(
    ([field, value]) => !locked.some((name) => name === field) && !sameValue(value, Reflect.get(form, field)),
  );
  return Object.fromEntries(real);
}

/** The changes that were not in a form when it was sent: made since, they are still to be saved. */
export const changesSince = (changes: ProfileChanges, sent: PersonForm): ProfileChanges =>
  Object.fromEntries(Object.entries(changes).filter(([field, value]) => !sameValue(value, Reflect.get(sent, field))));

/** The member's id as the service gave it; null where it gave none. */
export function memberIdOf(id: string | number | null | undefined): string | null {
  const text = String(id ?? '').trim();
  return text === '' || text === '0' ? null : text;
}

/** [P-PROFILE-15] [P-PROFILE-16] Whether the button is on: all nine are filled in, and the service knows the member. */
export const canUpdate = (profile: Profile, form: PersonForm): boolean =>
  memberIdOf(profile.memberid) !== null && missingFields(form).length === 0;

/** What is sent; null for a form or a record that lacks something. */
export function updateOf(profile: Profile, form: PersonForm): MemberUpdate | null {
  const memberId = memberIdOf(profile.memberid);
  const information = personalInformation(form);
  return memberId === null || information === null ? null : { ...information, memberId };
}

/** [P-PROFILE-16] Why an update did not succeed; null when it did, which only a member's id in the answer says. */
export function updateFailure(answer: Result<MemberInformation>): Message | null {
  if (answer.ok) return memberIdOf(answer.value.memberId) === null ? { key: 'failure.malformed', params: {} } : null;
  return isConflict(answer.error) ? { key: 'profile.conflict', params: {} } : describeFailure(answer.error);
}

/** The record with what was just saved, until the service tells it itself. */
export function withUpdate(profile: Profile, sent: MemberUpdate): Profile {
  return {
    ...profile,
    fornavn: sent.firstname,
    etternavn: sent.lastname,
    adresse: sent.address,
    postnr: sent.postal_code,
    poststed: sent.municipality,
    mobil: sent.phone_number,
    epost: sent.email,
    birth: isoDate(sent.date_of_birth),
    kjonn: sent.gender === 'mann' ? 1 : 2,
  };
}

const isConflict = (failure: Failure): boolean => failure.kind === 'refused' && failure.refusal === 'conflict';

/** Dates of birth are compared by their parts. */
const sameValue = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
