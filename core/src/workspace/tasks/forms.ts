// The forms of tasks. Each keeps the task as its user saw it, and closes once the device has stored the change.
import { BehaviorSubject, type SchedulerLike } from 'rxjs';
import * as z from 'zod/mini';
import { createForm, type Form, type Problems } from '../../data/form.ts';
import { createRowNotes } from '../../data/row-notes.ts';
import type { Behavior } from '../../shared/behavior.ts';
import { addDays, type Day, isoDate, parseIsoDate } from '../../shared/dates.ts';
import type { Message } from '../../shared/messages.ts';
import type { Id } from '../../shared/wire-values.ts';
import { type CommentDraft, createCommentForm } from '../site-work/comments.ts';
import { type DraftedForm, fieldsReader } from '../site-work/drafts.ts';
import type { SiteChange } from '../site-work/model.ts';
import { createSavingCommand, notStored, type SiteOutbox } from '../site-work/store.ts';
import { type ProjectOfTask, personsOfTask, photosToTask, taskChange, taskComment, taskCreation } from './changes.ts';
import { INCOMPLETE_FORM, problemsOfDays, spanOf, TASK_FORM, type TaskDraft } from './form.ts';
import type { Task, TaskChange } from './model.ts';
import { daysOfTask, type TaskDays, type TaskPerson } from './rules.ts';

/** The outbox, and the closing of the form. */
export interface TaskFormNeeds {
  readonly outbox: Pick<SiteOutbox, 'save'>;
  readonly newKey: () => string;
  readonly clock: SchedulerLike;
  readonly saved: () => void;
}

const SAVING = notStored('tasks.kept');

/** The typed values of a new task; `persons` have the names of those that were chosen. */
export interface NewTaskDraft extends Omit<TaskDraft, 'person_ids'> {
  readonly persons: readonly TaskPerson[];
  /** Its project, where the page has several. */
  readonly project: ProjectOfTask | null;
}

/** The values that a new task begins with. */
export interface NewTaskStart {
  readonly project: ProjectOfTask | null;
  readonly days: TaskDays;
  readonly persons: readonly TaskPerson[];
}

const StoredDraft = z.partial(
  z.object({
    ...{ title: z.string(), description: z.string(), start: z.string(), end: z.string(), phase_id: z.string() },
    persons: z.array(z.object({ key: z.string(), name: z.string() })),
  }),
);

/** The readable part of a stored draft of a new task. */
export const readTaskDraft = fieldsReader<NewTaskDraft>(StoredDraft);

const idsOf = (persons: readonly TaskPerson[]): readonly Id[] => persons.map(({ key }) => key);

const problemsOf = ({ persons, ...values }: Omit<NewTaskDraft, 'project'>): Problems<TaskDraft> => ({
  ...problemsOfDays(values.start, values.end),
  ...TASK_FORM.problemsOf({ ...values, person_ids: idsOf(persons) }),
});

/** [W-SITE-46] The form of a new task. */
export function createNewTaskForm(needs: TaskFormNeeds & NewTaskStart): DraftedForm<NewTaskDraft> {
  const { project, days, persons, newKey, clock, saved } = needs;
  const { person_ids: _, ...empty } = TASK_FORM.valuesOf(null);
  const record$ = new BehaviorSubject(newKey());
  const form = createForm<NewTaskDraft, NewTaskDraft, NewTaskDraft, null>({
    record$: new BehaviorSubject({
      ...empty,
      start: isoDate(days.from),
      end: isoDate(days.to),
      persons,
      project,
    }),
    valuesOf: (values) => values,
    problemsOf: (values): Problems<NewTaskDraft> => ({
      ...problemsOf(values),
      ...(values.project === null && { project: { key: 'tasks.needsProject', params: {} } }),
    }),
    inputOf: (values) => values,
    command: createSavingCommand(needs, SAVING, ({ persons: chosen, project: of, ...values }: NewTaskDraft) => {
      const draft = { ...values, person_ids: idsOf(chosen) };
      const { title, ...fields } = TASK_FORM.fieldsOf(draft, Object.keys(draft), null);
      const filled = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
      return of === null
        ? []
        : [taskCreation(of, { ...filled, title: String(title) }, chosen, record$.value, clock.now())];
    }),
    saved: () => record$.next(newKey()),
    done: saved,
  });
  return { ...form, record$ };
}

/** The typed values of a task that is there. */
export type ChangedTaskDraft = Omit<NewTaskDraft, 'project'>;

function valuesOf(task: Task): ChangedTaskDraft {
  const days = daysOfTask(task);
  const { person_ids: _, ...texts } = TASK_FORM.valuesOf(task);
  const span = days && spanOf(days);
  return { ...texts, start: span?.from ?? '', end: span?.to ?? '', persons: personsOfTask(task) };
}

