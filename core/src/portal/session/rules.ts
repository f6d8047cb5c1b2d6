import { type RunEnd, requestEnd } from '../../data/action.ts';
import type { Problems } from '../../data/form.ts';
import { describeFailure } from '../../shared/messages.ts';
import { type Failure, fail, ok, type Result } from '../../shared/result.ts';
import type { SessionMessage } from './messages.ts';
import type { LoginResponse, NewPasswordResponse, SessionRecord } from './model.ts';

/** [P-SESSION-15] The cookie of the saved session. */
export const SESSION = {
  key: 'session',
  path: '/',
  lifetimeSeconds: 7 * 24 * 60 * 60,
  /** How long a logout waits for the service (milliseconds). */
  logoutLimit: 5_000,
} as const;

/** The saved part of a session: its id and its center, but nothing about the person. */
export interface SavedSession {
  readonly sessid: string;
  readonly ownerId: number;
}

/** [P-SHELL-20] [P-SHELL-21] What the header offers: the member's pages, the login, or neither. */
export function offeredTo(
  status: 'unknown' | 'loggedOut' | 'loggedIn',
  canLogIn: boolean,
): 'own' | 'logIn' | 'neither' {
  if (status === 'loggedIn') return 'own';
  // While the session is unknown, both would be wrong.
  return status === 'loggedOut' && canLogIn ? 'logIn' : 'neither';
}

/** A session in use. The service names its token and its person; neither is ever saved. */
export interface Session extends SavedSession {
  readonly accessToken: string | null;
  readonly person: SessionPerson | null;
}

/** Who is logged in, for the header; null where the service does not say. */
export interface SessionPerson {
  readonly pid: string | null;
  readonly name: string | null;
}

/** A saved session that the service has not confirmed yet. */
export const unconfirmedSession = (saved: SavedSession): Session => ({ ...saved, accessToken: null, person: null });

/** The session with the data of the service's record. */
export function confirmSession(session: Session, { access_token: token, pid, name }: SessionRecord): Session {
  return {
    ...session,
    accessToken: token && isCredential(token) ? token : session.accessToken,
    person: { pid: pid ?? null, name: name?.trim() || null },
  };
}

/** A credential is sent in a header and in a cookie: it must not break out of them or be too long. */
export const isCredential = (text: string): boolean => /^[\w.~+/=:-]{1,1000}$/.test(text);

/** [P-SESSION-15] The text of the session cookie. It names the center, as all centers share this cookie. */
export const writeSaved = ({ sessid, ownerId }: SavedSession): string => `${ownerId}.${sessid}`;

/** Null for a text that is no saved session: of another program, cut off, or manipulated. */
export function parseSaved(text: string | null): SavedSession | null {
  const [, owner, sessid] = /^(\d{1,15})\.(.+)$/s.exec(text ?? '') ?? [];
  return owner !== undefined && sessid !== undefined && isCredential(sessid)
    ? { sessid, ownerId: Number(owner) }
    : null;
}

/** All centers share one address and so one cookie, but a session counts only at its own center. */
export const belongsTo = (session: SavedSession, centerId: number): boolean => session.ownerId === centerId;

/** Whether a record belongs to another center; false if it does not say it. */
export const isOfAnother = ({ oid }: SessionRecord, centerId: number): boolean =>
  oid !== null && oid !== undefined && oid !== String(centerId);

export const isSessionRefused = (failure: Failure): boolean =>
  failure.kind === 'refused' && failure.refusal === 'unauthorized';

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
