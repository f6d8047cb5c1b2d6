// [W-SITE-46] The changes of tasks as the outbox of on-site changes stores and sends them, and their effect on a list until then.
import type { Entry } from '../../data/outbox-model.ts';
import { type Instant, isoInstant } from '../../shared/dates.ts';
import type { NamedFile } from '../../shared/file.ts';
import type { Id } from '../../shared/wire-values.ts';
import type { SiteCall, SiteChange } from '../site-work/model.ts';
import { isChangeOf, type RefusedSiteChange } from '../site-work/refusals.ts';
import { isCreation } from '../site-work/rules.ts';
import { seenTask } from './form.ts';
import { type Assignee, Task, type TaskChange } from './model.ts';
import { daysIn, movedTo } from './moves.ts';
import { assigneesOf, isSimulated, type TaskPerson } from './rules.ts';

/** The project of a new task, as people know it. */
export interface ProjectOfTask {
  readonly id: Id;
  readonly title: string;
}

/** A task that the service does not have yet: its id is its client id. */
export const isUnsentTask = ({ id, client_id: client }: Task): boolean => id === client;

/** [W-SITE-22] The lane of a task: its client id, else its id. */
export const recordOfTask = ({ id, client_id: client }: Task): string => client ?? id;

/** [W-SITE-46] A new task. The client id is its key. */
export const taskCreation = (
  project: ProjectOfTask,
  fields: Readonly<Record<string, unknown>> & { readonly title: string },
  persons: readonly TaskPerson[],
  clientId: string,
  now: Instant,
): SiteChange => ({
  ...{ call: 'task.create', project, record: clientId, id: null, point: null, title: fields.title, photos: [] },
  at: isoInstant(now),
  body: { ...fields, client_id: clientId },
  shown: { assignees: persons.map(assigneeOf) },
});

/** A new assignee, until the service tells more of the person. */
const assigneeOf = ({ key, name }: TaskPerson): Assignee => ({
  ...{ person_id: key, name, status: 'ACTIVE' },
  holidays: [],
  expenses: [],
});

const base = (task: Task, now: Instant) => ({
  ...{ record: recordOfTask(task), id: isUnsentTask(task) ? null : task.id, point: null, photos: [] },
  project: { id: task.project_id ?? '', title: task.project_title ?? '' },
  title: task.title ?? '',
  at: isoInstant(now),
});

/** [W-PLAN-01] A comment, with a client id of its own. */
export const taskComment = (task: Task, text: string, clientId: string, now: Instant): SiteChange => ({
  ...base(task, now),
  call: 'task.comment',
  body: { client_id: clientId, text, at: isoInstant(now) },
});

/** The photos that are added to a task, each a request of its own. */
export const photosToTask = (task: Task, photos: readonly NamedFile[], now: Instant): readonly SiteChange[] =>
  photos.map((photo) => ({ ...base(task, now), call: 'task.photo', body: {}, photos: [photo] }));

/** [W-SITE-24] A change of some fields, with the values that the user saw. `persons` are those of `person_ids`. */
export function taskChange(
  task: Task,
  fields: Omit<TaskChange, 'was'>,
  now: Instant,
  persons: readonly TaskPerson[] = [],
): SiteChange {
  const was = Object.entries(seenTask(task)).filter(([field]) => Object.hasOwn(fields, field));
  const known = assigneesOf(task);
  const assignees = persons.map((one) => known.find(({ person_id: id }) => id === one.key) ?? assigneeOf(one));
  return {
    ...base(task, now),
    call: 'task.change',
    body: { ...fields, was: Object.fromEntries(was) },
    ...(fields.person_ids !== undefined && { shown: { assignees } }),
  };
}

/** [W-PLAN-13] The persons of a task after its bar was dropped in the row of another person. */
export function swapPerson(task: Task, from: string, to: TaskPerson | null): readonly TaskPerson[] {
  const others = assigneesOf(task).flatMap(({ person_id: id, name }) =>
    id === null || id === undefined || id === from || id === to?.key ? [] : [{ key: id, name: name ?? '' }],
  );
  return to === null ? others : [to, ...others];
}

type TaskEntry = Pick<Entry<SiteChange>, 'input' | 'state'>;

/** A comment or a photo changes no field of its task. */
const CHANGES: readonly SiteCall[] = ['task.create', 'task.change'];

const taskIn = (value: unknown): Task | null => Task.safeParse(value).data ?? null;

function created({ body, project, record, shown }: SiteChange): Task | null {
  const of = { project_id: project.id, project_title: project.title, may_move: true };
  return taskIn({ ...body, ...shown, ...of, id: record, completion_status: 'SCHEDULED' });
}

function changed(task: Task, { body, shown }: SiteChange): Task {
  const { was: _, days, status, person_ids: __, ...fields } = body;
  const to = daysIn(days);
  return (
    taskIn({
      ...task,
      ...fields,
      ...(to && movedTo(task, to)),
      ...(status !== undefined && { completion_status: status }),
      ...shown,
    }) ?? task
  );
}

/** The changes of tasks that are on their way; a refused one is none of them, so its bar goes back. */
export const pendingTaskChanges = (entries: readonly TaskEntry[]): readonly SiteChange[] =>
  entries.flatMap(({ input, state }) => (CHANGES.includes(input.call) && state !== 'failed' ? [input] : []));

/** [W-SITE-46] The tasks with the changes that are on their way. */
export const withPending = (
  tasks: readonly Task[],
  pending: readonly SiteChange[],
  isAskedFor: (task: Task) => boolean,
): readonly Task[] =>
  pending.reduce((all, input) => {
    if (isCreation(input)) {
      const task = created(input);
      const isThere = all.some(({ client_id: id }) => id === input.record);
      return task === null || isThere || !isAskedFor(task) ? all : all.toSpliced(0, 0, task);
    }
    const isIt = (task: Task): boolean =>
      !isSimulated(task) && (task.id === (input.id ?? input.record) || recordOfTask(task) === input.record);
    return all.some(isIt) ? all.map((task) => (isIt(task) ? changed(task, input) : task)) : all;
  }, tasks);

/** Whether a refused change is of a task. */
export const isOfTask = (refused: RefusedSiteChange, task: Task): boolean =>
  isChangeOf(refused, recordOfTask(task), task.id);

/** The persons of a task with their names. */
export const personsOfTask = (task: Task): readonly TaskPerson[] =>
  assigneesOf(task).flatMap(({ person_id: key, name }) => (key ? [{ key, name: name ?? '' }] : []));
