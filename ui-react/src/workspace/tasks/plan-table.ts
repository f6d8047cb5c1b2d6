import { dayMonthYear } from '@felles/core/internal/shared/calendar';
import { daysOfTask, type Schedule, statusTags, type Task } from '@felles/core/workspace/tasks';
import type { Text } from '../../i18n/texts.ts';
import { statusIn } from './status.ts';
import { namesOf, tagIn, titleOf } from './words.ts';

/** The schedule as a table, a line for each task. */
export function linesOf({ rows }: Schedule, text: Text): readonly (readonly string[])[] {
  const bars = new Map(rows.flatMap((row) => row.bars).map((bar) => [bar.key, bar.task]));
  return [HEADS.map((head) => text(head)), ...[...bars.values()].map((task) => lineOf(task, text))];
}

const HEADS = [
  'tasks.task',
  'tasks.status',
  'tasks.begins',
  'tasks.ends',
  'tasks.project',
  'tasks.assignees',
  'tasks.tags',
] as const;

function lineOf(task: Task, text: Text): readonly string[] {
  const days = daysOfTask(task);
  return [
    titleOf(text, task),
    statusIn(text, task.completion_status),
    days === null ? '' : dayMonthYear(days.from),
    days === null ? '' : dayMonthYear(days.to),
    task.project_title ?? '',
    namesOf(task),
    statusTags(task)
      .map((tag) => tagIn(text, task, tag))
      .join(', '),
  ];
}
