// The deadlines of all projects: those that have passed, and those that come.
import { BehaviorSubject, type SchedulerLike } from 'rxjs';
import { createQuery, type Freshness } from '../../data/query.ts';
import { type Old, oldAnswer } from '../../data/shown.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { type Load, mapLoad } from '../../shared/load.ts';
import { createToday } from '../../shared/today.ts';
import type { Deadline } from './model.ts';
import type { DeadlinesPort } from './port.ts';
import { type OpenDeadlines, openDeadlines } from './rules.ts';

export interface DeadlinesStore {
  readonly view$: Behavior<{ readonly load: Load<OpenDeadlines>; readonly old: Old | null }>;
  open(): void;
  close(): void;
  reload(): void;
}

export interface DeadlinesNeeds extends Freshness {
  readonly port: DeadlinesPort;
  readonly clock: SchedulerLike;
}

export function createDeadlinesStore({ port, clock, ...fresh }: DeadlinesNeeds): DeadlinesStore {
  const query = createQuery<'deadlines', readonly Deadline[]>({
    question$: new BehaviorSubject('deadlines' as const),
    ask: () => port.deadlines(),
    ...fresh,
  });
  const today = createToday(clock);
  return {
    view$: derive({ answer: query.answer$, day: today.day$ }, ({ answer, day }) => ({
      load: mapLoad(answer.load, (deadlines) => openDeadlines(deadlines, day)),
      old: oldAnswer(answer),
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
  };
}
