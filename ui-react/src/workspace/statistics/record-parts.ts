// The figures of records as parts of charts with their tables.
import {
  CHECKPOINT_STATUSES,
  type ChecklistStatistics,
  checklistNumbers,
  checkpointStatusesAmong,
  type DeviationStatistics,
  deviationNumbers,
  deviationStatusesAmong,
  together,
} from '@felles/core/workspace';
import type { Text } from '../../i18n/texts.ts';
import type { FigureTone } from '../../kit/figure/figure-data.ts';
import type { Part } from './charts.ts';

const CHECKPOINT_TONES = { OK: 'ok', NOT_OK: 'bad', NOT_RELEVANT: 'second' } as const;

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
      const known = CHECKPOINT_STATUSES.find((status) => status === key);
      const own = counts.filter(({ status }) => String(status ?? '') === key);
      return {
        name: checkpointStatusIn(text, key),
        number: together(own.map(({ count }) => count)),
        tone: known === undefined ? 'info' : CHECKPOINT_TONES[known],
      };
    }),
    { name: text('statistics.column.unanswered'), number: unanswered, tone: 'mute' },
  ];
}

/** The service gives only numbers for them, so that only their order distinguishes them. */
const DEVIATION_TONES: readonly FigureTone[] = ['warn', 'first', 'second', 'info', 'mute'];

/** The deviations by their status. */
export function deviationParts(told: DeviationStatistics): readonly Part[] {
  const numbers = deviationNumbers(told);
  return deviationStatusesAmong([told]).map(({ key, name }, at) => ({
    name,
    number: numbers[key] ?? null,
    tone: DEVIATION_TONES[at % DEVIATION_TONES.length] ?? 'mute',
  }));
}
