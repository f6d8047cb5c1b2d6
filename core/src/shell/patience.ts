// When it is shown that something takes time: not for a blink, and once shown, long enough to be seen.
import { BehaviorSubject, type SchedulerLike, timer } from 'rxjs';
import type { Behavior } from '../shared/behavior.ts';
import { createScope } from '../shared/scope.ts';

/** In milliseconds, from the beginning of the wait. */
export interface PatienceTimes {
  /** How long nothing is shown. */
  readonly unseen: number;
  /** How long what is shown stays at least, from when it is shown. */
  readonly atLeast: number;
  /** When it is said that it takes longer than usual; null where that is never said. */
  readonly long: number | null;
}

/** [W-SHELL-31] What is loaded. The port gives the load up after 30 seconds, and the load fails then. */
export const LOADING: PatienceTimes = { unseen: 200, atLeast: 300, long: 10_000 };

/** A connection that comes back by itself. */
export const CONNECTING: PatienceTimes = { unseen: 3_000, atLeast: 0, long: null };

/** 'none': nothing is waited for, or not yet for long enough to be shown. */
export type Waiting = 'none' | 'shown' | 'long';

export interface Patience {
  readonly waiting$: Behavior<Waiting>;
  /** Says whether something is waited for; the same twice is the same wait. */
  wait(isWaiting: boolean): void;
  /** Another wait takes the place of this one: it begins unseen. */
  forget(): void;
}

export function createPatience(clock: SchedulerLike, { unseen, atLeast, long }: PatienceTimes): Patience {
  const waiting$ = new BehaviorSubject<Waiting>('none');
  let isWaiting = false;
  let shownAt = 0;
  const scope = createScope();

  function begin(): void {
    // One that ended a moment ago may still be shown, and stays.
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
    // A clock that was set back says nothing of how long it has been shown.
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
