// A task in words.
import { dayMonth, type Load, type TagType } from '@felles/core';
import type { ProjectView } from '@felles/core/workspace/projects';
import {
  assigneesOf,
  daysOfTask,
  personOf,
  type StatusTag,
  type Task,
  type TaskDays,
  taggedBy,
} from '@felles/core/workspace/tasks';
import { LANGUAGE_TAGS } from '../../i18n/language-tags.ts';
import type { Text } from '../../i18n/texts.ts';
import type { Choice } from '../../kit/form/fields-of.ts';

/** The words of a tag of a task: the names of those who have left, are passive or on holiday, where they are known. */
export function tagIn(text: Text, task: Task, tag: StatusTag): string {
  if (tag !== 'TERMINATED' && tag !== 'PASSIVE' && tag !== 'HOLIDAY') return text(`task.tag.${tag}`);
  const names = taggedBy(task, tag).flatMap((one) => personOf(one)?.name?.split(' ')[0] || []);
  return names.length === 0 ? text(`task.tag.${tag}`) : text(`task.of.${tag}`, { names: LIST.format(names) });
}

/** "Anne og Per". */
const LIST = new Intl.ListFormat(LANGUAGE_TAGS.no);

export const TAG_LOOKS: Readonly<Record<StatusTag, TagType>> = {
  DELETED: 'ERROR',
  UNASSIGNED: 'WARNING',
  TERMINATED: 'ERROR',
  PASSIVE: 'DEFAULT',
  HOLIDAY: 'INFO',
  DEVIANCE: 'WARNING',
};

/** A few days: "19.11", or "19.11–21.11". */
export const daysIn = (text: Text, { from, to }: TaskDays): string =>
  from === to ? dayMonth(from) : text('tasks.days', { from: dayMonth(from), to: dayMonth(to) });

export function daysOf(text: Text, task: Task): string {
  const days = daysOfTask(task);
  return days === null ? text('tasks.noDay') : daysIn(text, days);
}

export const titleOf = (text: Text, { title }: Task): string => title || text('tasks.untitled');

export const namesOf = (task: Task): string =>
  assigneesOf(task)
    .flatMap((one) => personOf(one)?.name ?? [])
    .join(', ');

/** The phases of a project, to choose from. */
export const phaseChoices = (flags: Load<ProjectView>): readonly Choice[] =>
  flags.status === 'ready'
    ? (flags.value.phases ?? []).map(({ phase_id: value, phase_name: name }) => ({ value, label: name || value }))
    : [];
