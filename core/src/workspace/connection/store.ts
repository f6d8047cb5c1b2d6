import {
  BehaviorSubject,
  distinctUntilChanged,
  filter,
  map,
  type Observable,
  of,
  pairwise,
  type SchedulerLike,
  switchMap,
  timer,
} from 'rxjs';
import type { Close, ConnectionState } from '../../realtime/model.ts';
import type { RealtimeStore } from '../../realtime/store.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { createScope } from '../../shared/scope.ts';
import type { ConnectionMessage } from '../../texts/connection.ts';
import { addClose, type ConnectionHistory, type Moment, updateOutcome } from './history.ts';
import { type Dot, dotOf, labelOf, type Notice, noticeOf, STALE_AFTER, stepOf } from './rules.ts';
import { type LookingNeeds, serviceFound } from './service-probe.ts';

/** `dot` is on all pages, `notice` on those with live data, the rest on the page about the connection. */
export interface ConnectionView {
  readonly dot: Dot;
  readonly label: ConnectionMessage;
  readonly step: ConnectionMessage;
  /** The start of the state (wall clock, milliseconds). */
  readonly since: number;
  readonly notice: Notice | null;
  /** Whether the user may reconnect now. */
  readonly mayReconnect: boolean;
  readonly past: ConnectionHistory;
}

/** The live connection of the whole application; it is open while a user is signed in. */
export interface ConnectionStore {
  readonly view$: Behavior<ConnectionView>;
  /** Connects for the lifetime of the application. */
  open(): void;
  close(): void;
  reconnectNow(): void;
}

/** `realtime` is the client of the live connection, which this store starts and closes. */
export interface ConnectionNeeds extends Pick<LookingNeeds, 'visible$' | 'isThere' | 'answered$' | 'chance'> {
  readonly realtime: Pick<RealtimeStore, 'state$' | 'closes$' | 'start' | 'close' | 'reconnectNow' | 'online'>;
  /** Whether the device has a network. */
  readonly online$: Behavior<boolean>;
  /** The wall clock and the monotonic clock. */
  readonly wall: Pick<SchedulerLike, 'now'>;
  readonly clock: SchedulerLike;
}

/** The live connection in the workspace: a dot, a notice, and a history. */
export function createConnectionStore(needs: ConnectionNeeds): ConnectionStore {
  const { realtime, online$, wall, clock } = needs;
  const { state$, closes$ } = realtime;
  const now = (): Moment => ({ wall: wall.now(), steady: clock.now() });
  const start = now();
  const entered$ = new BehaviorSubject({ ...seen(state$.value, start), wasReady: false });
  const past$ = new BehaviorSubject<ConnectionHistory>([]);
  const isLongAway$ = new BehaviorSubject(false);
  const scope = createScope();
  let known: readonly Close[] = closes$.value;

  const view$ = derive(
    { entered: entered$, past: past$, isLongAway: isLongAway$, isOnline: online$ },
    ({ entered: { state, dot, wall: since, steady, wasReady }, past, isLongAway, isOnline }): ConnectionView => {
      const until = state.kind === 'waiting' ? since + Math.max(0, state.until - steady) : null;
      return {
        dot,
        label: labelOf(dot),
        step: stepOf(state, until, isOnline),
        since,
        notice: noticeOf({ state, since, until, isOnline, wasReady, isLongAway }),
        mayReconnect: state.kind === 'abandoned' || (state.kind === 'waiting' && dot === 'disconnected'),
        past,
      };
    },
  );

  function noteState(): void {
    const at = now();
    const state = state$.value;
    entered$.next({ ...seen(state, at), wasReady: entered$.value.wasReady || state.kind === 'ready' });
    past$.next(updateOutcome(past$.value, state, at));
  }

  function noteCloses(closes: readonly Close[]): void {
    const fresh = closes.filter((close) => !known.includes(close));
    known = closes;
    for (const close of fresh) past$.next(addClose(past$.value, close, state$.value, now()));
  }

  /** A return is shown at once, a loss only after a while. */
  const longAway$ = state$.pipe(
    map(({ kind }) => kind === 'ready'),
    distinctUntilChanged(),
    switchMap((isReady) => (isReady ? of(false) : timer(STALE_AFTER, clock).pipe(map(() => true)))),
  );

  return {
    view$,
    open() {
      if (!scope.open()) return;
      scope.add(state$.subscribe(noteState));
      scope.add(closes$.subscribe(noteCloses));
      scope.add(longAway$.subscribe((isLong) => isLongAway$.next(isLong)));
      scope.add(networkFound(online$).subscribe(() => realtime.online()));
      scope.add(serviceFound({ ...needs, state$ }).subscribe(() => realtime.online()));
      realtime.start();
    },
    close() {
      realtime.close();
      scope.close();
    },
    reconnectNow: () => realtime.reconnectNow(),
  };
}

/** A state, with its dot at the time it was entered. */
const seen = (state: ConnectionState, at: Moment) => ({ state, dot: dotOf(state, at.steady), ...at });

/** [W-REALTIME-25] Emits when the device has a network again after a loss. */
export const networkFound = (online$: Behavior<boolean>): Observable<void> =>
  online$.pipe(
    pairwise(),
    filter(([before, after]) => !before && after),
    map(() => undefined),
  );
