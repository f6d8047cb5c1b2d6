// What the two forms of this area ask for, and what they make of the answers.

import { describeFailure } from '../../shared/messages.ts';
import { type Failure, fail, isRefused, ok, type Result } from '../../shared/result.ts';
import type { SessionMessage } from './messages.ts';
import type { LoginResponse, NewPasswordResponse } from './model.ts';
import { confirmed, isCredential, isOfAnother, type Session, unconfirmed } from './rules.ts';

export interface LoginFields {
  readonly phone: string;
  readonly password: string;
}

/** What is wrong with each field; null where nothing is. */
export type Problems<F> = { readonly [K in keyof F]: SessionMessage | null };

/** [P-SESSION-24] The way a new password is sent. */
export const NEW_PASSWORD_TYPE = 'sms';

/** The longest number there is: 00 and fifteen digits. */
const LONGEST_NUMBER = 17;

/**
 * [P-SESSION-22] A phone number as the service takes it: digits, exactly as they were given. Nothing is dropped, for
 * the zeros before a foreign number are part of it. People also write spaces, hyphens and brackets, and + for 00; a copied
 * number may hold invisible marks.
 */
export function phoneDigits(phone: string): string | null {
  const written = phone.replace(/[\s\p{Cf}().-]/gu, '').replace(/^\+(?=\d)/, '00');
  return /^\d+$/.test(written) && written.length <= LONGEST_NUMBER ? written : null;
}

/** [P-SESSION-06] [P-SESSION-21] */
export function phoneProblem(phone: string): SessionMessage | null {
  if (/^[\s\p{Cf}]*$/u.test(phone)) return { key: 'session.phoneMissing', params: {} };
  return phoneDigits(phone) === null ? { key: 'session.phoneNotDigits', params: {} } : null;
}

/** [P-SESSION-06] [P-SESSION-07] A password may be made of anything, of spaces too. */
export const loginProblems = ({ phone, password }: LoginFields): Problems<LoginFields> => ({
  phone: phoneProblem(phone),
  password: password === '' ? { key: 'session.passwordMissing', params: {} } : null,
});

/** [P-SESSION-10] The session that a login gave, or why it gave none. */
export function sessionIn({ whoami }: LoginResponse, centerId: number): Result<Session, SessionMessage> {
  if (!whoami?.sessid) return fail(WRONG_LOGIN);
  if (!isCredential(whoami.sessid)) return fail({ key: 'failure.malformed', params: {} });
  if (isOfAnother(whoami, centerId)) return fail({ key: 'session.otherCenter', params: {} });
  return ok(confirmed(unconfirmed({ sessid: whoami.sessid, ownerId: centerId }), whoami));
}

/**
 * Why a login failed. It never says whether the number or the password was wrong, even if the service does: strangers could
 * test numbers.
 */
export function loginFailure(failure: Failure): SessionMessage {
  if (isTooMany(failure)) return TOO_MANY;
  const isWrong = failure.kind === 'refused' && ['unauthorized', 'forbidden', 'notFound'].includes(failure.refusal);
  return isWrong ? WRONG_LOGIN : describeFailure(failure);
}

/** Why the page could not say that a new password is on its way. */
export interface NewPasswordFailure {
  readonly reason: SessionMessage;
  /** Whether it may be on its way all the same: the answer was lost, or tells nothing. */
  readonly isUncertain: boolean;
}

/** Null when it is on its way. The service may say no with the status of a yes. */
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
