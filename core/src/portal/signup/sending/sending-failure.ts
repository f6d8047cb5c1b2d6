// The messages of a failed sign-up request.

import { describeFailure } from '../../../shared/messages.ts';
import { type Failure, isRefused } from '../../../shared/result.ts';
import type { SignupMessage } from '../messages.ts';
import type { SignupRequest } from './plan.ts';

type Kind = SignupRequest['kind'];

/** [P-SIGNUP-72] By the request. The outcome is uncertain only without a readable answer; an existing agreement stays valid. */
export function sendingFailure(failure: Failure, kind: Kind, hasAgreement: boolean): SignupMessage {
  if (failure.kind !== 'refused') return { key: NOT_ANSWERED[kind], params: {} };
  const refused = kind === 'createContract' && hasAgreement ? 'signup.notReplaced' : REFUSED[kind];
  return { key: changedIn(failure) ?? alreadyThere(failure, kind) ?? refused, params: {} };
}

/** A member or an agreement may have been created. */
export const CREATION_NOT_ANSWERED: SignupMessage = { key: 'signup.notAnswered', params: {} };

/** [P-TRANSPORT-14] A toast shows the service's text, as the form has no room for it. */
export const isServiceError = (failure: Failure): boolean => failure.kind === 'refused' && !isRefused(failure);

/** The service's own text; null without one, or if our message says it already. */
export function sendingReason(failure: Failure, kind: Kind): SignupMessage | null {
  if (failure.kind !== 'refused' || !isRefused(failure) || failure.plainText === true) return null;
  const isExplained = changedIn(failure) !== undefined || alreadyThere(failure, kind) !== undefined;
  return isExplained || failure.message.trim() === '' ? null : describeFailure(failure);
}

/** Whether the terms have changed since the visitor agreed. */
export const areTermsChanged = (failure: Failure): boolean => changedIn(failure) === 'signup.termsChanged';

const changedIn = (failure: Failure) => (failure.kind === 'refused' ? CHANGED[failure.type] : undefined);

/** The member may have got an agreement meanwhile, in another tab or at the center. */
const alreadyThere = (failure: Failure, kind: Kind) =>
  kind === 'createContract' && failure.kind === 'refused' && failure.refusal === 'conflict'
    ? 'signup.hasActiveAgreement'
    : undefined;

/** Changes since the page was shown, by the service's name. */
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
