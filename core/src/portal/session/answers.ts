// The meaning of the service's answers to a login and to a request for a new password.

import { describeFailure } from '../../shared/messages.ts';
import { type Failure, fail, isRefused, ok, type Result } from '../../shared/result.ts';
import type { SessionMessage } from './messages.ts';
import type { LoginResponse, NewPasswordResponse } from './model.ts';
import { confirmed, isCredential, isOfAnother, type Session, unconfirmed } from './rules.ts';

/** [P-SESSION-10] The session in a login's answer, or why there is none. */
export function sessionIn({ whoami }: LoginResponse, centerId: number): Result<Session, SessionMessage> {
  if (!whoami?.sessid) return fail(WRONG_LOGIN);
  if (!isCredential(whoami.sessid)) return fail({ key: 'failure.malformed', params: {} });
  if (isOfAnother(whoami, centerId)) return fail({ key: 'session.otherCenter', params: {} });
  return ok(confirmed(unconfirmed({ sessid: whoami.sessid, ownerId: centerId }), whoami));
}

/** Never says whether the number or the password was wrong: strangers could test numbers. */
export function loginFailure(failure: Failure): SessionMessage {
  if (isTooMany(failure)) return TOO_MANY;
  const isWrong = failure.kind === 'refused' && ['unauthorized', 'forbidden', 'notFound'].includes(failure.refusal);
  return isWrong ? WRONG_LOGIN : describeFailure(failure);
}

/** Why a new password was not confirmed as sent. */
export interface NewPasswordFailure {
  readonly reason: SessionMessage;
  /** Whether it may have been sent: the answer was lost or says nothing. */
  readonly isUncertain: boolean;
}

/** Null if it was sent. The service may refuse in an answer with a success status. */
export function newPasswordFailure(answer: Result<NewPasswordResponse>): NewPasswordFailure | null {
  const failure = answer.ok ? failureIn(answer.value) : answer.error;
  if (failure === null) return null;
  return { reason: isTooMany(failure) ? TOO_MANY : describeFailure(failure), isUncertain: !isRefused(failure) };
}

function failureIn({ http_status: status, message }: NewPasswordResponse): Failure | null {
  if (status === null || status === undefined || (status >= 200 && status <= 299)) return null;
  return { kind: 'refused', refusal: 'generic', status, type: 'Error', message: message ?? '' };
}

const WRONG_LOGIN: SessionMessage = { key: 'session.wrongLogin', params: {} };
const TOO_MANY: SessionMessage = { key: 'session.tooManyAttempts', params: {} };
const isTooMany = (failure: Failure): boolean => failure.kind === 'refused' && failure.status === 429;
