import type { Failure } from '../../shared/result.ts';
import type { SessionRecord } from './model.ts';

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

/** [P-SHELL-20] [P-SHELL-21] The offer of the header: the member's pages, the login, or neither. */
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
