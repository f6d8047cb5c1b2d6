// The update of a profile, and its outcome.

import { isoDate } from '../../shared/dates.ts';
import { describeFailure } from '../../shared/messages.ts';
import { type Failure, isRefused, type Result } from '../../shared/result.ts';
import type { Id } from '../../shared/wire-values.ts';
import type { ProfileMessage } from '../../texts/profile.ts';
import type { MemberInformation, MemberUpdate } from '../person/model.ts';
import { formOf, type PersonChanges } from '../person/prefill.ts';
import { missingFields, type PersonForm, personalInformation } from '../person/rules.ts';
import type { Profile } from './model.ts';

export function memberIdOf(id: Id | null | undefined): string | null {
  const text = (id ?? '').trim();
  return text === '' || text === '0' ? null : text;
}

/** [P-PROFILE-15] [P-PROFILE-16] Whether the button is enabled: all fields are filled in, and the record has a member id. */
export const canUpdate = (profile: Profile, form: PersonForm): boolean =>
  memberIdOf(profile.memberid) !== null && missingFields(form).length === 0;

/** The update to send; null if the form or the record is incomplete. */
export function updateOf(profile: Profile, form: PersonForm): MemberUpdate | null {
  const memberId = memberIdOf(profile.memberid);
  const information = personalInformation(form);
  return memberId === null || information === null ? null : { ...information, approve_tos: true, memberId };
}

/** [P-PROFILE-16] Why an update failed; null for an answer with a member id. */
export function updateFailure(answer: Result<MemberInformation>): ProfileMessage | null {
  if (answer.ok) return memberIdOf(answer.value.memberId) === null ? { key: 'failure.malformed', params: {} } : null;
  return isConflict(answer.error) ? { key: 'profile.conflict', params: {} } : describeFailure(answer.error);
}

/** Whether an update without a success may have been saved: the answer was lost or says nothing. */
export const mayBeSaved = (answer: Result<MemberInformation>): boolean => answer.ok || !isRefused(answer.error);

/** The sent update, and the record before it. */
export interface SentUpdate {
  readonly before: Profile;
  readonly update: MemberUpdate;
}

/** 'unknown': the record has neither the old nor the sent values. */
type UpdateOutcome = 'saved' | 'notSaved' | 'unknown';

/** The outcome of an unanswered update, by the current record. Services may change the spelling, so case and spaces rarely count. */
export function updateOutcome({ before, update }: SentUpdate, now: Profile): UpdateOutcome {
  const forms = { old: formOf(before), sent: formOf(withUpdate(before, update)), now: formOf(now) };
  const plain = { old: plainly(forms.old), sent: plainly(forms.sent), now: plainly(forms.now) };
  return outcomeBy(isSame(plain.sent, plain.old) ? forms : plain);
}

function outcomeBy({ old, sent, now }: Readonly<Record<'old' | 'sent' | 'now', PersonForm>>): UpdateOutcome {
  const wanted = differences(sent, old);
  if (Object.keys(differences(wanted, now)).length === 0) return 'saved';
  const isUntouched = Object.keys(differences(now, old)).every((field) => !(field in wanted));
  return isUntouched ? 'notSaved' : 'unknown';
}

/** The fields of one form that differ in the other. */
const differences = (one: PersonChanges, other: PersonForm): PersonChanges =>
  Object.fromEntries(
    Object.entries(one).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(other, field))),
  );

const isSame = (a: PersonForm, b: PersonForm): boolean => Object.keys(differences(a, b)).length === 0;

/** The form with normalised case and spaces in its free texts. */
const plainly = (form: PersonForm): PersonForm => ({
  ...form,
  firstname: plainWords(form.firstname),
  lastname: plainWords(form.lastname),
  address: plainWords(form.address),
  municipality: plainWords(form.municipality),
  email: plainWords(form.email),
});

const plainWords = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** The record with the saved values, until it is loaded again. */
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
