// The figures of records as parts of charts with their tables.

import { isOn } from '@felles/core';
import {
  checklistNumbers,
  checkpointStatusesAmong,
  deviationNumbers,
  deviationStatusesAmong,
  sumKnown,
} from '@felles/core/internal/workspace/statistics/lines';
import { CHECKPOINT_STATUSES } from '@felles/core/workspace/checklists';
import type { ChecklistStatistics, DeviationStatistics } from '@felles/core/workspace/statistics';
import type { Text } from '../../i18n/texts.ts';
import { fillOf, toneOfCheckpoint, toneOfDeviation } from '../status-tones.ts';
import type { Part } from './charts.ts';

/** A status of a checkpoint in words; an unknown one has the service's own word. */
export function checkpointStatusIn(text: Text, status: string): string {
  const known = CHECKPOINT_STATUSES.find((one) => one === status);
  return known === undefined ? status : text(`statistics.checkpoint.${known}`);
}

/** The checkpoints by their status, and those without one. */
export function checkpointParts(text: Text, told: ChecklistStatistics): readonly Part[] {
  const { unanswered } = checklistNumbers(told);
  const counts = told.checkpoint_statuses ?? [];
  return [
    ...checkpointStatusesAmong([told]).map(({ key }): Part => {
      const own = counts.filter(({ status }) => String(status ?? '') === key);
      return {
        name: checkpointStatusIn(text, key),
        number: sumKnown(own.map(({ count }) => count)),
        tone: fillOf(toneOfCheckpoint(key)),
      };
    }),
    { name: text('statistics.column.unanswered'), number: unanswered, tone: 'mute' },
  ];
}

/** The deviations by their status; without the addition `closed`, all of them may be open. */
export function deviationParts(told: DeviationStatistics): readonly Part[] {
  const numbers = deviationNumbers(told);
  const closed = new Set(
    (told.per_status ?? []).filter((one) => isOn(one.closed)).map(({ name, status }) => String(status ?? name ?? '')),
  );
  return deviationStatusesAmong([told]).map(({ key, name }) => ({
    name,
    number: numbers[key] ?? null,
    tone: fillOf(toneOfDeviation(closed.has(key))),
  }));
}
