import { type Behavior, derive } from '../shared/behavior.ts';
import type { Day } from '../shared/dates.ts';
import { type Load, mapLoad } from '../shared/load.ts';
import type { Today } from '../shared/today.ts';
import { answerStaleness, type Staleness } from './list-load.ts';
import type { Query } from './query.ts';

/** An answer as it looks on this day, with its age. */
interface DayView<V> {
  readonly load: Load<V>;
  readonly old: Staleness | null;
  readonly today: Day;
}

/** One answer that looks different at midnight: a coming deadline becomes a passed one. */
export interface DayStore<V> {
  readonly view$: Behavior<DayView<V>>;
  open(): void;
  close(): void;
  reload(): void;
}

/** The store of an answer and the day; `rule$` makes the view of both. */
export const createDayStore = <T, V>(
  query: Query<unknown, T>,
  today: Today,
  rule$: Behavior<(value: T, day: Day) => V>,
): DayStore<V> => ({
  view$: derive({ answer: query.answer$, day: today.day$, rule: rule$ }, ({ answer, day, rule }) => ({
    load: mapLoad(answer.load, (value) => rule(value, day)),
    old: answerStaleness(answer),
    today: day,
  })),
  open() {
    today.open();
    query.open();
  },
  close() {
    today.close();
    query.close();
  },
  reload: query.reload,
});
