import { BehaviorSubject, type SchedulerLike, timer } from 'rxjs';
import type { Behavior } from '../shared/behavior.ts';
import { createScope } from '../shared/scope.ts';

/** Milliseconds since the start of the wait. */
export interface IndicatorTimes {
  /** The time before anything is shown. */
  readonly unseen: number;
  /** The minimum time that the indicator is shown. */
  readonly atLeast: number;
  /** When the text "takes longer than usual" appears; null for never. */
  readonly long: number | null;
}

/** [W-SHELL-31] For loads. The port gives a load up after 30 seconds. */
export const LOADING: IndicatorTimes = { unseen: 200, atLeast: 300, long: 10_000 };

/** For a connection that reconnects automatically. */
export const CONNECTING: IndicatorTimes = { unseen: 3_000, atLeast: 0, long: null };

/** 'none': there is no wait, or it is still too short to be shown. */
export type IndicatorState = 'none' | 'shown' | 'long';

/** One for each place that shows a wait, such as a list or a page. */
export interface WaitIndicator {
  readonly waiting$: Behavior<IndicatorState>;
  /** Starts or ends a wait; repeating the value continues the same wait. */
  wait(isWaiting: boolean): void;
  /** Starts a new wait with nothing shown. */
  forget(): void;
}

/** When to show a loading indicator: not for short waits, and once shown, long enough to be seen. */
export function createWaitIndicator(clock: SchedulerLike, { unseen, atLeast, long }: IndicatorTimes): WaitIndicator {
  const waiting$ = new BehaviorSubject<IndicatorState>('none');
  let isWaiting = false;
  let shownAt = 0;
  const scope = createScope();

  function begin(): void {
    // The indicator of a wait that just ended may still be visible; then it stays.
    const isShown = waiting$.value !== 'none';
    scope.reopen();
    if (!isShown) scope.add(timer(unseen, clock).subscribe(show));
    if (long !== null) scope.add(timer(long, clock).subscribe(() => waiting$.next('long')));
  }

  function show(): void {
    shownAt = clock.now();
    waiting$.next('shown');
  }

  function end(): void {
    scope.close();
    // Limits the rest, as the clock may have been set back.
    const left = Math.min(atLeast, shownAt + atLeast - clock.now());
    if (waiting$.value === 'none' || left <= 0) hide();
    else {
      scope.reopen();
      scope.add(timer(left, clock).subscribe(hide));
    }
  }

  const hide = (): void => waiting$.next('none');

  return {
    waiting$,
    wait(now) {
      if (now === isWaiting) return;
      isWaiting = now;
      if (now) begin();
      else end();
    },
    forget() {
      scope.close();
      isWaiting = false;
      if (waiting$.value !== 'none') hide();
    },
  };
}
