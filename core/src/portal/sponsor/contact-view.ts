import type { StatusType } from '../../shell/model.ts';
import type { SponsorMessage } from './messages.ts';
import type { ContactOutcome, SponsorContact } from './model.ts';
import { SPONSOR_STATUS_TYPES, type SponsorStatus, sponsorPhoneProblem } from './rules.ts';

/** The last step of the sign-up with a private sponsor: the payer's number, and what the message led to. */
export interface SponsorContactView {
  readonly phone: string;
  /** The problem of the number, shown under its field. */
  readonly problem: SponsorMessage | null;
  readonly isSending: boolean;
  /** [P-SPONSOR-21] Whether the button is active; after an answer only once the number changes. */
  readonly canSend: boolean;
  /** The outcome for this number. */
  readonly status: ContactStatus | null;
  /** Grows with each rejection, so that the focus can move to the reason. */
  readonly rejections: number;
}

/** The text under the button; `type` is its look, and `kind` tells whether the payer can sign now. */
export interface ContactStatus {
  readonly type: StatusType;
  readonly kind: SponsorStatus | 'failed';
  readonly words: SponsorMessage;
  /** Why the outcome is unknown. */
  readonly reason: SponsorMessage | null;
}

interface ContactState extends Pick<SponsorContactView, 'phone' | 'rejections'> {
  readonly wasLeft: boolean;
  readonly isSending: boolean;
  readonly contact: SponsorContact | null;
  /** Why the last try with this number failed. */
  readonly failure: SponsorMessage | null;
}

/** Whether the service does not allow this person to pay. */
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

/** The outcome for a number, or else the last failure. */
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
