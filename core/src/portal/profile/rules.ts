// From the form to what is sent, and what comes back of it.
import type { Message } from '../../messages.ts';
import { isoDate } from '../../shared/dates.ts';
import { describeFailure } from '../../shared/messages.ts';
import { type Failure, isRefused, type Result } from '../../shared/result.ts';
import type { MemberInformation, MemberUpdate } from '../person/model.ts';
import { changesSince, formOf } from '../person/prefill.ts';
import { missingFields, type PersonForm, personalInformation } from '../person/rules.ts';
import type { Profile } from './model.ts';

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

/** Whether an update that did not succeed may have been done all the same: the answer was lost, or tells nothing. */
export const mayBeSaved = (answer: Result<MemberInformation>): boolean => answer.ok || !isRefused(answer.error);

/** What was sent, and the record that it was to change. */
export interface SentUpdate {
  readonly before: Profile;
  readonly update: MemberUpdate;
}

/**
 * What became of an update whose answer was lost, by the record as it is now. A service may write things in its own way:
 * what is neither as it was nor as it was sent tells nothing.
 */
export function whatBecameOf({ before, update }: SentUpdate, now: Profile): 'saved' | 'notSaved' | 'unknown' {
  const old = formOf(before);
  const wanted = changesSince(formOf(withUpdate(before, update)), old);
  const lacking = Object.keys(changesSince(wanted, formOf(now))).length;
  if (lacking === 0) return 'saved';
  const isUntouched = Object.keys(changesSince(formOf(now), old)).every((field) => !(field in wanted));
  return isUntouched ? 'notSaved' : 'unknown';
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
