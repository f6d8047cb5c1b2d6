// What to say when a sending has failed.

import { describeFailure } from '../../../shared/messages.ts';
import { type Failure, isRefused } from '../../../shared/result.ts';
import type { SignupMessage } from '../messages.ts';
import type { SignupRequest } from './plan.ts';

type Kind = SignupRequest['kind'];

/**
 * [P-SIGNUP-72] It depends on the request. The outcome is open only where no answer came, or none that can be read. For a
 * member who has an agreement of this sign-up, the message says that it stands.
 */
export function sendingFailure(failure: Failure, kind: Kind, hasAgreement: boolean): SignupMessage {
  if (failure.kind !== 'refused') return { key: NOT_ANSWERED[kind], params: {} };
  const refused = kind === 'createContract' && hasAgreement ? 'signup.notReplaced' : REFUSED[kind];
  return { key: changedIn(failure) ?? alreadyThere(failure, kind) ?? refused, params: {} };
}

/** It is not known whether a member or an agreement was created. */
export const CREATION_NOT_ANSWERED: SignupMessage = { key: 'signup.notAnswered', params: {} };

/** [P-TRANSPORT-14] A toast shows the words of the service, because the form has no room for them. */
export const isServiceError = (failure: Failure): boolean => failure.kind === 'refused' && !isRefused(failure);

/** The reason in the service's own words; null where it gave none, or where our own words say it already. */
export function sendingReason(failure: Failure, kind: Kind): SignupMessage | null {
  if (failure.kind !== 'refused' || !isRefused(failure) || failure.plainText === true) return null;
  const isTold = changedIn(failure) !== undefined || alreadyThere(failure, kind) !== undefined;
  return isTold || failure.message.trim() === '' ? null : describeFailure(failure);
}

/** Whether the terms that were agreed to are no longer the ones that hold. */
export const areTermsChanged = (failure: Failure): boolean => changedIn(failure) === 'signup.termsChanged';

const changedIn = (failure: Failure) => (failure.kind === 'refused' ? CHANGED[failure.type] : undefined);

/** A member may have an agreement by now, from another tab or from the center itself. */
const alreadyThere = (failure: Failure, kind: Kind) =>
  kind === 'createContract' && failure.kind === 'refused' && failure.refusal === 'conflict'
    ? 'signup.hasActiveAgreement'
    : undefined;

/** What has changed since the page showed it, by the service's name for it. */
const CHANGED: Readonly<Record<string, 'signup.priceChanged' | 'signup.termsChanged'>> = {
  PriceChanged: 'signup.priceChanged',
  TermsChanged: 'signup.termsChanged',
};

const REFUSED = {
  createMember: 'signup.notCreated',
  createContract: 'signup.notCreated',
  updateMember: 'signup.notUpdated',
  useCode: 'signup.codeNotUsed',
} as const satisfies Readonly<Record<Kind, SignupMessage['key']>>;

const NOT_ANSWERED = {
  createMember: CREATION_NOT_ANSWERED.key,
  createContract: CREATION_NOT_ANSWERED.key,
  updateMember: 'signup.updateNotAnswered',
  useCode: 'signup.codeNotAnswered',
} as const satisfies Readonly<Record<Kind, SignupMessage['key']>>;
