// The rules of the login and of the new-password form.

import { describeFailure } from '../../shared/messages.ts';
import { type Failure, fail, isRefused, ok, type Result } from '../../shared/result.ts';
import type { SessionMessage } from './messages.ts';
import type { LoginResponse, NewPasswordResponse } from './model.ts';
import { confirmed, isCredential, isOfAnother, type Session, unconfirmed } from './rules.ts';

export interface LoginFields {
  readonly phone: string;
  readonly password: string;
}

/** The problem of each field; null if it is right. */
export type FieldProblems<F> = { readonly [K in keyof F]: SessionMessage | null };

/** [P-SESSION-24] */
export const NEW_PASSWORD_TYPE = 'sms';

/** The longest phone number: 00 and fifteen digits. */
const LONGEST_NUMBER = 17;

/** [P-SESSION-22] The digits of a phone number, with leading zeros. Spaces, hyphens, brackets and invisible marks are removed; + becomes 00. */
export function phoneDigits(phone: string): string | null {
  const written = phone.replace(/[\s\p{Cf}().-]/gu, '').replace(/^\+(?=\d)/, '00');
  return /^\d+$/.test(written) && written.length <= LONGEST_NUMBER ? written : null;
}

/** [P-SESSION-06] [P-SESSION-21] */
export function phoneProblem(phone: string): SessionMessage | null {
  if (/^[\s\p{Cf}]*$/u.test(phone)) return { key: 'session.phoneMissing', params: {} };
  return phoneDigits(phone) === null ? { key: 'session.phoneNotDigits', params: {} } : null;
}

/** [P-SESSION-06] [P-SESSION-07] Any text is a password, also spaces. */
export const loginProblems = ({ phone, password }: LoginFields): FieldProblems<LoginFields> => ({
  phone: phoneProblem(phone),
  password: password === '' ? { key: 'session.passwordMissing', params: {} } : null,
});

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
