// Beside the plan of reconnects: while the connection waits, the service is looked for, and what is shown is kept up.
import {
  combineLatest,
  distinctUntilChanged,
  EMPTY,
  exhaustMap,
  filter,
  interval,
  map,
  type Observable,
  type SchedulerLike,
  switchMap,
  take,
  timer,
} from 'rxjs';
import type { ConnectionState } from '../../realtime/model.ts';
import { RECONNECT } from '../../realtime/rules.ts';
import type { Behavior } from '../../shared/behavior.ts';
import type { Reply } from '../../shared/reply.ts';

/**
 * How often the service is looked for, and by how much that differs between clients; how often all is fetched; by how much
 * the late reconnect differs (milliseconds).
 */
export const FINDING = { every: 15_000, spread: 5_000, refresh: 60_000, late: 30_000 } as const;

export interface FindingNeeds {
  readonly state$: Behavior<ConnectionState>;
  /** A page that is not seen asks for nothing. */
  readonly visible$: Behavior<boolean>;
  readonly clock: SchedulerLike;
}

export interface LookingNeeds extends FindingNeeds {
  /** A light call that says whether the service answers. */
  readonly isThere: () => Reply<unknown>;
  /** From 0 to 1: thousands of clients that lost the service together do not come back in one second. */
  readonly chance: () => number;
}

/** Only the late reconnect is spread: the soon one is to be had at once. */
export const spreadOf =
  (chance: () => number) =>
  (planned: number): number =>
    planned === RECONNECT.late ? chance() * FINDING.late : 0;

/** The service answers again: once in each wait, as the wait is for one attempt. */
export const serviceFound = ({ state$, visible$, clock, isThere, chance }: LookingNeeds): Observable<unknown> =>
  combineLatest([state$, visible$]).pipe(
    map(([state, isVisible]) => (state.kind === 'waiting' && isVisible ? state : null)),
    distinctUntilChanged(),
    switchMap((wait) => {
      if (wait === null) return EMPTY;
      const pause = FINDING.every + chance() * FINDING.spread;
      return timer(pause, pause, clock).pipe(
        exhaustMap(isThere),
        filter((answer) => answer.ok),
        take(1),
      );
    }),
  );

/** Speaks at intervals for as long as nothing is heard live, so that what is shown is fetched meanwhile. */
export const timesWhileAway = (
  { state$, visible$, clock }: FindingNeeds,
  every: number = FINDING.refresh,
): Observable<unknown> =>
  combineLatest([state$, visible$]).pipe(
    map(([{ kind }, isVisible]) => isVisible && kind !== 'ready' && kind !== 'idle' && kind !== 'closed'),
    distinctUntilChanged(),
    switchMap((isAway) => (isAway ? interval(every, clock) : EMPTY)),
  );
