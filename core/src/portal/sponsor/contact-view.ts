// What a screen shows of contacting a sponsor.

import type { Failure } from '../../shared/result.ts';
import type { StatusType } from '../../shell/model.ts';
import type { SponsorMessage } from './messages.ts';
import type { ContactOutcome, SponsorContact } from './model.ts';
import {
  contactFailure,
  isIllegalSponsor,
  SPONSOR_STATUS_TYPES,
  type SponsorStatus,
  sponsorPhoneProblem,
} from './rules.ts';

export interface SponsorContactView {
  readonly phone: string;
  /** What is wrong with the number, for under its field. */
  readonly problem: SponsorMessage | null;
  readonly sending: boolean;
  /** [P-SPONSOR-21] Whether the button does anything; after an answer it does not, until the number changes. */
  readonly canSend: boolean;
  /** What came of the message to this number. */
  readonly status: ContactStatus | null;
  /** Grows each time it is turned down, so that the focus can move to the reason. */
  readonly setbacks: number;
}

export interface ContactStatus {
  readonly type: StatusType;
  readonly kind: SponsorStatus | 'failed';
  readonly words: SponsorMessage;
  /** Why it is not known what came of the message. */
  readonly reason: SponsorMessage | null;
}

export interface ContactState {
  readonly phone: string;
  readonly wasLeft: boolean;
  readonly sending: boolean;
  readonly contacts: readonly SponsorContact[];
  /** Why the last try with this very number failed. */
  readonly said: Said | null;
  readonly setbacks: number;
}

export interface Said {
  readonly why: SponsorMessage;
  readonly isIllegal: boolean;
}

export const saidBy = (failure: Failure): Said => ({
  why: contactFailure(failure),
  isIllegal: isIllegalSponsor(failure),
});

export function contactViewOf(
  { phone, wasLeft, sending, said, setbacks }: ContactState,
  contact: SponsorContact | null,
): SponsorContactView {
  const problem = sponsorPhoneProblem(phone);
  return {
    phone,
    problem: wasLeft ? problem : null,
    sending,
    canSend: phone !== '' && !sending && contact === null && !said?.isIllegal,
    status: sending ? null : contactStatus(contact, said),
    setbacks,
  };
}

/** What to say about a number: what is known of its message, or else why the last try failed. */
function contactStatus(contact: SponsorContact | null, said: Said | null): ContactStatus | null {
  if (contact !== null) {
    const { outcome: kind } = contact;
    return { kind, type: SPONSOR_STATUS_TYPES[kind], words: WORDS[kind], reason: said?.why ?? null };
  }
  if (said === null) return null;
  return { kind: said.isIllegal ? 'illegal' : 'failed', type: 'danger', words: said.why, reason: null };
}

const WORDS: Readonly<Record<ContactOutcome, SponsorMessage>> = {
  notSigned: { key: 'sponsor.notSigned', params: {} },
  signed: { key: 'sponsor.signed', params: {} },
  unknown: { key: 'sponsor.unknown', params: {} },
  uncertain: { key: 'sponsor.uncertain', params: {} },
};
