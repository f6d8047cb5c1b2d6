// The figures of the first page: each is asked for by itself, again when something it counts has changed.
import { BehaviorSubject, type Observable } from 'rxjs';
import { type Answer, createQuery } from '../../data/query.ts';
import type { Behavior } from '../../shared/behavior.ts';
import type { Reply } from '../../shared/reply.ts';
import type {
  ArticleHours,
  CheckInStatistics,
  DeviationStatistics,
  StatisticsQuestion,
  TaskStatistics,
} from './model.ts';
import type { StatisticsPort } from './port.ts';

export interface FigureStore<T> {
  readonly answer$: Behavior<Answer<StatisticsQuestion, T>>;
  open(): void;
  close(): void;
  reload(): void;
}

export interface StatisticsStore {
  readonly tasks: FigureStore<TaskStatistics>;
  readonly deviations: FigureStore<DeviationStatistics>;
  readonly hours: FigureStore<readonly ArticleHours[]>;
  readonly checkIns: FigureStore<CheckInStatistics>;
}

export interface StatisticsNeeds {
  readonly port: Pick<StatisticsPort, keyof StatisticsStore>;
  readonly again$: Observable<unknown>;
}

export function createStatisticsStore({ port, again$ }: StatisticsNeeds): StatisticsStore {
  const figure = <T>(ask: (question: StatisticsQuestion) => Reply<T>): FigureStore<T> =>
    createQuery<StatisticsQuestion, T>({ question$: new BehaviorSubject({}), ask, again$ });
  return {
    tasks: figure(port.tasks),
    deviations: figure(port.deviations),
    hours: figure(port.hours),
    checkIns: figure(port.checkIns),
  };
}
