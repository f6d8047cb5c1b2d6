// The workspace for any frontend: what all of its areas share, as a plain value.
import { type Behavior, type Failure, fail, type Result } from '@felles/core';
import { createRealtimeStore, type RealtimeStore } from '@felles/core/internal/realtime/store';
import { type AccessCell, createAccess } from '@felles/core/internal/shared/access';
import { mapReply } from '@felles/core/internal/shared/reply';
import { spreadOf } from '@felles/core/internal/workspace/connection/service-probe';
import { createConnectionStore } from '@felles/core/internal/workspace/connection/store';
import { createDrafts } from '@felles/core/internal/workspace/drafts/store';
import { createErrorList } from '@felles/core/internal/workspace/errors/store';
import { createMeStore } from '@felles/core/internal/workspace/me/store';
import { offeredBy } from '@felles/core/internal/workspace/offers/store';
import { ENDS, isReturn } from '@felles/core/internal/workspace/session/rules';
import { createStaffSessionStore, type SessionState } from '@felles/core/internal/workspace/session/store';
import type { ConnectionStore } from '@felles/core/workspace/connection';
import type { Drafts } from '@felles/core/workspace/drafts';
import type { ErrorList } from '@felles/core/workspace/errors';
import type { MeStore } from '@felles/core/workspace/me';
import type { Area } from '@felles/core/workspace/offers';
import type { StaffSessionStore } from '@felles/core/workspace/session';
import {
  BehaviorSubject,
  filter,
  firstValueFrom,
  from,
  map,
  merge,
  type Observable,
  of,
  ReplaySubject,
  Subject,
  skip,
  switchMap,
} from 'rxjs';
import { createEnding, DOOR_CLOSING, rootOf } from '../ending.ts';
import { createHttp, type Http, type HttpCache } from '../http.ts';
import { EVENTS } from '../wire/live/names.ts';
import { createMeHttp, createRealtimeHttp } from '../workspace/user.ts';
import { connectOnceFound, createFinder, type Whereabouts } from './finder.ts';
import { userEvents } from './live.ts';
import { noConnection } from './no-connection.ts';
import { reportingTo } from './reporting.ts';
import { signInOnDemand } from './sign-in-on-demand.ts';
import { type Surroundings, standardSurroundings, type WorkspaceNeeds } from './surroundings.ts';
import { createUserCache } from './user-cache.ts';

export type { Whereabouts } from './finder.ts';
export type { Surroundings, WorkspaceNeeds } from './surroundings.ts';

/** The shared parts of all areas of the workspace. */
export interface WorkspaceDoor extends Omit<Surroundings, 'drafts'> {
  /** Calls with the user's token, which is renewed where it is refused. */
  readonly http: Http;
  /** [W-SITE-29] Calls whose answers are only stored: they make way for others, and their failures are not listed. */
  readonly quietHttp: Http;
  /** Quiet calls too: their answers take the place of the stored ones. */
  readonly refreshHttp: Http;
  /** Answers about other projects leave the device. */
  readonly retain: (projectIds: readonly string[]) => void;
  readonly access: AccessCell;
  /** Where the service is, as far as is known now. */
  where(): Whereabouts;
  readonly session: StaffSessionStore;
  /** Who has signed in last: a page belongs to one user. */
  readonly owner$: Behavior<string | null>;
  /** The owner of the stored input has given it up: signed out, or cancelled the sign-in. */
  readonly gaveUp$: Observable<string>;
  /** Runs while a user is signed in. */
  readonly realtime: RealtimeStore;
  /** Emits when the service answers after a stored answer was used. */
  readonly late$: Observable<unknown>;
  readonly connection: ConnectionStore;
  /** The areas that the service offers beyond its specification. */
  readonly offers$: Behavior<readonly Area[]>;
  readonly me: MeStore;
  readonly drafts: Drafts;
  /** Failures of calls, each once. */
  readonly errors: ErrorList;
  /**
   * Begins the session: by the tokens there are, by the host, or by leaving for the provider. Answers once a user is signed
   * in (`signedIn`) or has to sign in (`signedOut`, with why).
   */
  open(): Promise<SessionState>;
  /**
   * Ends all that the workspace and its areas run: the session's renewal, the live connection, questions and timers. Questions
   * that are on their way are answered by a `misuse` that says so, and changes as ever. A call through it from then on is a
   * `misuse` until `open()` begins the session anew; a store that was open then is closed and opened, too.
   */
  close(): void;
}

