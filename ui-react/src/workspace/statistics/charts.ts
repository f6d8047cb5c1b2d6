import '../../i18n/catalogs/task-status.ts';

// The figures as charts with their tables.
import { inWholePercent } from '@felles/core';
import {
  type CheckInStatistics,
  COMPLETION_STATUSES,
  type CompletionStatus,
  type Numbers,
  type Status,
  type TaskStatistics,
  taskNumbers,
  taskStatusesAmong,
} from '@felles/core/workspace';
import type { Text } from '../../i18n/texts.ts';
import type { FigureData, FigureTone } from '../../kit/figure/figure-data.ts';
import type { FigureItem } from './FigureSet.tsx';

/** One part of a whole. */
export interface Part {
  readonly name: string;
  readonly number: number | null;
  readonly tone: FigureTone;
}

/** How many of each, and which share of all that is. */
export function partsOf(text: Text, head: string, parts: readonly Part[], total: number | null): FigureData {
  const names = parts.map(({ name }) => name);
  return {
    head,
    // Two statuses of a service may have one name.
    names: names.map((name, at) => (names.indexOf(name) === at ? name : `${name} (${at + 1})`)),
    tones: parts.map(({ tone }) => tone),
    series: [
      { name: text('statistics.count'), numbers: parts.map(({ number }) => number), total },
      {
        name: text('statistics.share'),
        numbers: inWholePercent(
          parts.map(({ number }) => number),
          total,
        ),
        total: total ? 100 : null,
        format: (share) => `${share} %`,
      },
    ],
    sum: text('statistics.sum'),
  };
}

/** [W-TASKS-01] */
const TASK_TONES: Readonly<Record<CompletionStatus, FigureTone>> = {
  CANCELLED: 'mute',
  COMPLETED: 'ok',
  DELETED: 'mute',
  DEVIANCE: 'warn',
  HOLIDAY: 'second',
  INCOMPLETE: 'warn',
  INPROGRESS: 'first',
  OVERDUE: 'bad',
  PROPOSED: 'mute',
  SCHEDULED: 'mute',
  SIMULATED: 'second',
  STARTED: 'info',
};

const knownStatus = (key: string): CompletionStatus | undefined => COMPLETION_STATUSES.find((one) => one === key);

/** The name of a task status: only an unknown one has the service's name. */
export function taskStatusIn(text: Text, { key, name }: Status): string {
  const known = knownStatus(key);
  return known === undefined ? name : text(`task.status.${known}`);
}

export function tasksByStatus(text: Text, told: TaskStatistics): FigureData {
  const numbers = taskNumbers(told);
  const parts = taskStatusesAmong([told]).map((status): Part => {
    const known = knownStatus(status.key);
    return {
      name: taskStatusIn(text, status),
      number: numbers[status.key] ?? null,
      tone: known === undefined ? 'mute' : TASK_TONES[known],
    };
  });
  return partsOf(text, text('statistics.status'), parts, numbers['all'] ?? null);
}

/** The figures of check-ins, and what splits those that were refused. */
export function checkInItems(
  text: Text,
  numbers: Numbers,
  told: CheckInStatistics,
  detailOf: (number: number | null) => string | null,
): readonly FigureItem[] {
  const { ansatte_fail: employees, ue_fail: subcontractors } = told;
  const isSplit = typeof employees === 'number' && typeof subcontractors === 'number';
  const failed = numbers['failed'] ?? null;
  const plain = (column: 'employees' | 'subcontractors' | 'guests' | 'now'): FigureItem => ({
    label: text(`statistics.column.${column}`),
    number: numbers[column] ?? null,
    detail: detailOf(numbers[column] ?? null),
  });
  return [
    plain('employees'),
    plain('subcontractors'),
    plain('guests'),
    {
      label: text('statistics.column.failed'),
      number: failed,
      detail: failed && isSplit ? text('statistics.failedOf', { employees, subcontractors }) : null,
      isBad: true,
    },
    plain('now'),
  ];
}
