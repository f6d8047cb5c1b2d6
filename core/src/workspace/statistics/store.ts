import { type Answer, createQuery, type Freshness } from '../../data/query.ts';
import type { Behavior } from '../../shared/behavior.ts';
import { osloDay } from '../../shared/dates.ts';
import type { Reply } from '../../shared/reply.ts';
import type {
  ArticleHours,
  CheckInStatistics,
  DeviationStatistics,
  StatisticsPort,
  StatisticsQuestion,
  TaskStatistics,
} from './model.ts';
import { daysOf, type Period } from './overview-question.ts';

/** One figure of the first page; it loads from `open` to `close`. */
export interface FigureStore<T> {
  readonly answer$: Behavior<Answer<Period, T>>;
  open(): void;
  close(): void;
  reload(): void;
}

/** The four figures of the first page, each for the same period. */
export interface StatisticsStore {
  readonly tasks: FigureStore<TaskStatistics>;
  readonly deviations: FigureStore<DeviationStatistics>;
  readonly hours: FigureStore<readonly ArticleHours[]>;
  readonly checkIns: FigureStore<CheckInStatistics>;
}

/** The calls for the figures, and the period that the user has set. */
export interface StatisticsNeeds extends Required<Freshness> {
  readonly port: Pick<StatisticsPort, keyof StatisticsStore>;
  /** Null until it is loaded. */
  readonly period$: Behavior<Period | null>;
}

/** The figures of the first page, loaded separately, and refreshed when their data changes. */
export function createStatisticsStore({ port, period$, again$, wall }: StatisticsNeeds): StatisticsStore {
  // Computed at the request, as the period ends today.
  const figure = <T>(ask: (question: StatisticsQuestion) => Reply<T>): FigureStore<T> =>
    createQuery<Period, T>({
      question$: period$,
      ask: (period) => ask(daysOf(period, osloDay(wall.now()))),
      again$,
      wall,
    });
  return {
    tasks: figure(port.tasks),
    deviations: figure(port.deviations),
    hours: figure(port.hours),
    checkIns: figure(port.checkIns),
  };
}