const isUnanswered = (result: Result<unknown>): result is { readonly ok: false; readonly error: Failure } =>
  !result.ok && result.error.kind === 'unreachable';

const closedMeanwhile = (): SessionState => ({
  kind: 'signedOut',
  why: ENDS.failed({ kind: 'misuse', where: 'open()', issue: DOOR_CLOSING.message }),
});

/** How long the service may take to name the user (milliseconds). */
const WHO = 5_000;

/**
 * Asks where the service is. `open()` of the workspace begins the session of a user.
 * @example
 * const workspace = await openWorkspace({ root: 'https://service.example', host, connect: connectInBrowser });
 * const { kind } = await workspace.open(); // signs in by the token of `host`, or by the provider
 * const expenses = expenseServices(workspace).expenses('1001');
 * expenses.open();
 * expenses.view$.subscribe(draw);
 */
export async function openWorkspace(needs: WorkspaceNeeds): Promise<WorkspaceDoor> {
  const root = rootOf(needs.root);
  const standard = standardSurroundings(root);
  const given = { ...standard, ...needs, page: { ...standard.page, ...needs.page } };
  const ending = createEnding(given.clock, given.steadyClock);
  const { clock, steadyClock } = ending;
  const at = { ...given, clock, steadyClock };
  const fetch = ending.fetch(at.fetch ?? globalThis.fetch.bind(globalThis));
  const { sendFile, connect, visible$, online$ } = at;
  const access = createAccess();
  const cache = createUserCache(at.answerCache, clock);
  const finder = createFinder({ root, fetch, clock, access, cache });
  await firstValueFrom(finder.asked$);
  const drafts = createDrafts(at.drafts);
  const errors = createErrorList(clock);
  // Also for an area that comes later: such input is of no use to any other user.
  const gaveUp$ = new ReplaySubject<string>(1);
  const owner$ = new BehaviorSubject<string | null>(null);

  /** By the token that is asked about, and no other. */
  const who = (token: string) => {
    const asking = createAccess();
    const { me } = createMeHttp(createHttp({ root, fetch, clock, access: asking, limit: WHO }));
    const user = finder.asked$.pipe(
      switchMap((found) => {
        // Without an answer it is not known whether the service names its users.
        if (isUnanswered(found)) return of(found);
        asking.next({ ...access.value, token });
        // An answer that is lost once does not make another user of the same one.
        return me().pipe(switchMap((result) => (isUnanswered(result) ? me() : of(result))));
      }),
    );
    return mapReply(user, ({ login_id: id }) => id);
  };
  const signIn = signInOnDemand({ server: finder.now().provider, fetch, clock, client: at.client });
  const session = createStaffSessionStore({
    ...at,
    port: signIn,
    who,
    flow: finder.now().flow,
    leaving: drafts.leave,
    gaveUp() {
      drafts.clear();
      if (owner$.value !== null) gaveUp$.next(owner$.value);
    },
  });
  const answered$ = new Subject<void>();
  const http = reportingTo(
    errors,
    () => answered$.next(),
    createHttp({ root, fetch, clock, access, cache, renew: session.renew, ...(sendFile && { sendFile }) }),
  );
  const quietly = (cache: HttpCache) =>
    createHttp({
      root,
      fetch: (url, init) => fetch(url, { ...init, priority: 'low' }),
      clock,
      access,
      cache,
      renew: session.renew,
    });
  cache.follow(session);
  const calls = createRealtimeHttp(http);
  const realtime =
    connect === undefined
      ? noConnection(steadyClock.now())
      : createRealtimeStore({
          clock: steadyClock,
          spread: spreadOf(at.chance),
          port: {
            // Where the manifest could not be had yet each attempt asks for it first.
            token: () => finder.asked$.pipe(switchMap(() => calls.token())),
            connect: (events) => connectOnceFound(finder, connect, events),
          },
          // Read at the moment of the authentication: by then the manifest has been asked for.
          who: {
            get server() {
              return new URL(finder.now().socket).host;
            },
            get base_url() {
              return finder.now().service;
            },
            get client() {
              return { type: 'web', version: finder.now().version, agent: at.agent } as const;
            },
          },
        });
  const connection = createConnectionStore({
    realtime,
    online$,
    visible$,
    chance: at.chance,
    wall: clock,
    clock: steadyClock,
    // On a slow line the answer comes late, after a stored one was used.
    answered$: merge(answered$, cache.late$),
    // A stored answer is no sign of the service.
    isThere: () =>
      calls.manifest().pipe(map((result) => (result.ok && result.fromCache ? fail(result.fromCache.failure) : result))),
  });
  const offers$ = offeredBy(access);
  // The manifest of a service that was out of reach at the start comes later.
  const me = createMeStore({ port: createMeHttp(http), again$: offers$.pipe(skip(1)) });

  userEvents({ me, realtime }, [EVENTS.session.revoked]).subscribe(() => {
    // The token is no longer valid: if it cannot be renewed, the user signs in again.
    session.renew(session.access$.value).subscribe();
  });
  session.access$.subscribe((token) => access.next({ ...access.value, token }));
  visible$.subscribe((isVisible) => !isVisible && drafts.save());
  session.state$.subscribe((state) => {
    if (state.kind !== 'signedIn') return;
    owner$.next(state.owner);
    drafts.open(state.owner);
    signIn.prepareCode();
  });
  openWhileSignedIn({ session }, connection, me);
  // The answer is in the address, and the first page may redirect to another one.
  if (isReturn(at.page.address())) session.open();
  return {
    ...at,
    http,
    quietHttp: quietly(cache.prefetch),
    refreshHttp: quietly(cache.refresh),
    retain: cache.retain,
    access,
    where: finder.now,
    session,
    owner$,
    gaveUp$,
    realtime,
    late$: cache.late$,
    connection,
    offers$,
    me,
    drafts,
    errors,
    open() {
      ending.begin();
      session.open();
      const decided$ = session.state$.pipe(filter(({ kind }) => kind === 'signedIn' || kind === 'signedOut'));
      return firstValueFrom(merge(decided$, from(ending.ended()).pipe(map(closedMeanwhile))));
    },
    close() {
      session.close();
      ending.end();
    },
  };
}

/** A part that a door has once: made at its first use, and the same one from then on. */
export function perDoor<T>(make: (door: WorkspaceDoor) => T): (door: WorkspaceDoor) => T {
  const made = new WeakMap<WorkspaceDoor, { readonly part: T }>();
  return (door) => {
    const { part } = made.get(door) ?? { part: make(door) };
    made.set(door, { part });
    return part;
  };
}

/** Lives as long as the session of a user, a store mostly: it may be opened again after it was closed. */
export interface Openable {
  open(): void;
  close(): void;
}

/** Opens stores with the sign-in, and closes them when the session of their user is over. */
export function openWhileSignedIn({ session }: Pick<WorkspaceDoor, 'session'>, ...stores: readonly Openable[]): void {
  session.state$.subscribe(({ kind }) => {
    for (const store of stores) {
      if (kind === 'signedIn') store.open();
      if (kind === 'signedOut' || kind === 'changing' || kind === 'starting') store.close();
    }
  });
}
