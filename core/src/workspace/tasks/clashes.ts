import { BehaviorSubject } from 'rxjs';
import { createQuery } from '../../data/query.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { addDays } from '../../shared/dates.ts';
import { spanOf } from './form.ts';
import type { Task, TasksPort, TasksQuestion } from './model.ts';
import { daysIn, movedTo } from './moves.ts';
import type { TaskDays } from './rules.ts';
import { type Clash, clashIn, SCHEDULE_ADDRESS, scheduleOf } from './schedule.ts';

/** The tasks of all projects in some days, by which a form names the persons who are not free. */
export interface ClashLookup {
  /** [W-SITE-47] By person; those who are free, or of whom nothing is known, are left out. */
  readonly clashes$: Behavior<ReadonlyMap<string, Clash>>;
  open(): void;
  close(): void;
  /** `task` is the one that is changed: it does not stand in its own way. */
  ask(days: TaskDays | null, task: Task | null): void;
}

export function createClashLookup(port: TasksPort): ClashLookup {
  const asked$ = new BehaviorSubject<{ readonly days: TaskDays | null; readonly task: Task | null }>(NOTHING);
  const query = createQuery<TasksQuestion, readonly Task[]>({
    question$: derive({ asked: asked$ }, ({ asked: { days } }) => days && spanOf(around(days))),
    ask: port.tasks,
  });
  return {
    clashes$: derive({ asked: asked$, answer: query.answer$ }, ({ asked: { days, task }, answer }) => {
      const period = daysIn(answer.question);
      if (days === null || period === null || answer.load.status !== 'ready') return new Map();
      const own = task === null ? [] : [{ ...task, ...movedTo(task, days) }];
      const others = answer.load.value.filter(({ id }) => id !== task?.id);
      const { rows } = scheduleOf([...others, ...own], SCHEDULE_ADDRESS.standard, period);
      return new Map(
        rows.flatMap((row) => {
          const clash = row.key === '' ? null : clashIn(row, days, task?.id ?? null);
          return clash === null ? [] : [[row.key, clash] as const];
        }),
      );
    }),
    open: query.open,
    close: query.close,
    ask: (days, task) => asked$.next({ days, task }),
  };
}

const NOTHING = { days: null, task: null };

/** The holidays of a person are known by tasks alone, so those of the days around are asked for too. */
const around = ({ from, to }: TaskDays): TaskDays => ({ from: addDays(from, -AROUND), to: addDays(to, AROUND) });
const AROUND = 14;
