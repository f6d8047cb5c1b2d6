import { BehaviorSubject, distinctUntilChanged, map, type Observable, type SchedulerLike, timer } from 'rxjs';
import type { Behavior } from './behavior.ts';
import { type Day, osloDay } from './dates.ts';
import { createSlot } from './scope.ts';

/** How often an open page checks the date (milliseconds). */
const EVERY = 60_000;

/** The current day in Oslo, and each following day while it is subscribed. */
export const today = (clock: SchedulerLike): Observable<Day> =>
  timer(0, EVERY, clock).pipe(
    map(() => osloDay(clock.now())),
    distinctUntilChanged(),
  );

/** The current day for a page: read when the page opens, and updated while it is open. */
export interface Today {
  readonly day$: Behavior<Day>;
  open(): void;
  close(): void;
}

/** The day in Oslo, which changes at midnight while a page is open. */
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
