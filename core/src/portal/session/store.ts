import { BehaviorSubject, combineLatest, of, type SchedulerLike, timeout } from 'rxjs';
import type { AccessCell } from '../../shared/access.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { Reply } from '../../shared/reply.ts';
import { createScope } from '../../shared/scope.ts';
import type { KeyValue, Tabs } from '../../shell/ports.ts';
import type { SessionPort } from './model.ts';
import { belongsTo, type SavedSession, SESSION, type Session, unconfirmedSession } from './rules.ts';
import { createSessionCheck } from './session-check.ts';
import { createSharedSession } from './shared-session.ts';

/** The login, as the header and the pages show it. */
export interface SessionView {
  /** 'unknown' until the saved session is read and the center is known. */
  readonly status: 'unknown' | 'loggedOut' | 'loggedIn';
  /** Null until the service has named the person. */
  readonly name: string | null;
  readonly loggingOut: boolean;
  /** Counts the visitor's logouts on this page; other ends of a session do not count. */
  readonly logouts: number;
  /** False if the browser stores no cookies: a login then lasts as long as the page. */
  readonly remembered: boolean;
  /** [P-SHELL-21] False if this frontend has no login; the header then offers none. */
  readonly canLogIn: boolean;
}

/** One for the whole portal: it ends the session in all tabs, and gives the token to each request. */
export interface SessionStore {
  readonly view$: Behavior<SessionView>;
  /** A new object when the service has told more; the same session as long as `sessid` stays. */
  readonly session$: Behavior<Session | null>;
  open(): void;
  close(): void;
  /** Uses the session of a login. */
  begin(session: Session): void;
  /** Checks the session after the service has refused a request. */
  check(): void;
  logOut(): void;
}

/** The storage and the tabs that share one session. `canLogIn` is true if it is not given. */
export interface SessionNeeds {
  readonly port: SessionPort;
  /** Renews the center's token, which may be the reason for a refusal. */
  readonly renewToken: (refused: string | null) => Reply<unknown>;
  readonly access: AccessCell;
  /** Stores the session; '' means none. */
  readonly saved: KeyValue;
  readonly tabs: Tabs;
  readonly centerId$: Behavior<number | null>;
  readonly clock: SchedulerLike;
  readonly canLogIn?: boolean;
}

/** Whether a member is logged in, also after a reload and in other tabs. */
export function createSessionStore(needs: SessionNeeds): SessionStore {
  const { port, access, saved, tabs, centerId$, clock, canLogIn = true } = needs;
  const shared = createSharedSession(saved, tabs);
  const session$ = new BehaviorSubject<Session | null>(null);
  /** Whether the session in use was saved when last read: only then its absence means a logout. */
  let isSaved = false;
  const scope = createScope();
  const sessionCheck = createSessionCheck({ port, renewToken: needs.renewToken, access, use, end: drop });
  const loggingOut$ = new BehaviorSubject(false);
  const logouts$ = new BehaviorSubject(0);

  /** All tabs follow the cookie; another center's session counts as none. */
  function follow(found: SavedSession | null, centerId: number): void {
    if (found && belongsTo(found, centerId)) {
      isSaved = true;
      if (found.sessid === session$.value?.sessid) return;
      use(unconfirmedSession(found));
      check();
    } else {
      // If another center's session has replaced the cookie, only the service knows when this one ends.
      const isGone = found === null && isSaved;
      isSaved = false;
      if (isGone) use(null);
    }
  }

  /** The access first: a subscriber that calls the service because of the new session needs its credentials. */
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
        loggingOut: loggingOut$,
        logouts: logouts$,
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
          // Without a cookie of this center, only the service knows.
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
      // When a session ends, several requests are refused at once; one check is enough.
      if (!sessionCheck.isAsking()) check();
    },
    logOut() {
      const { value: leaving } = session$;
      if (leaving === null || loggingOut$.value) return;
      loggingOut$.next(true);
      const answer$ = port
        .logout()
        .pipe(timeout({ first: SESSION.logoutLimit, scheduler: clock, with: () => of(null) }));
      scope.add(
        answer$.subscribe(() => {
          loggingOut$.next(false);
          // The visitor is logged out here after any answer, or none.
          if (session$.value?.sessid === leaving.sessid) drop(leaving);
          logouts$.next(logouts$.value + 1);
        }),
      );
    },
  };
}
