// How old what is shown is. Who looks for people after an alarm must not take what was so for what is so.
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
import type { Staleness } from '../../data/shown.ts';

/** How often it is noted that all is well, and how long a silence of this clock means that the device slept (milliseconds). */
export const AGE = { tick: 10_000, sleep: 90_000 } as const;

/** What is shown: when it was asked for last, and whether it could be asked for again since. */
export interface DataStamp {
  /** Null until there is something to show. */
  readonly asOf: number | null;
  readonly isRefreshed: boolean;
}

export interface Age {
  readonly isLive: boolean;
  /** Only an answer that came after this tells what is so: until then, something may have been missed. */
  readonly missedUntil: number;
  /** When it was known last that what is shown is so. */
  readonly known: number | null;
  readonly isNew: boolean;
  /** The device has slept: nothing that happened meanwhile was heard. */
  readonly slept: boolean;
}

export const NO_AGE: Age = { isLive: true, missedUntil: -1, known: null, isNew: false, slept: false };

/** What is told live is new for as long as it is told; an answer alone is as old as it is. */
export function aged(before: Age, { asOf, isRefreshed }: DataStamp, isLive: boolean, now: number): Age {
  const isBack = isLive && !before.isLive;
  const slept = before.isNew && before.known !== null && now - before.known > AGE.sleep;
  const missedUntil = isBack || slept ? now : before.missedUntil;
  const isNew = isLive && isRefreshed && asOf !== null && asOf > missedUntil;
  return { isLive, missedUntil, isNew, slept, known: isNew ? now : latest(before.known, asOf) };
}

const latest = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);

/** Until when what is shown is known to be so; null while it is so, and where there is nothing to show. */
export const oldOf = ({ isNew, known }: Age): Staleness | null => (isNew || known === null ? null : { at: known });

export interface AgeNeeds {
  readonly shown$: Observable<DataStamp>;
  /** Whether what happens is told as it happens. */
  readonly live$: Observable<boolean>;
  readonly clock: SchedulerLike;
}

/** What was shown before this is listened to is as old as it is: nothing was heard until now. */
export const agesOf = ({ shown$, live$, clock }: AgeNeeds): Observable<Age> =>
  defer(() =>
    combineLatest([
      shown$.pipe(
        distinctUntilChanged((one, other) => one.asOf === other.asOf && one.isRefreshed === other.isRefreshed),
      ),
      live$.pipe(distinctUntilChanged()),
      interval(AGE.tick, clock).pipe(startWith(0)),
    ]).pipe(
      scan((before, [shown, isLive]) => aged(before, shown, isLive, clock.now()), {
        ...NO_AGE,
        missedUntil: clock.now() - 1,
      }),
    ),
  );
