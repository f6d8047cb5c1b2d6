import { BehaviorSubject, combineLatest, type SchedulerLike } from 'rxjs';
import type { AccessCell } from '../../shared/access.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { Reply } from '../../shared/reply.ts';
import { createScope } from '../../shared/scope.ts';
import type { KeyValue, Tabs } from '../../shell/ports.ts';
import { createLogout } from './logout.ts';
import type { SessionPort } from './port.ts';
import { belongsTo, type SavedSession, type Session, unconfirmed } from './rules.ts';
import { createSessionCheck } from './session-check.ts';
import { createSharedSession } from './shared-session.ts';

export interface SessionView {
  /** Unknown until the saved session was read and the center is known. */
  readonly status: 'unknown' | 'loggedOut' | 'loggedIn';
  /** The name of the logged-in person, once the service has said it. */
  readonly name: string | null;
  readonly loggingOut: boolean;
  /** How often the visitor has logged out on this page, sessions that ended in another way not counted. */
  readonly logouts: number;
  /** False where the browser keeps no cookies: a login then lasts as long as the page. */
  readonly remembered: boolean;
  /** [P-SHELL-21] Whether this portal offers logging in at all. */
  readonly canLogIn: boolean;
}

export interface SessionStore {
  readonly view$: Behavior<SessionView>;
  /** A new object when the service has told more of the person; the session is the same as long as `sessid` is. */
  readonly session$: Behavior<Session | null>;
  open(): void;
  close(): void;
  /** Uses a session that a login has just given. */
  begin(session: Session): void;
  /** Asks the service whether the session still counts, after it has refused a call. */
  check(): void;
  logOut(): void;
}

export interface SessionNeeds {
  readonly port: SessionPort;
  /** Gets a new token of the center in the place of one that may be why the service refused. */
  readonly renewToken: (refused: string | null) => Reply<unknown>;
  readonly access: AccessCell;
  /** Where the session outlives the page; the empty text is none. */
  readonly saved: KeyValue;
  readonly tabs: Tabs;
  readonly centerId$: Behavior<number | null>;
  readonly clock: SchedulerLike;
  readonly canLogIn?: boolean;
}

export function createSessionStore(needs: SessionNeeds): SessionStore {
  const { port, access, saved, tabs, centerId$, clock, canLogIn = true } = needs;
  const shared = createSharedSession(saved, tabs);
  const session$ = new BehaviorSubject<Session | null>(null);
  /** Whether the session in use was the saved one when that was last read: only then does its absence mean anything. */
  let isSaved = false;
  const scope = createScope();
  const sessionCheck = createSessionCheck({ port, renewToken: needs.renewToken, access, confirmed: use, ended: drop });
  const logout = createLogout({ port, session$, clock, left: drop });

  /** The cookie is the truth all pages share; a session of another center counts as none. */
  function follow(found: SavedSession | null, centerId: number): void {
    if (found && belongsTo(found, centerId)) {
      isSaved = true;
      if (found.sessid === session$.value?.sessid) return;
      use(unconfirmed(found));
      check();
    } else {
      // Where another center's session has taken the cookie, only the service can say when this one ends.
      const isGone = found === null && isSaved;
      isSaved = false;
      if (isGone) use(null);
    }
  }

  /** The access comes first: a subscriber that calls the service because of the new session must call with it. */
  function use(session: Session | null): void {
    sessionCheck.stop();
    access.next({ ...access.value, session: session && { id: session.sessid, accessToken: session.accessToken } });
    session$.next(session);
  }

  function check(): void {
    if (session$.value !== null) scope.add(sessionCheck.ask(session$.value));
  }

  function drop(session: Session): void {
    isSaved = false;
    use(null);
    shared.forget(session);
  }

  return {
    session$,
    view$: derive(
      {
        session: session$,
        found: shared.saved$,
        centerId: centerId$,
        loggingOut: logout.isSending$,
        logouts: logout.logouts$,
        remembered: shared.remembered$,
      },
      ({ session, found, centerId, loggingOut, logouts, remembered }): SessionView => ({
        status: session ? 'loggedIn' : found === undefined || centerId === null ? 'unknown' : 'loggedOut',
        name: session?.person?.name ?? null,
        loggingOut,
        logouts,
        remembered,
        canLogIn,
      }),
    ),
    open() {
      scope.reopen();
      scope.add(shared.read());
      scope.add(
        combineLatest([shared.saved$, centerId$]).subscribe(([found, centerId]) => {
          if (found !== undefined && centerId !== null) follow(found, centerId);
        }),
      );
      scope.add(tabs.returned$.subscribe(() => scope.add(shared.read())));
      scope.add(
        shared.changedElsewhere$.subscribe(() => {
          scope.add(shared.read());
          // Where cookies are blocked, or another center's lies there, only the service knows.
          check();
        }),
      );
    },
    close: scope.close,
    begin(session) {
      isSaved = false;
      use(session);
      shared.save(session);
    },
    check() {
      // Several calls are refused at once when a session ends; the answer under way is for all of them.
      if (!sessionCheck.isAsking()) check();
    },
    logOut: () => scope.add(logout.logOut()),
  };
}
