import {
  BehaviorSubject,
  combineLatest,
  filter,
  type Observable,
  of,
  type SchedulerLike,
  Subject,
  Subscription,
  switchMap,
  tap,
  timeout,
} from 'rxjs';
import type { AccessCell } from '../../shared/access.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { Reply } from '../../shared/reply.ts';
import type { KeyValue, Tabs } from '../../shell/ports.ts';
import type { SessionRecord } from './model.ts';
import type { SessionPort } from './port.ts';
import {
  belongsTo,
  confirmed,
  isOfAnother,
  isSessionRefused,
  parseSaved,
  type SavedSession,
  SESSION,
  type Session,
  unconfirmed,
  writeSaved,
} from './rules.ts';

export interface SessionView {
  /** Unknown until the saved session was read and the center is known. */
  readonly status: 'unknown' | 'loggedOut' | 'loggedIn';
  /** What to call whoever is logged in, once the service has said it. */
  readonly name: string | null;
  readonly loggingOut: boolean;
  /** False where the browser keeps no cookies: a login then lasts as long as the page. */
  readonly remembered: boolean;
  /** [P-SHELL-21] Whether this portal offers logging in at all. */
  readonly canLogIn: boolean;
}

export interface SessionStore {
  readonly view$: Behavior<SessionView>;
  /** A new object when the service has told more of the person; the session is the same as long as `sessid` is. */
  readonly session$: Behavior<Session | null>;
  /** Speaks when the visitor has logged out on this page, and not when the session ended in another way. */
  readonly loggedOut$: Observable<void>;
  open(): void;
  close(): void;
  /** Begins with a session that a login has just given. */
  begin(session: Session): void;
  /** Asks the service whether the session still counts; for whoever was refused with it. */
  check(): void;
  logOut(): void;
}

export interface SessionNeeds {
  readonly port: SessionPort;
  /** Gets a new token of the center. */
  readonly renewToken: () => Reply<unknown>;
  readonly access: AccessCell;
  /** Where the session outlives the page; the empty text is none. */
  readonly saved: KeyValue;
  readonly tabs: Tabs;
  readonly centerId$: Behavior<number | null>;
  readonly clock: SchedulerLike;
  readonly canLogIn?: boolean;
}

/** What the pages of one browser say to each other here: look at the cookie again. It never holds what opens a session. */
const CHANGED = 'session-changed';

export function createSessionStore(needs: SessionNeeds): SessionStore {
  const { port, access, saved, tabs, centerId$, clock, canLogIn = true } = needs;
  const session$ = new BehaviorSubject<Session | null>(null);
  /** What the cookie holds; undefined until it was read. */
  const kept$ = new BehaviorSubject<SavedSession | null | undefined>(undefined);
  const remembered$ = new BehaviorSubject(true);
  const loggingOut$ = new BehaviorSubject(false);
  const loggedOut$ = new Subject<void>();
  let isKept = false;
  let running = Subscription.EMPTY;
  let checking = Subscription.EMPTY;

  function read(): Subscription {
    return saved.read(SESSION.key).subscribe((text) => {
      remembered$.next(text.ok);
      if (text.ok) kept$.next(parseSaved(text.value));
      else if (kept$.value === undefined) kept$.next(null);
    });
  }

  /** The cookie is the truth all pages share; a session of another center counts as none. */
  function follow(kept: SavedSession | null, centerId: number): void {
    if (kept && belongsTo(kept, centerId)) {
      if (kept.sessid === session$.value?.sessid) return;
      isKept = true;
      use(unconfirmed(kept));
      check();
    } else if (kept === null && isKept) use(null);
  }

  /** The access comes first, so that whoever asks because of the session asks with it. */
  function use(session: Session | null): void {
    checking.unsubscribe();
    access.next({ ...access.value, session: session && { id: session.sessid, accessToken: session.accessToken } });
    session$.next(session);
  }

  function check(): void {
    const asked = session$.value;
    if (asked === null) return;
    checking.unsubscribe();
    checking = askTwice(asked).subscribe((answer) => {
      // Only the service can end a session; a network that fails says nothing about it.
      if (answer.ok) learn(asked, answer.value);
      else if (isSessionRefused(answer.error)) drop(asked);
    });
    running.add(checking);
  }

  /** [P-SESSION-27] A first 401 may be about a token; a second, with a new token of the center alone, is not. */
  function askTwice({ sessid }: Session): Reply<SessionRecord> {
    return port.whoami().pipe(
      switchMap((first) => {
        if (first.ok || !isSessionRefused(first.error)) return of(first);
        return needs.renewToken().pipe(
          filter(({ ok: came }) => came),
          tap(() => access.next({ ...access.value, session: { id: sessid, accessToken: null } })),
          switchMap(port.whoami),
        );
      }),
    );
  }

  function learn(session: Session, record: SessionRecord): void {
    if (isOfAnother(record, session.ownerId)) drop(session);
    else use(confirmed(session, record));
  }

  function drop({ sessid }: Session): void {
    isKept = false;
    use(null);
    saved.read(SESSION.key).subscribe((text) => {
      // Another page, or another center, may have put a session of its own there since.
      if (text.ok && parseSaved(text.value)?.sessid === sessid) keep(null);
      else tabs.post(CHANGED);
    });
  }

  function keep(session: Session | null): void {
    saved.write(SESSION.key, session ? writeSaved(session) : '').subscribe((written) => {
      remembered$.next(written.ok);
      isKept = written.ok && session !== null;
      kept$.next(written.ok ? session : null);
      tabs.post(CHANGED);
    });
  }

  return {
    session$,
    loggedOut$,
    view$: derive(
      { session: session$, kept: kept$, centerId: centerId$, loggingOut: loggingOut$, remembered: remembered$ },
      ({ session, kept, centerId, loggingOut, remembered }): SessionView => ({
        status: session ? 'loggedIn' : kept === undefined || centerId === null ? 'unknown' : 'loggedOut',
        name: session?.person?.name ?? null,
        loggingOut,
        remembered,
        canLogIn,
      }),
    ),
    open() {
      running.unsubscribe();
      running = new Subscription();
      running.add(read());
      running.add(
        combineLatest([kept$, centerId$]).subscribe(([kept, centerId]) => {
          if (kept !== undefined && centerId !== null) follow(kept, centerId);
        }),
      );
      running.add(tabs.returned$.subscribe(() => running.add(read())));
      running.add(
        tabs.messages$.pipe(filter((message) => message === CHANGED)).subscribe(() => {
          running.add(read());
          // Where cookies are blocked, or another center's lies there, only the service knows.
          check();
        }),
      );
    },
    close: () => running.unsubscribe(),
    begin(session) {
      use(session);
      keep(session);
    },
    check,
    logOut() {
      const leaving = session$.value;
      if (leaving === null || loggingOut$.value) return;
      loggingOut$.next(true);
      const answered$ = port
        .logout()
        .pipe(timeout({ first: SESSION.logoutLimit, scheduler: clock, with: () => of(null) }));
      running.add(
        answered$.subscribe(() => {
          loggingOut$.next(false);
          // Whatever the service said, or did not: the visitor has left.
          if (session$.value?.sessid === leaving.sessid) drop(leaving);
          loggedOut$.next();
        }),
      );
    },
  };
}
