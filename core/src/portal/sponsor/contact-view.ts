// What a screen shows of contacting a sponsor.

import type { StatusType } from '../../shell/model.ts';
import type { SponsorMessage } from './messages.ts';
import type { ContactOutcome, SponsorContact } from './model.ts';
import { SPONSOR_STATUS_TYPES, type SponsorStatus, sponsorPhoneProblem } from './rules.ts';

export interface SponsorContactView {
  readonly phone: string;
  /** What is wrong with the number, for under its field. */
  readonly problem: SponsorMessage | null;
  readonly isSending: boolean;
  /** [P-SPONSOR-21] Whether the button does anything; after an answer it does not, until the number changes. */
  readonly canSend: boolean;
  /** What came of the message to this number. */
  readonly status: ContactStatus | null;
  /** Grows each time it is turned down, so that the focus can move to the reason. */
  readonly rejections: number;
}

export interface ContactStatus {
  readonly type: StatusType;
  readonly kind: SponsorStatus | 'failed';
  readonly words: SponsorMessage;
  /** Why it is not known what came of the message. */
  readonly reason: SponsorMessage | null;
}

interface ContactState extends Pick<SponsorContactView, 'phone' | 'rejections'> {
  readonly wasLeft: boolean;
  readonly isSending: boolean;
  readonly contact: SponsorContact | null;
  /** Why the last try with this very number failed. */
  readonly failure: SponsorMessage | null;
}

/** Whether the service has said that this person may not pay. */
export const isIllegal = (failure: SponsorMessage | null): boolean => failure?.key === 'sponsor.illegal';

export function contactViewOf({
  phone,
  wasLeft,
  isSending,
  contact,
  failure,
  rejections,
}: ContactState): SponsorContactView {
  const problem = sponsorPhoneProblem(phone);
  return {
    phone,
    problem: wasLeft ? problem : null,
    isSending,
    canSend: phone !== '' && !isSending && contact === null && !isIllegal(failure),
    status: isSending ? null : contactStatus(contact, failure),
    rejections,
  };
}

/** What is known of the message to a number, or else why the last try failed. */
function contactStatus(contact: SponsorContact | null, failure: SponsorMessage | null): ContactStatus | null {
  if (contact !== null) {
    const { outcome: kind } = contact;
    return { kind, type: SPONSOR_STATUS_TYPES[kind], words: WORDS[kind], reason: failure };
  }
  if (failure === null) return null;
  return { kind: isIllegal(failure) ? 'illegal' : 'failed', type: 'danger', words: failure, reason: null };
}

const WORDS: Readonly<Record<ContactOutcome, SponsorMessage>> = {
  notSigned: { key: 'sponsor.notSigned', params: {} },
  signed: { key: 'sponsor.signed', params: {} },
  unknown: { key: 'sponsor.unknown', params: {} },
  uncertain: { key: 'sponsor.uncertain', params: {} },
};
