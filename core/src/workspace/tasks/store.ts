// The tasks of a project, and the schedule of all tasks: loaded without pages, updated live, filtered here.
import { filter, type Observable, pairwise, type SchedulerLike } from 'rxjs';
import type { Change } from '../../data/changes.ts';
import type { Entry } from '../../data/outbox-model.ts';
import { type Answer, createQuery, type Freshness, type Query } from '../../data/query.ts';
import { createQuestion, type QuestionPlace } from '../../data/question.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { steadyList } from '../../shared/collections.ts';
import { type Day, dayIn, isoDate } from '../../shared/dates.ts';
import { type Load, mapLoad } from '../../shared/load.ts';
import { createScope } from '../../shared/scope.ts';
import { createToday } from '../../shared/today.ts';
import { RecordPhoto, type SiteChange } from '../site-work/model.ts';
import { type RefusedSiteChange, refusedChanges } from '../site-work/refusals.ts';
import { isPhoto, photosWith } from '../site-work/rules.ts';
import type { SiteOutbox } from '../site-work/store.ts';
import { pendingTaskChanges, recordOfTask, withPending } from './changes.ts';
import { Task, type TaskQuestion, type TasksPort, type TasksQuestion } from './model.ts';
import {
  isTaskInPeriod,
  personsAmong,
  type StatusTag,
  sectionsOf,
  type TaskPerson,
  type TaskSection,
  tagsAmong,
  tasksFor,
  withTask,
} from './rules.ts';
import { createScheduleMaker, dayListed, movedBy, periodOf, type Schedule, type ScheduleQuestion } from './schedule.ts';

interface ShownLoad<T> {
  readonly load: Load<T>;
  /** The data shown before; null without any. */
  readonly standIn: T | null;
  readonly answer: TasksAnswer;
  /** All loaded tasks. */
  readonly tasks: readonly Task[];
  /** [W-SITE-25] The changes that the service has refused. */
  readonly refused: readonly RefusedSiteChange[];
}

/** The page of a project's tasks, in sections by status. */
export interface ProjectTasksView extends ShownLoad<readonly TaskSection[]> {
  readonly question: TaskQuestion;
  readonly persons: readonly TaskPerson[];
  /** The tags that occur. */
  readonly tags: readonly StatusTag[];
  /** The number of shown tasks. */
  readonly total: number;
}

/** The tasks of the page as its filter leaves them. */
export const shownTasks = ({ load }: ProjectTasksView): readonly Task[] =>
  load.status === 'ready' ? load.value.flatMap(({ tasks }) => tasks.map(({ task }) => task)) : [];

/** The common part of the stores of tasks. */
export interface TasksStore<V, Q> {
  readonly view$: Behavior<V>;
  open(): void;
  close(): void;
  reload(): void;
  ask(part: Partial<Q>): void;
}

/** The tasks of one project; `ask` changes the filter in the page's address. */
export type ProjectTasksStore = TasksStore<ProjectTasksView, TaskQuestion>;

/** The page of the schedule, with the period that it shows. */
export interface ScheduleView extends ShownLoad<Schedule> {
  readonly question: ScheduleQuestion;
  readonly today: Day;
  readonly from: Day;
  readonly to: Day;
  /** The listed day on a narrow screen. */
  readonly day: Day;
}

/** The schedule over all projects; `ask` changes its question in the page's address. */
export interface ScheduleStore extends TasksStore<ScheduleView, ScheduleQuestion> {
  /** Moves by weeks, also backwards. */
  move(weeks: number): void;
}

interface Live extends Freshness {
  readonly port: TasksPort;
  readonly changes$: Observable<Change<Task>>;
  /** The changes of this user. */
  readonly outbox: Pick<SiteOutbox, 'entries$' | 'settled$'>;
}

/** The project whose tasks are shown, and the live events about tasks. */
export interface ProjectTasksNeeds extends Live {
  readonly projectId$: Behavior<string>;
  readonly place: QuestionPlace<TaskQuestion>;
}

/** The clock, for the current week, and the live events about tasks. */
export interface ScheduleNeeds extends Live {
  readonly clock: SchedulerLike;
  readonly place: QuestionPlace<ScheduleQuestion>;
}

/** The tasks of one project, updated live and filtered by the address. */
export function createProjectTasksStore({ projectId$, place, ...live }: ProjectTasksNeeds): ProjectTasksStore {
  const { question$, change } = createQuestion(place);
  const tasksQuestion$ = derive({ projectId: projectId$ }, ({ projectId }): TasksQuestion => ({ projectId }));
  const { query, answer$, refused$, open, close } = tasksOf(tasksQuestion$, live);
  const view$ = derive({ answer: answer$, question: question$, refused: refused$ }, (view): ProjectTasksView => {
    const { answer, question, refused } = view;
    const found = tasksFor(known(answer), question);
    return {
      ...shown(answer, () => sectionsOf(known(answer), found)),
      refused,
      question,
      persons: personsAmong(known(answer)),
      tags: tagsAmong(known(answer)),
      total: found.length,
    };
  });
  return { view$, open, close, reload: query.reload, ask: change };
}

