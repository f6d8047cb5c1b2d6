// While the connection waits, the service is probed, and the shown data refreshed.
import {
  combineLatest,
  distinctUntilChanged,
  EMPTY,
  exhaustMap,
  filter,
  interval,
  map,
  merge,
  type Observable,
  type SchedulerLike,
  skipUntil,
  switchMap,
  take,
  timer,
} from 'rxjs';
import type { ConnectionState } from '../../realtime/model.ts';
import { RECONNECT } from '../../realtime/rules.ts';
import type { Behavior } from '../../shared/behavior.ts';
import type { Reply } from '../../shared/reply.ts';

/**
 * The interval of probes with its spread, the begin of a wait in which no answer counts, the interval of refreshes, and
 * the spread of late reconnects (milliseconds).
 */
export const FINDING = { every: 15_000, spread: 5_000, quiet: 5_000, refresh: 60_000, late: 30_000 } as const;

/** `state$` tells whether the connection is away; `clock` times the requests while it is. */
export interface FindingNeeds {
  readonly state$: Behavior<ConnectionState>;
  /** A hidden page sends no requests. */
  readonly visible$: Behavior<boolean>;
  readonly clock: SchedulerLike;
}

/** The needs of `serviceFound`, which probes only while the connection waits and the page is visible. */
export interface LookingNeeds extends FindingNeeds {
  /** A light request that shows whether the service answers. */
  readonly isThere: () => Reply<unknown>;
  /** Emits when the service has answered any other request. */
  readonly answered$: Observable<unknown>;
  /** From 0 to 1, so that thousands of clients do not reconnect in the same second. */
  readonly chance: () => number;
}

/** Only late reconnects are spread over time. */
export const spreadOf =
  (chance: () => number) =>
  (planned: number): number =>
    planned === RECONNECT.late ? chance() * FINDING.late : 0;

/**
 * Emits when the service answers again, once in each wait. Requests that were under way at the close say nothing: where
 * only the socket fails, they would use up the few reconnects in seconds.
 */
export const serviceFound = ({
  state$,
  visible$,
  clock,
  isThere,
  answered$,
  chance,
}: LookingNeeds): Observable<unknown> =>
  combineLatest([state$, visible$]).pipe(
    map(([state, isVisible]) => (state.kind === 'waiting' && isVisible ? state : null)),
    distinctUntilChanged(),
    switchMap((wait) => {
      if (wait === null) return EMPTY;
      const pause = FINDING.every + chance() * FINDING.spread;
      const probed$ = timer(pause, pause, clock).pipe(
        exhaustMap(isThere),
        filter((answer) => answer.ok),
      );
      return merge(probed$, answered$.pipe(skipUntil(timer(FINDING.quiet, clock)))).pipe(take(1));
    }),
  );

/** Emits at intervals while there is no live connection, to refresh the shown data. */
export const pollWhileAway = (
  { state$, visible$, clock }: FindingNeeds,
  every: number = FINDING.refresh,
): Observable<unknown> =>
  combineLatest([state$, visible$]).pipe(
    map(([{ kind }, isVisible]) => isVisible && kind !== 'ready' && kind !== 'idle' && kind !== 'closed'),
    distinctUntilChanged(),
    switchMap((isAway) => (isAway ? interval(every, clock) : EMPTY)),
  );
