import type { SchedulerLike } from 'rxjs';
import { createDayStore, type DayStore } from '../../data/by-day.ts';
import { answerStaleness } from '../../data/list-load.ts';
import { createQuery, type Freshness, type Query } from '../../data/query.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { addDays, type Day, isoDate } from '../../shared/dates.ts';
import { type Load, mapLoad } from '../../shared/load.ts';
import { createScope } from '../../shared/scope.ts';
import { createToday } from '../../shared/today.ts';
import type { AgreementConversations } from '../chat/model.ts';
import type { DeadlinesStore } from '../deadlines/store.ts';
import type { OutboxThing } from '../outboxes/model.ts';
import type { Task, TasksPort, TasksQuestion } from '../tasks/model.ts';
import type { RecordNeed } from './model.ts';
import { type MyTasks, myTasks, NEED_SOURCES, type NeedSource, type Needs, needsIn } from './rules.ts';

/** So far back a late task is looked for (days). */
const LOOK_BACK = 90;

/** `load` is idle while the user is unknown, as no task is the user's own then. */
export type MyTasksStore = DayStore<MyTasks>;

/** The person that the user is, and the call for tasks. */
export interface MyTasksNeeds extends Freshness {
  readonly port: TasksPort;
  /** Null while the user is unknown, or is no person. */
  readonly personId$: Behavior<string | null>;
  readonly clock: SchedulerLike;
}

/** The user's own open tasks: the late ones, and those of today. */
export function createMyTasksStore({ port, personId$, clock, ...fresh }: MyTasksNeeds): MyTasksStore {
  const today = createToday(clock);
  const question$ = derive({ personId: personId$, day: today.day$ }, ({ personId, day }): TasksQuestion | null =>
    personId === null ? null : { from: isoDate(addDays(day, -LOOK_BACK)), to: isoDate(day) },
  );
  const query = createQuery<TasksQuestion, readonly Task[]>({ question$, ask: port.tasks, ...fresh });
  const rule$ = derive(
    { personId: personId$ },
    ({ personId }) =>
      (tasks: readonly Task[], day: Day) =>
        myTasks(tasks, personId ?? '', day),
  );
  return createDayStore(query, today, rule$);
}

/** The user's needs, with their age. */
export type NeedsStore = DayStore<Needs>;

/** A store for each source; `sources$` are those that the service offers to this user. */
export interface NeedsNeeds {
  /** The unsent changes that the service has refused: what the user wrote may be lost, so they come first. */
  readonly refused$: Behavior<readonly OutboxThing[]>;
  readonly records: Query<string, readonly RecordNeed[]>;
  readonly deadlines: DeadlinesStore;
  readonly tasks: MyTasksStore;
  readonly conversations: Query<string, readonly AgreementConversations[]>;
  readonly sources$: Behavior<readonly NeedSource[]>;
}

/** The records that need the user, from every source that there is. */
export function createNeedsStore({ refused$, sources$, ...stores }: NeedsNeeds): NeedsStore {
  const { records, deadlines, tasks, conversations } = stores;
  const scope = createScope();
  return {
    view$: derive(
      {
        refused: refused$,
        records: records.answer$,
        deadlines: deadlines.view$,
        tasks: tasks.view$,
        conversations: conversations.answer$,
        sources: sources$,
      },
      ({ refused, records, deadlines, tasks, conversations, sources }) => {
        const of = <T>(source: NeedSource, load: Load<T>): Load<T> | null => (sources.includes(source) ? load : null);
        const old = {
          records: answerStaleness(records),
          deadlines: deadlines.old,
          tasks: tasks.old,
          conversations: answerStaleness(conversations),
        };
        const load = needsIn({
          records: of('records', records.load),
          deadlines: of(
            'deadlines',
            mapLoad(deadlines.load, ({ passed }) => passed),
          ),
          tasks: of(
            'tasks',
            mapLoad(tasks.load, ({ late }) => late),
          ),
          agreements: of('conversations', conversations.load),
        });
        const unsent = refused.map((thing) => ({ kind: 'unsent', key: `unsent ${thing.name}`, thing }) as const);
        return {
          load: mapLoad(load, (needs) => ({ ...needs, all: [...unsent, ...needs.all] })),
          old: sources.map((source) => old[source]).find((one) => one !== null) ?? null,
          today: deadlines.today,
        };
      },
    ),
    open() {
      if (!scope.open()) return;
      scope.add(
        sources$.subscribe((sources) => {
          for (const source of NEED_SOURCES) stores[source][sources.includes(source) ? 'open' : 'close']();
        }),
      );
    },
    close() {
      scope.close();
      for (const store of Object.values(stores)) store.close();
    },
    reload() {
      for (const source of sources$.value) stores[source].reload();
    },
  };
}
