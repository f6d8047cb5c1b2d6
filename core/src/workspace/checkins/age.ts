// The age of the shown data. After an alarm, no user may take old check-ins for current ones.
import {
  combineLatest,
  defer,
  distinctUntilChanged,
  interval,
  type Observable,
  type SchedulerLike,
  scan,
  startWith,
} from 'rxjs';
import type { Staleness } from '../../data/list-load.ts';

/** The interval of the age check, and the pause of the clock that means that the device slept (milliseconds). */
export const AGE = { tick: 10_000, sleep: 90_000 } as const;

/** When the data was received, and whether the last refresh succeeded. */
export interface DataStamp {
  /** Null until data is shown. */
  readonly asOf: number | null;
  readonly isRefreshed: boolean;
}

/** How current the shown check-ins are. Times are of the given clock (milliseconds). */
export interface Age {
  readonly isLive: boolean;
  /** Only an answer after this time is up to date, as earlier events may have been missed. */
  readonly missedUntil: number;
  /** When the data was last known to be up to date. */
  readonly known: number | null;
  readonly isNew: boolean;
  /** The device has slept, so events were missed. */
  readonly slept: boolean;
}

export const NO_AGE: Age = { isLive: true, missedUntil: -1, known: null, isNew: false, slept: false };

/** With a live connection the data stays up to date; without one it ages from its answer. */
export function ageAfter(before: Age, { asOf, isRefreshed }: DataStamp, isLive: boolean, now: number): Age {
  const isBack = isLive && !before.isLive;
  const slept = before.isNew && before.known !== null && now - before.known > AGE.sleep;
  const missedUntil = isBack || slept ? now : before.missedUntil;
  const isNew = isLive && isRefreshed && asOf !== null && asOf > missedUntil;
  return { isLive, missedUntil, isNew, slept, known: isNew ? now : latest(before.known, asOf) };
}

const latest = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);

/** Since when the data may be out of date; null while it is up to date, or without data. */
export const oldOf = ({ isNew, known }: Age): Staleness | null => (isNew || known === null ? null : { at: known });

export interface AgeNeeds {
  readonly shown$: Observable<DataStamp>;
  /** Whether live events arrive. */
  readonly live$: Observable<boolean>;
  readonly clock: SchedulerLike;
}

/** Data from before the subscription is not up to date, as no events were received. */
export const agesOf = ({ shown$, live$, clock }: AgeNeeds): Observable<Age> =>
  defer(() =>
    combineLatest([
      shown$.pipe(
        distinctUntilChanged((one, other) => one.asOf === other.asOf && one.isRefreshed === other.isRefreshed),
      ),
      live$.pipe(distinctUntilChanged()),
      interval(AGE.tick, clock).pipe(startWith(0)),
    ]).pipe(
      scan((before, [shown, isLive]) => ageAfter(before, shown, isLive, clock.now()), {
        ...NO_AGE,
        missedUntil: clock.now() - 1,
      }),
    ),
  );
