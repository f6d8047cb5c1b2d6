// The triggers of a refresh.
import {
  auditTime,
  distinctUntilChanged,
  EMPTY,
  filter,
  interval,
  merge,
  type Observable,
  type SchedulerLike,
  skip,
} from 'rxjs';
import type { Behavior } from '../shared/behavior.ts';

/** Emits each time the network is back. */
export const networkBack = (online$: Behavior<boolean>): Observable<unknown> =>
  online$.pipe(distinctUntilChanged(), skip(1), filter(Boolean));

/** Where the reasons come from. A list without `touched$` and `every` is only refreshed when the visitor is back. */
export interface TriggerSources {
  readonly online$: Behavior<boolean>;
  readonly clock: SchedulerLike;
  /** The visitor has returned to this tab. */
  readonly returned$?: Observable<unknown>;
  /** The live connection may have missed events: it is back, or a channel has only now been subscribed. */
  readonly gaps$?: Observable<unknown>;
  /** An event says that the data changed, but not how. */
  readonly touched$?: Observable<unknown>;
  /** The interval of refreshes on pages that stay open (milliseconds). */
  readonly every?: number;
}

/** At most one refresh a second. It does not wait for a pause between events: a busy site never has one. */
const ONCE_IN = 1_000;

/**
 * The `again$` of a query or a list. Many events in one second give one refresh.
 * @example
 * createQuery({ question$, ask, again$: refreshTriggers({ online$, clock, gaps$: realtime.resynced$ }) })
 */
export function refreshTriggers(reasons: TriggerSources): Observable<unknown> {
  const { online$, clock, returned$ = EMPTY, gaps$ = EMPTY, touched$ = EMPTY, every } = reasons;
  const times$ = every === undefined ? EMPTY : interval(every, clock);
  return merge(networkBack(online$), returned$, gaps$, times$, touched$.pipe(auditTime(ONCE_IN, clock)));
}
