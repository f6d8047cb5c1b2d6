// The fields of a task as they are typed, checked and sent: by the page, and by the service.
import { dayDraft, formBy, right, textBy } from '../../data/field-kinds.ts';
import type { Problems } from '../../data/form.ts';
import { isoDate, parseIsoDate } from '../../shared/dates.ts';
import type { Id } from '../../shared/wire-values.ts';
import type { TaskMessage } from '../../texts/tasks.ts';
import { LONGEST, optionalText, requiredText } from '../site-work/text-rules.ts';
import type { Task } from './model.ts';
import { assigneesOf, daysOfTask, type TaskDays } from './rules.ts';

/** The most days of a task. */
const LONGEST_TASK = 366;

const WRONG_DAY: TaskMessage = { key: 'tasks.wrongDay', params: {} };
const NEEDS_REASON: TaskMessage = { key: 'tasks.needsReason', params: {} };

const aDay = {
  ...textBy((text) => (parseIsoDate(text) === null ? WRONG_DAY : null)),
  draft: (value: string | null | undefined) => dayDraft(value) || (value ?? ''),
};

const NO_PERSONS: readonly Id[] = [];

/** [W-SITE-46] The fields of a task. */
export const TASK_FORM = formBy({
  title: requiredText(LONGEST.title, { key: 'tasks.needsTitle', params: {} } satisfies TaskMessage),
  description: optionalText(LONGEST.text),
  start: aDay,
  end: aDay,
  phase_id: textBy(right),
  person_ids: {
    draft: (ids: readonly Id[] | null | undefined) => ids ?? NO_PERSONS,
    problem: right,
    sent: (ids: readonly Id[]) => ids,
  },
});
/** The typed values of a task. */
export type TaskDraft = ReturnType<typeof TASK_FORM.valuesOf>;

/** [W-SITE-20] The text of a task that could not be done. */
export const INCOMPLETE_FORM = formBy({ reason: requiredText(LONGEST.text, NEEDS_REASON) });

/** The problem of the days of a task, by the name of its field. */
export function problemsOfDays(start = '', end = ''): Problems<Pick<TaskDraft, 'start' | 'end'>> {
  const [from, to] = [parseIsoDate(start), parseIsoDate(end)];
  if (from === null) return { start: WRONG_DAY };
  if (to === null) return { end: WRONG_DAY };
  if (to < from) return { end: { key: 'tasks.wrongOrder', params: {} } satisfies TaskMessage };
  if (to - from >= LONGEST_TASK)
    return { end: { key: 'tasks.tooLong', params: { most: LONGEST_TASK } } satisfies TaskMessage };
  return {};
}

/** The ids of the persons who do a task, in its order. */
export const personIdsOf = (task: Task): readonly Id[] => assigneesOf(task).flatMap(({ person_id: id }) => id ?? []);

/** The days of a change, as they are sent. */
export const spanOf = ({ from, to }: TaskDays) => ({ from: isoDate(from), to: isoDate(to) });

/** [W-SITE-24] The values of a task by the names of a change. */
export function seenTask(task: Task) {
  const days = daysOfTask(task);
  return {
    title: task.title ?? null,
    description: task.description ?? null,
    phase_id: task.phase_id ?? null,
    days: days && spanOf(days),
    person_ids: personIdsOf(task),
    status: task.completion_status ?? null,
  };
}
