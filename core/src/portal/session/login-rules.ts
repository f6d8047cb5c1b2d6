// The rules of the two forms of a visitor without a session. The first page needs none of them.
import { type RunEnd, requestEnd } from '../../data/action.ts';
import type { Problems } from '../../data/form.ts';
import { describeFailure } from '../../shared/messages.ts';
import { type Failure, fail, ok, type Result } from '../../shared/result.ts';
import type { SessionMessage } from '../../texts/session.ts';
import type { LoginResponse, NewPasswordResponse } from './model.ts';
import { confirmSession, isCredential, isOfAnother, type Session, unconfirmedSession } from './rules.ts';

/** As the visitor typed them; the password is forgotten when the form closes. */
export interface LoginFields {
  readonly phone: string;
  readonly password: string;
}

/** The longest phone number: 00 and fifteen digits. */
const LONGEST_NUMBER = 17;

/** [P-SESSION-22] The digits of a phone number, with leading zeros. Spaces, hyphens, brackets and invisible marks are removed; + becomes 00. */
export function phoneDigits(phone: string): string | null {
  const written = phone.replace(/[\s\p{Cf}().-]/gu, '').replace(/^\+(?=\d)/, '00');
  return /^\d+$/.test(written) && written.length <= LONGEST_NUMBER ? written : null;
}

/** [P-SESSION-06] [P-SESSION-21] Null for a number that can be sent; login and new password have the same rule. */
export function phoneProblem(phone: string): SessionMessage | null {
  if (/^[\s\p{Cf}]*$/u.test(phone)) return { key: 'session.phoneMissing', params: {} };
  return phoneDigits(phone) === null ? { key: 'session.phoneNotDigits', params: {} } : null;
}

/** [P-SESSION-06] [P-SESSION-07] Any text is a password, also spaces. */
export function loginProblems({ phone, password }: LoginFields): Problems<LoginFields, SessionMessage> {
  const ofPhone = phoneProblem(phone);
  return {
    ...(ofPhone && { phone: ofPhone }),
    ...(password === '' && { password: { key: 'session.passwordMissing', params: {} } }),
  };
}

/** [P-SESSION-10] The session in a login's answer, or why there is none. */
export function sessionIn({ whoami }: LoginResponse, centerId: number): Result<Session, SessionMessage> {
  if (!whoami?.sessid) return fail(WRONG_LOGIN);
  if (!isCredential(whoami.sessid)) return fail({ key: 'failure.malformed', params: {} });
  if (isOfAnother(whoami, centerId)) return fail({ key: 'session.otherCenter', params: {} });
  return ok(confirmSession(unconfirmedSession({ sessid: whoami.sessid, ownerId: centerId }), whoami));
}

/** Never says whether the number or the password was wrong: strangers could test numbers. */
export function loginFailure(failure: Failure): SessionMessage {
  if (isTooMany(failure)) return TOO_MANY;
  const isWrong = failure.kind === 'refused' && ['unauthorized', 'forbidden', 'notFound'].includes(failure.refusal);
  return isWrong ? WRONG_LOGIN : describeFailure(failure);
}

/** The end of a request for a new password. The service may refuse in an answer with a success status. */
export function newPasswordEnd(answer: Result<NewPasswordResponse>): RunEnd<NewPasswordResponse, SessionMessage> {
  const failure = answer.ok ? failureIn(answer.value) : null;
  return requestEnd(failure === null ? answer : fail(failure), (why) =>
    isTooMany(why) ? TOO_MANY : describeFailure(why),
  );
}

function failureIn({ http_status: status, message }: NewPasswordResponse): Failure | null {
  if (status === null || status === undefined || (status >= 200 && status <= 299)) return null;
  return { kind: 'refused', refusal: 'generic', status, type: 'Error', message: message ?? '' };
}

const WRONG_LOGIN: SessionMessage = { key: 'session.wrongLogin', params: {} };
const TOO_MANY: SessionMessage = { key: 'session.tooManyAttempts', params: {} };
const isTooMany = (failure: Failure): boolean => failure.kind === 'refused' && failure.status === 429;