/** [W-SITE-24] [W-SITE-52] The form that changes a task; only the changed fields are sent, and later events leave it alone. */
export function createTaskForm({ task, ...needs }: TaskFormNeeds & { readonly task: Task }): Form<ChangedTaskDraft> {
  return createForm<Task, ChangedTaskDraft, readonly SiteChange[], null>({
    record$: new BehaviorSubject(task),
    valuesOf,
    problemsOf,
    inputOf({ persons, ...values }, changed) {
      const texts = TASK_FORM.fieldsOf(
        { ...values, person_ids: [] },
        changed.filter((name) => name === 'title' || name === 'description' || name === 'phase_id'),
        null,
      );
      const isMoved = changed.includes('start') || changed.includes('end');
      const fields: Omit<TaskChange, 'was'> = {
        ...texts,
        ...(isMoved && { days: { from: values.start, to: values.end } }),
        ...(changed.includes('persons') && { person_ids: idsOf(persons) }),
      };
      return Object.keys(fields).length === 0 ? [] : [taskChange(task, fields, needs.clock.now(), persons)];
    },
    command: createSavingCommand(needs, SAVING, (changes: readonly SiteChange[]) => changes),
    saved: () => {},
    done: needs.saved,
  });
}

/** The typed first day of a move. */
export interface TaskMoveDraft {
  /** YYYY-MM-DD, or ''. */
  readonly day: string;
}

/** [W-SITE-47] The days of a task that begins on another day: it keeps their number. */
export function daysFrom(task: Task, day: string): TaskDays | null {
  const [days, from] = [daysOfTask(task), parseIsoDate(day)];
  return days === null || from === null ? null : { from, to: addDays(from, days.to - days.from) };
}

const dayOrNone = (day: Day | undefined): string => (day === undefined ? '' : isoDate(day));

/** [W-SITE-46] The form that moves a task by its first day. */
export const createTaskMoveForm = ({ task, ...needs }: TaskFormNeeds & { readonly task: Task }): Form<TaskMoveDraft> =>
  createForm<Task, TaskMoveDraft, readonly SiteChange[], null>({
    record$: new BehaviorSubject(task),
    valuesOf: (record) => ({ day: dayOrNone(daysOfTask(record)?.from) }),
    problemsOf: ({ day }) => {
      const { start } = problemsOfDays(day, day);
      return start ? { day: start } : {};
    },
    inputOf({ day }) {
      const to = daysFrom(task, day);
      return to === null ? [] : [taskChange(task, { days: spanOf(to) }, needs.clock.now())];
    },
    command: createSavingCommand(needs, SAVING, (changes: readonly SiteChange[]) => changes),
    saved: () => {},
    done: needs.saved,
  });

/** The typed text of a task that could not be done. */
export interface IncompleteDraft {
  readonly reason: string;
}

/** [W-SITE-20] The form of a task that could not be done: what stands in the way. */
export const createIncompleteForm = ({
  task,
  ...needs
}: TaskFormNeeds & { readonly task: Task }): Form<IncompleteDraft> =>
  createForm<null, IncompleteDraft, string, null>({
    record$: new BehaviorSubject(null),
    valuesOf: () => ({ reason: '' }),
    problemsOf: INCOMPLETE_FORM.problemsOf,
    inputOf: ({ reason }) => reason.trim(),
    command: createSavingCommand(needs, SAVING, (reason: string) => [
      taskChange(task, { status: 'INCOMPLETE', reason }, needs.clock.now()),
    ]),
    saved: () => {},
    done: needs.saved,
  });

/** [W-PLAN-01] The form of a comment on a task, with photos. */
export const createTaskComment = ({
  task,
  ...needs
}: TaskFormNeeds & { readonly task: Task }): DraftedForm<CommentDraft> =>
  createCommentForm({
    ...needs,
    words: SAVING,
    commentOf: (text, clientId) => taskComment(task, text, clientId, needs.clock.now()),
    photosOf: (files) => photosToTask(task, files, needs.clock.now()),
  });

/** [W-SITE-46] A button or a drop that changes a task at once. */
export interface TaskPress {
  /** [W-SITE-33] Why the device has not stored the last one. */
  readonly notStored$: Behavior<Message | null>;
  /** The tasks that were completed a moment ago, by their ids. */
  readonly completed$: Behavior<ReadonlyMap<Id, CompletedTask>>;
  /** `persons` are those of `person_ids`. */
  change(task: Task, fields: Omit<TaskChange, 'was'>, persons?: readonly TaskPerson[]): void;
  complete(task: Task): void;
  /** [W-SITE-20] A task that is taken back is planned again. */
  reopen(completed: CompletedTask): void;
}

/** A task that was completed, with the seconds in which that can be taken back. */
export interface CompletedTask {
  readonly task: Task;
  readonly left: number;
}

export function createTaskPress({ outbox, clock }: Pick<TaskFormNeeds, 'outbox' | 'clock'>): TaskPress {
  const notStored$ = new BehaviorSubject<Message | null>(null);
  const { notes$, note, offerUndo } = createRowNotes<CompletedTask>(clock);
  const change: TaskPress['change'] = (task, fields, persons) => {
    notStored$.next(null);
    outbox.save(taskChange(task, fields, clock.now(), persons)).subscribe((result) => {
      if (!result.ok) notStored$.next(SAVING.refused(result.error));
    });
  };
  return {
    notStored$,
    completed$: notes$,
    change,
    complete(task) {
      change(task, { status: 'COMPLETED' });
      offerUndo(task.id, (left) => ({ task: { ...task, completion_status: 'COMPLETED' }, left }));
    },
    reopen({ task }) {
      note(task.id, null);
      change(task, { status: 'SCHEDULED' });
    },
  };
}