/** The tasks of all projects, for a schedule of some weeks. */
export function createScheduleStore({ clock, place, ...live }: ScheduleNeeds): ScheduleStore {
  const { day$: today$, ...days } = createToday(clock);
  const { question$, change } = createQuestion(place);
  const tasksQuestion$ = derive({ question: question$, today: today$ }, ({ question, today }): TasksQuestion => {
    const { from, to } = periodOf(question, today);
    return { from: isoDate(from), to: isoDate(to), ...(question.project !== '' && { projectId: question.project }) };
  });
  const { query, answer$, refused$, open, close } = tasksOf(tasksQuestion$, live);
  const make = createScheduleMaker();
  const shown$ = derive(
    { answer: answer$, question: question$, today: today$ },
    ({ answer, question, today }): Omit<ScheduleView, 'refused'> => {
      const period = periodOf(question, today);
      return {
        ...shown(answer, (tasks) => make(tasks, question, period)),
        ...period,
        question,
        today,
        day: dayListed(question, period, today),
      };
    },
  );
  const view$ = derive(
    { shown: shown$, refused: refused$ },
    ({ shown: of, refused }): ScheduleView => ({ ...of, refused }),
  );
  return {
    view$,
    open() {
      days.open();
      open();
    },
    close() {
      days.close();
      close();
    },
    reload: query.reload,
    ask: change,
    move: (weeks) => change(movedBy(question$.value, weeks, today$.value)),
  };
}

/** The tasks, with the live events while the page is open. */
function tasksOf(tasksQuestion$: Behavior<TasksQuestion>, { port, changes$, outbox, ...fresh }: Live) {
  const query: Query<TasksQuestion, readonly Task[]> = createQuery({
    question$: tasksQuestion$,
    ask: port.tasks,
    ...fresh,
    // While other weeks load, the old tasks stay.
    mayStandIn: (before, now) => before.projectId === now.projectId,
  });
  const scope = createScope();
  const { entries$ } = outbox;
  // Thousands of bars are not drawn anew for each step of a request.
  const [steadyChanges, steadyEntries] = [steadyList<SiteChange>(), steadyList<Entry<SiteChange>>()];
  const pending$ = derive({ entries: entries$ }, ({ entries }) => steadyChanges(pendingTaskChanges(entries)));
  const failed$ = derive({ entries: entries$ }, ({ entries }) =>
    steadyEntries(entries.filter(({ refusal }) => refusal !== null)),
  );
  const refused$ = derive({ entries: failed$, question: tasksQuestion$ }, ({ entries, question }) =>
    refusedChanges(entries, 'task', question.projectId ?? null),
  );
  const apply = (event: Change<Task>): void =>
    query.update((tasks) => withTask(tasks, event, (task) => isAskedFor(task, tasksQuestion$.value)));
  return {
    query,
    answer$: derive({ answer: query.answer$, pending: pending$ }, ({ answer, pending }): TasksAnswer => {
      const changed = (tasks: readonly Task[]) =>
        withPending(tasks, pending, (task) => isAskedFor(task, tasksQuestion$.value));
      const { load, standIn } = answer;
      return { ...answer, load: mapLoad(load, changed), standIn: standIn && changed(standIn) };
    }),
    refused$,
    open() {
      if (!scope.open()) return;
      // Listens before it asks: an event that comes before the answer belongs to it too.
      scope.add(changes$.subscribe(apply));
      // The answer comes into the list before its entry leaves the outbox, so that no bar jumps.
      scope.add(
        outbox.settled$.subscribe(({ entry, answer }) => {
          const task = Task.safeParse(answer).data;
          const photo = isPhoto(entry.input) ? RecordPhoto.safeParse(answer).data : undefined;
          if (photo !== undefined)
            query.update((tasks) =>
              tasks.map((one) =>
                recordOfTask(one) === entry.input.record ? { ...one, photos: photosWith(one.photos, photo) } : one,
              ),
            );
          if (task !== undefined && entry.input.call.startsWith('task.')) apply({ kind: 'put', item: task });
        }),
      );
      // The list shows the newer values beside the choice.
      scope.add(
        refused$
          .pipe(
            pairwise(),
            filter(([before, now]) => now.length > before.length),
          )
          .subscribe(query.reload),
      );
      query.open();
    },
    close() {
      scope.close();
      query.close();
    },
  };
}

type TasksAnswer = Answer<TasksQuestion, readonly Task[]>;

function isAskedFor(task: Task, { from, to, projectId }: TasksQuestion): boolean {
  const [first, last] = [dayIn(from), dayIn(to)];
  const isOfProject = projectId === undefined || task.project_id === projectId;
  return isOfProject && (first === null || last === null || isTaskInPeriod(task, { from: first, to: last }));
}

const known = ({ load, standIn }: TasksAnswer): readonly Task[] =>
  load.status === 'ready' ? load.value : (standIn ?? []);

function shown<T>(answer: TasksAnswer, make: (tasks: readonly Task[]) => T): Omit<ShownLoad<T>, 'refused'> {
  const { load, standIn } = answer;
  return {
    load: mapLoad(load, make),
    standIn: standIn === null ? null : make(standIn),
    answer,
    tasks: known(answer),
  };
}
