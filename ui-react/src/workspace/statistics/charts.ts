import '../../i18n/catalogs/task-status.ts';

// The figures as tables with bars.
import { inWholePercent } from '@felles/core/internal/shared/fraction';
import {
  checkInNumbers,
  type Status,
  sumKnown,
  taskNumbers,
  taskStatusesAmong,
} from '@felles/core/internal/workspace/statistics/lines';
import type { CheckInStatistics, TaskStatistics } from '@felles/core/workspace/statistics';
import { COMPLETION_STATUSES, type CompletionStatus } from '@felles/core/workspace/tasks';
import type { Text } from '../../i18n/texts.ts';
import { distinctNames, type FigureData, type FigureTone } from '../../kit/figure/figure-data.ts';
import { fillOf, toneOfTask } from '../status-tones.ts';

/** One part of a whole. */
export interface Part {
  readonly name: string;
  readonly number: number | null;
  readonly tone: FigureTone;
}

/** How many of each, and which share of all that is. */
export function partsOf(text: Text, parts: readonly Part[], total: number | null): FigureData {
  return {
    // Two statuses of a service may have one name.
    names: distinctNames(parts.map(({ name }) => name)),
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

const knownStatus = (key: string): CompletionStatus | undefined => COMPLETION_STATUSES.find((one) => one === key);

/** [W-TASKS-01] The name of a task status: only an unknown one has the service's name. */
export function taskStatusIn(text: Text, { key, name }: Status): string {
  const known = knownStatus(key);
  return known === undefined ? name : text(`task.status.${known}`);
}

export function tasksByStatus(text: Text, told: TaskStatistics): FigureData {
  const numbers = taskNumbers(told);
  const parts = taskStatusesAmong([told]).map((status) => ({
    name: taskStatusIn(text, status),
    number: numbers[status.key] ?? null,
    tone: fillOf(toneOfTask(status.key)),
  }));
  return partsOf(text, parts, numbers['all'] ?? null);
}

/** A refused check-in is bad; the others have one colour. */
const CHECK_IN_TONES = { employees: 'first', subcontractors: 'first', guests: 'first', failed: 'bad' } as const;

/** The check-ins by who they are of, with the refused ones apart. */
export function checkInsByPerson(text: Text, told: CheckInStatistics): FigureData {
  const { ansatte_fail: employees, ue_fail: subcontractors } = told;
  const numbers = checkInNumbers(told);
  const parts = CHECK_IN_PARTS.map((key) => ({
    name: text(`statistics.column.${key}`),
    number: numbers[key],
    tone: CHECK_IN_TONES[key],
  }));
  const isSplit = Boolean(numbers.failed) && typeof employees === 'number' && typeof subcontractors === 'number';
  return {
    ...partsOf(text, parts, sumKnown(parts.map(({ number }) => number))),
    ...(isSplit && { note: text('statistics.failedOf', { employees, subcontractors }) }),
  };
}

const CHECK_IN_PARTS = ['employees', 'subcontractors', 'guests', 'failed'] as const;
