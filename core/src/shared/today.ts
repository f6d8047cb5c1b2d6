import { distinctUntilChanged, map, type Observable, type SchedulerLike, timer } from 'rxjs';
import { type Day, osloDay } from './dates.ts';

/** How often a page that is left open looks what day it is (milliseconds). */
const EVERY = 60_000;

/** The day it is in Oslo, and each that follows for as long as it is listened to. */
export const today = (clock: SchedulerLike): Observable<Day> =>
  timer(0, EVERY, clock).pipe(
    map(() => osloDay(clock.now())),
    distinctUntilChanged(),
  );
