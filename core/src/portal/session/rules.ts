import type { Failure } from '../../shared/result.ts';
import type { SessionRecord } from './model.ts';

/** [P-SESSION-15] The saved session: the cookie's name, where it is sent, and how long it lives. */
export const SESSION = {
  key: 'session',
  path: '/',
  lifetimeSeconds: 7 * 24 * 60 * 60,
  /** A logout waits no longer for the service than this many milliseconds. */
  logoutLimit: 5_000,
} as const;

/** A session as it is saved: what opens it, and whose it is. Nothing about the person. */
export interface SavedSession {
  readonly sessid: string;
  readonly ownerId: number;
}

/** [P-SHELL-20] [P-SHELL-21] What the header offers: the member's own pages, the login where that is enabled, or neither. */
export function offeredTo(
  status: 'unknown' | 'loggedOut' | 'loggedIn',
  canLogIn: boolean,
): 'own' | 'logIn' | 'neither' {
  if (status === 'loggedIn') return 'own';
  // While it is not known whether there is a session, either would be wrong.
  return status === 'loggedOut' && canLogIn ? 'logIn' : 'neither';
}

/** A session in use. Its own token, and who it belongs to, are known once the service has said so; neither is ever saved. */
export interface Session extends SavedSession {
  readonly accessToken: string | null;
  readonly person: SessionPerson | null;
}

export interface SessionPerson {
  readonly pid: string | null;
  readonly name: string | null;
}

/** A session that was saved, before the service has said more about it. */
export const unconfirmed = (saved: SavedSession): Session => ({ ...saved, accessToken: null, person: null });

/** The same session with what the service tells about it. */
export function confirmed(session: Session, { access_token: token, pid, name }: SessionRecord): Session {
  return {
    ...session,
    accessToken: token && isCredential(token) ? token : session.accessToken,
    person: { pid: pid === null || pid === undefined ? null : String(pid), name: name?.trim() || null },
  };
}

/** What opens a door travels in a header and in a cookie, and must break out of neither, nor be too large for them. */
export const isCredential = (text: string): boolean => /^[\w.~+/=:-]{1,1000}$/.test(text);

/** [P-SESSION-15] */
export const writeSaved = ({ sessid, ownerId }: SavedSession): string => `${ownerId}.${sessid}`;

/** A saved session, or nothing where the text is not one: another program's, cut off, or tampered with. */
export function parseSaved(text: string | null): SavedSession | null {
  const [, owner, sessid] = /^(\d{1,15})\.(.+)$/s.exec(text ?? '') ?? [];
  return owner !== undefined && sessid !== undefined && isCredential(sessid)
    ? { sessid, ownerId: Number(owner) }
    : null;
}

/** A session counts only at the center it was made for: all centers share one address and so one cookie. */
export const belongsTo = (session: SavedSession, centerId: number): boolean => session.ownerId === centerId;

/** Whether a record speaks of another center's session; one that does not say whose it is does not. */
export const isOfAnother = ({ oid }: SessionRecord, centerId: number): boolean =>
  oid !== null && oid !== undefined && String(oid) !== String(centerId);

/** Whether the service did not accept the session. */
export const isSessionRefused = (failure: Failure): boolean =>
  failure.kind === 'refused' && failure.refusal === 'unauthorized';
