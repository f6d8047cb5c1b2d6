import { describeFailure } from '../../shared/messages.ts';
import { type Failure, isRefused } from '../../shared/result.ts';
import { written } from '../../shared/words.ts';
import type { StatusType } from '../../shell/model.ts';
import { isPhoneNumber } from '../person/fields.ts';
import type { SponsorMessage } from './messages.ts';
import type { ContactOutcome, SponsoredMember } from './model.ts';
import type { SponsorAddresses } from './port.ts';

/** What is known of a sponsor who was to be contacted. */
export type SponsorStatus = ContactOutcome | 'illegal';

/** [P-SPONSOR-16] [P-SPONSOR-17] [P-SPONSOR-18] What the service's words about a sponsor mean. */
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

/** [P-SPONSOR-16] [P-SPONSOR-17] [P-SPONSOR-18] [P-SPONSOR-19] How serious it is. */
export const SPONSOR_STATUS_TYPES = {
  notSigned: 'info',
  signed: 'info',
  unknown: 'danger',
  illegal: 'danger',
  uncertain: 'warning',
} as const satisfies Readonly<Record<SponsorStatus, StatusType>>;

/** [P-SPONSOR-19] [P-SPONSOR-22] Only the service knows whether a person may pay: the number says nothing of their age. */
export const isIllegalSponsor = (failure: Failure): boolean =>
  failure.kind === 'refused' &&
  (failure.type === 'InvalidSponsor' || (failure.status === 412 && failure.message.trim() === 'Ugyldig sponsor'));

/** What the service calls the refusals of a link. */
const LINKS = {
  UnknownLink: 'sponsor.linkUnknown',
  LinkExpired: 'sponsor.linkExpired',
  LinkUsed: 'sponsor.linkUsed',
  PaidByAnother: 'sponsor.paidByAnother',
} as const;

/** The service's names of the refusals for which we have words of our own, in the visitor's language. */
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

/** Whether the service named the reason of its refusal, so that the page need not guess from a status or from words. */
export const isExplained = (failure: Failure): boolean => failure.kind === 'refused' && isKnown(failure.type);

/** The same of a link: the service named the reason of its refusal. */
export const isLinkExplained = (failure: Failure): boolean =>
  failure.kind === 'refused' && Object.hasOwn(LINKS, failure.type);

/** Whether the link has done what it was for. */
export const isLinkUsed = (failure: Failure): boolean => failure.kind === 'refused' && failure.type === 'LinkUsed';

/** [P-SPONSOR-13] Our own words for a refusal that is known by its name, and else what the service said. */
export const describeRefusal = (failure: Failure): SponsorMessage =>
  failure.kind === 'refused' && isKnown(failure.type)
    ? { key: KNOWN[failure.type], params: {} }
    : describeFailure(failure);

/**
 * [P-SPONSOR-13] What to say under a code that could not be looked up: an answer that cannot be read says nothing of the
 * code.
 */
export const codeFailure = (failure: Failure): SponsorMessage =>
  failure.kind === 'malformed' ? { key: 'sponsor.codeUnchecked', params: {} } : describeRefusal(failure);

/** [P-SPONSOR-20] The service's own words where it found any. */
export function contactFailure(failure: Failure): SponsorMessage {
  if (isIllegalSponsor(failure)) return { key: 'sponsor.illegal', params: {} };
  const isSilent = failure.kind === 'refused' && !isExplained(failure) && failure.message.trim() === '';
  return isSilent ? { key: 'sponsor.unknown', params: {} } : describeRefusal(failure);
}

/** [P-SPONSOR-15] What is wrong with a sponsor's number before it is sent. */
export function sponsorPhoneProblem(phone: string): SponsorMessage | null {
  if (phone === '') return { key: 'sponsor.phoneMissing', params: {} };
  return isPhoneNumber(phone) ? null : { key: 'sponsor.phoneWrong', params: {} };
}

/** [P-SPONSOR-34] Whether a sponsor was not created because the center knows them already. */
export const sponsorExists = (failure: Failure): boolean =>
  failure.kind === 'refused' && failure.refusal === 'conflict' && failure.message.trim() === 'Member already exists.';

/** What to say of a sponsor who could not be sent; where it is not known what the service has done, the page says so. */
export const sponsorFailure = (failure: Failure): SponsorMessage =>
  isRefused(failure) ? { key: 'sponsor.notRegistered', params: {} } : SPONSOR_NOT_ANSWERED;

/** It is not known whether a sponsor was created. */
export const SPONSOR_NOT_ANSWERED: SponsorMessage = { key: 'sponsor.notAnswered', params: {} };

/** Whether it is the link itself that is turned down, so that asking again changes nothing. */
export const isLinkRefused = (failure: Failure): boolean =>
  failure.kind === 'refused' && (failure.refusal === 'notFound' || failure.status === 400 || failure.status === 410);

/** [P-SIGNUP-81] [P-SIGNUP-82] [P-SPONSOR-30] By which value of the address the sponsored member is found. */
export function connectionHash({
  sponsorConnectionHash,
  sponsedId,
}: {
  readonly sponsorConnectionHash?: string | undefined;
  readonly sponsedId?: string | undefined;
}): string | null {
  return written(sponsorConnectionHash) ?? written(sponsedId);
}

/** [P-SPONSOR-27] The name of the sponsored member; null where the record has none. */
export const nameOf = ({ firstname, lastname }: Pick<SponsoredMember, 'firstname' | 'lastname'>): string | null =>
  written([firstname, lastname].map((part) => part?.trim() ?? '').join(' '));

/** Whether two names are one, however they are written. */
export const isSameName = (one: string, other: string): boolean => asCompared(one) === asCompared(other);

/** [P-SPONSOR-14] [P-PAYMENT-52] Where the links lead that a sponsor gets, given where the center's pages are. */
export function sponsorAddresses(centerAddress: string, departmentId: number): SponsorAddresses {
  return {
    signupUrl: `${centerAddress}/sponsor?departmentId=${departmentId}`,
    // A sponsor who comes back from signing has no sign-up form to return to.
    netsCallbackUrl: `${centerAddress}/avtalegiro?departmentId=${departmentId}`,
    acceptanceCallbackUrl: `${centerAddress}/sponsor/accept`,
  };
}

/** What the link says by which a payer was asked to pay. */
export interface PayersLink {
  readonly hash: string;
  readonly departmentId: number | null;
}

const asCompared = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();
