import { describeFailure } from '../../shared/messages.ts';
import { type Failure, isRefused } from '../../shared/result.ts';
import { trimmedOrNull } from '../../shared/wire-values.ts';
import type { StatusType } from '../../shell/model.ts';
import type { SponsorMessage } from '../../texts/sponsor.ts';
import { isPhoneNumber } from '../person/rules.ts';
import type { ContactOutcome, SponsorAddresses, SponsoredMember } from './model.ts';

/** `illegal`: the service says that this person may not pay for the member. */
export type SponsorStatus = ContactOutcome | 'illegal';

/** [P-SPONSOR-16] [P-SPONSOR-17] [P-SPONSOR-18] The outcome in the service's text. */
export function contactOutcome(answer: string): Exclude<ContactOutcome, 'uncertain'> {
  switch (answer.trim()) {
    case 'Sponsor registration requested.':
    case 'Sponsor has not signed AG.':
      return 'notSigned';
    case 'Sponsor has signed.':
      return 'signed';
    default:
      return 'unknown';
  }
}

/** [P-SPONSOR-16] [P-SPONSOR-17] [P-SPONSOR-18] [P-SPONSOR-19] The type of the status. */
export const SPONSOR_STATUS_TYPES = {
  notSigned: 'info',
  signed: 'info',
  unknown: 'danger',
  illegal: 'danger',
  uncertain: 'warning',
} as const satisfies Readonly<Record<SponsorStatus, StatusType>>;

/** [P-SPONSOR-19] [P-SPONSOR-22] Only the service knows whether a person may pay, as it knows their age. */
export const isIllegalSponsor = (failure: Failure): boolean =>
  failure.kind === 'refused' &&
  (failure.type === 'InvalidSponsor' || (failure.status === 412 && failure.message.trim() === 'Ugyldig sponsor'));

/** The service's names for refusals of a link. */
const LINKS = {
  UnknownLink: 'sponsor.linkUnknown',
  LinkExpired: 'sponsor.linkExpired',
  LinkUsed: 'sponsor.linkUsed',
  PaidByAnother: 'sponsor.paidByAnother',
} as const;

/** The service's names of refusals that have their own message. */
const KNOWN = {
  ...LINKS,
  UnknownCode: 'sponsor.codeUnknown',
  UnknownPhone: 'sponsor.phoneUnknown',
  AlreadyPaid: 'sponsor.alreadyPaid',
  InvalidSponsor: 'sponsor.tooYoung',
  UnknownMember: 'sponsor.memberUnknown',
  UnknownDepartment: 'sponsor.departmentUnknown',
  NameInvalid: 'sponsor.nameInvalid',
  PhoneInvalid: 'sponsor.phoneInvalid',
  BirthDateInvalid: 'sponsor.birthDateInvalid',
  AddressInvalid: 'sponsor.addressInvalid',
  PostalCodeUnknown: 'sponsor.postalCodeUnknown',
  EmailInvalid: 'sponsor.emailInvalid',
} as const;

const isKnown = (type: string): type is keyof typeof KNOWN => Object.hasOwn(KNOWN, type);

/** Whether the service has named a known reason for its refusal. */
export const isExplained = (failure: Failure): boolean => failure.kind === 'refused' && isKnown(failure.type);

/** Whether the service has named a known reason for refusing a link. */
export const isLinkExplained = (failure: Failure): boolean =>
  failure.kind === 'refused' && Object.hasOwn(LINKS, failure.type);

/** Whether the link was used already. */
export const isLinkUsed = (failure: Failure): boolean => failure.kind === 'refused' && failure.type === 'LinkUsed';

/** [P-SPONSOR-13] Our message for a named refusal, else the service's text. */
export const describeRefusal = (failure: Failure): SponsorMessage =>
  failure.kind === 'refused' && isKnown(failure.type)
    ? { key: KNOWN[failure.type], params: {} }
    : describeFailure(failure);

/** [P-SPONSOR-13] The message for a failed look-up of a code; an unreadable answer says nothing about the code. */
export const codeFailure = (failure: Failure): SponsorMessage =>
  failure.kind === 'malformed' ? { key: 'sponsor.codeUnchecked', params: {} } : describeRefusal(failure);

/** [P-SPONSOR-20] The service's own text, if it sent one. */
export function contactFailure(failure: Failure): SponsorMessage {
  if (isIllegalSponsor(failure)) return { key: 'sponsor.illegal', params: {} };
  const isSilent = failure.kind === 'refused' && !isExplained(failure) && failure.message.trim() === '';
  return isSilent ? { key: 'sponsor.unknown', params: {} } : describeRefusal(failure);
}

/** [P-SPONSOR-15] The problem of a sponsor's number. */
export function sponsorPhoneProblem(phone: string): SponsorMessage | null {
  if (phone === '') return { key: 'sponsor.phoneMissing', params: {} };
  return isPhoneNumber(phone) ? null : { key: 'sponsor.phoneWrong', params: {} };
}

/** [P-SPONSOR-34] Whether the center already knows the sponsor. */
export const sponsorExists = (failure: Failure): boolean =>
  failure.kind === 'refused' && failure.refusal === 'conflict' && failure.message.trim() === 'Member already exists.';

/** The message for a failed creation; an unanswered one has its own. */
export const sponsorFailure = (failure: Failure): SponsorMessage =>
  isRefused(failure) ? { key: 'sponsor.notRegistered', params: {} } : SPONSOR_NOT_ANSWERED;

/** A sponsor may have been created. */
export const SPONSOR_NOT_ANSWERED: SponsorMessage = { key: 'sponsor.notAnswered', params: {} };

/** Whether the link itself is refused, so that a retry cannot help. */
export const isLinkRefused = (failure: Failure): boolean =>
  failure.kind === 'refused' && (failure.refusal === 'notFound' || failure.status === 400 || failure.status === 410);

/** [P-SIGNUP-81] [P-SIGNUP-82] [P-SPONSOR-30] The parameter of the address that identifies the sponsored member. */
export function connectionHash({
  sponsorConnectionHash,
  sponsedId,
}: {
  readonly sponsorConnectionHash?: string | undefined;
  readonly sponsedId?: string | undefined;
}): string | null {
  return trimmedOrNull(sponsorConnectionHash) ?? trimmedOrNull(sponsedId);
}

/** [P-SPONSOR-27] Null if the record has no name. */
export const sponsoredName = ({
  firstname,
  lastname,
}: Pick<SponsoredMember, 'firstname' | 'lastname'>): string | null =>
  trimmedOrNull([firstname, lastname].map((part) => part?.trim() ?? '').join(' '));

/** Compares names without case and spacing. */
export const isSameName = (one: string, other: string): boolean => asCompared(one) === asCompared(other);

/** [P-SPONSOR-14] [P-PAYMENT-52] The addresses in the message to a sponsor. */
export function sponsorAddresses(centerAddress: string, departmentId: number): SponsorAddresses {
  return {
    signupUrl: `${centerAddress}/sponsor?departmentId=${departmentId}`,
    // A sponsor who returns from signing has no sign-up page to return to.
    netsCallbackUrl: `${centerAddress}/avtalegiro?departmentId=${departmentId}`,
    acceptanceCallbackUrl: `${centerAddress}/sponsor/accept`,
  };
}

/** The parameters of a payer's link. */
export interface PayersLink {
  readonly hash: string;
  readonly departmentId: number | null;
}

const asCompared = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();
