import { filter, of, Subscription, switchMap, tap } from 'rxjs';
import type { AccessCell } from '../../shared/access.ts';
import type { Reply } from '../../shared/reply.ts';
import type { SessionPort, SessionRecord } from './model.ts';
import { confirmSession, isOfAnother, isSessionRefused, type Session } from './rules.ts';

/** Checks at the service whether a session is still valid, one session at a time. */
interface SessionCheck {
  isAsking(): boolean;
  ask(session: Session): Subscription;
  stop(): void;
}

interface SessionCheckNeeds {
  readonly port: Pick<SessionPort, 'whoami'>;
  readonly renewToken: (refused: string | null) => Reply<unknown>;
  readonly access: AccessCell;
  /** Uses a session that the service has confirmed. */
  readonly use: (session: Session) => void;
  /** Ends a session that the service has refused. */
  readonly end: (session: Session) => void;
}

export function createSessionCheck({ port, renewToken, access, use, end }: SessionCheckNeeds): SessionCheck {
  let asking = Subscription.EMPTY;

  /** [P-SESSION-27] A first 401 may concern a token. The second request uses only a new token of the center, so its 401 concerns the session. */
  function askTwice({ sessid }: Session): Reply<SessionRecord> {
    const { token } = access.value;
    return port.whoami().pipe(
      switchMap((first) => {
        if (first.ok || !isSessionRefused(first.error)) return of(first);
        return renewToken(token).pipe(
          filter(({ ok: isRenewed }) => isRenewed),
          tap(() => access.next({ ...access.value, session: { id: sessid, accessToken: null } })),
          switchMap(port.whoami),
        );
      }),
    );
  }

  function learn(session: Session, record: SessionRecord): void {
    // The session's own token may have been dropped meanwhile.
    const accessToken = access.value.session?.accessToken ?? null;
    if (isOfAnother(record, session.ownerId)) end(session);
    else use(confirmSession({ ...session, accessToken }, record));
  }

  return {
    isAsking: () => !asking.closed,
    stop: () => asking.unsubscribe(),
    ask(session) {
      asking.unsubscribe();
      asking = askTwice(session).subscribe((answer) => {
        // Only an answer of the service can end a session, not a failing network.
        if (answer.ok) learn(session, answer.value);
        else if (isSessionRefused(answer.error)) end(session);
      });
      return asking;
    },
  };
}
