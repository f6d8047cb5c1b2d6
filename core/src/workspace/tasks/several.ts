// [W-PLAN-01] A status, other days or another person for several tasks at once.

import type { Form } from '../../data/form.ts';
import type { Entry } from '../../data/outbox-model.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { TaskMessage } from '../../texts/tasks.ts';
import type { SiteChange } from '../site-work/model.ts';
import { createSeveral, type Several, type SeveralNeeds, type SharedDraft } from '../site-work/several.ts';
import { notStored } from '../site-work/store.ts';
import { isUnsentTask, recordOfTask, taskChange } from './changes.ts';
import { seenTask, spanOf } from './form.ts';
import type { Task, TaskChange } from './model.ts';
import { changeDays, mayPlan, movesOfTask, type TaskMove } from './moves.ts';
import { daysOfTask, isSimulated, type TaskPerson } from './rules.ts';

/** The fields that several tasks can get at once. */
export type SharedTaskField = 'status' | 'days' | 'person_ids';

/** The statuses that need no words. */
export const SHARED_MOVES = ['STARTED', 'COMPLETED'] as const satisfies readonly TaskMove[];

/** The days by which several tasks can move. */
export const SHARED_DAYS = [1, 2, 7, 14, -1, -7] as const;

const MISSING: Readonly<Record<SharedTaskField, TaskMessage>> = {
  status: { key: 'tasks.needsStatus', params: {} },
  days: { key: 'tasks.needsDays', params: {} },
  person_ids: { key: 'tasks.needsPerson', params: {} },
};

/** The user, and the persons that can get a task. */
export interface SharedTaskNeeds {
  readonly personId: string | null | undefined;
  readonly persons: readonly TaskPerson[];
}

/** The fields of the change of one task; null where the user may not make it, or the task has the value. */
export function sharedFields(
  task: Task,
  field: SharedTaskField,
  value: string,
  personId: string | null | undefined,
): Omit<TaskChange, 'was'> | null {
  if (field === 'status') return movesOfTask(task, personId).some((to) => to === value) ? { status: value } : null;
  const days = daysOfTask(task);
  if (!mayPlan(task) || days === null) return null;
  return field === 'days' ? { days: spanOf(changeDays(days, 'whole', Number(value))) } : { person_ids: [value] };
}

/** Whether a user may change a task beside others. */
export const isSharable = (task: Task, personId: string | null | undefined): boolean =>
  !isSimulated(task) && !isUnsentTask(task) && (mayPlan(task) || movesOfTask(task, personId).length > 0);

/** Several tasks of a list that get one value. */
export interface SeveralTasks extends Omit<Several<Task, SharedTaskField>, 'form'> {
  /** For the tasks that are chosen now. It is saved once the device has stored all changes. */
  form(of: SharedTaskNeeds & { readonly field: SharedTaskField; readonly saved: () => void }): Form<SharedDraft>;
}

/** The outbox, the tasks in sight, and the user. */
export interface SeveralTasksNeeds extends Pick<SeveralNeeds<Task, SharedTaskField>, 'outbox' | 'newKey' | 'clock'> {
  readonly tasks$: Behavior<readonly Task[]>;
  readonly personId$: Behavior<string | null>;
}

export function createSeveralTasks({ tasks$, personId$, ...needs }: SeveralTasksNeeds): SeveralTasks {
  const several = createSeveral<Task, SharedTaskField>({
    ...needs,
    rows$: derive(
      { tasks: tasks$, personId: personId$, entries: needs.outbox.entries$ },
      ({ tasks, personId, entries }) =>
        tasks.map((task) => ({
          id: task.id,
          item: task,
          mayBePicked: isSharable(task, personId) && !hasEntry(entries, task),
        })),
    ),
    seenValue: (task, field) => seenTask(task)[field],
    words: notStored('tasks.kept'),
  });
  return {
    ...several,
    form: ({ field, personId, persons, saved }) =>
      several.form({
        field,
        problemOf: (value) => (value === '' ? MISSING[field] : null),
        changeOf(task, value) {
          const fields = sharedFields(task, field, value, personId);
          const chosen = persons.filter(({ key }) => key === value);
          return fields && taskChange(task, fields, needs.clock.now(), chosen);
        },
        saved,
      }),
  };
}

const hasEntry = (entries: readonly Pick<Entry<SiteChange>, 'input'>[], task: Task): boolean =>
  entries.some(({ input }) => input.record === recordOfTask(task));
