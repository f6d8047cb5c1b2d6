import { BehaviorSubject, distinctUntilChanged, map, type Observable, type SchedulerLike, timer } from 'rxjs';
import type { Behavior } from './behavior.ts';
import { type Day, osloDay } from './dates.ts';
import { createSlot } from './scope.ts';

/** How often a page that is left open looks what day it is (milliseconds). */
const EVERY = 60_000;

/** The day it is in Oslo, and each that follows for as long as it is listened to. */
export const today = (clock: SchedulerLike): Observable<Day> =>
  timer(0, EVERY, clock).pipe(
    map(() => osloDay(clock.now())),
    distinctUntilChanged(),
  );

/** The day it is, for a page: right when the page opens, and followed for as long as it is open. */
export interface Today {
  readonly day$: Behavior<Day>;
  open(): void;
  close(): void;
}

export function createToday(clock: SchedulerLike): Today {
  const day$ = new BehaviorSubject(osloDay(clock.now()));
  const life = createSlot();
  return {
    day$,
    open() {
      if (!life.isBusy()) life.run(today(clock), (day) => day$.next(day));
    },
    close: life.end,
  };
}
