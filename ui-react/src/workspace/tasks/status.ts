import '../../i18n/catalogs/task-status.ts';

// The status of a task, in words and colours: the colours and glyphs repeat the words.
import { COMPLETION_STATUSES, type Task } from '@felles/core/workspace/tasks';
import type { Text } from '../../i18n/texts.ts';
import { type Tone, toneOfTask } from '../status-tones.ts';

interface StatusLook {
  readonly look: Tone;
  /** The path of a glyph. */
  readonly glyph: string;
}

const CIRCLE = 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Z';
const CROSS = `${CIRCLE}m-2.500 5.500 5 5m0-5-5 5`;
/** A circle with gaps. */
const DASHES =
  'M9.500 4.400a8 8 0 0 1 5 0M18 6.700a8 8 0 0 1 1.800 4.500M19 15.500a8 8 0 0 1-3 3.400M9.500 19.600a8 8 0 0 1-3.500-2.300M4.200 13a8 8 0 0 1 1-5';

const GLYPHS: Readonly<Record<string, string>> = {
  CANCELLED: CROSS,
  COMPLETED: `${CIRCLE}m-3.500 8.300 2.500 2.500 4.500-5`,
  DELETED: CROSS,
  DEVIANCE: 'M12 4.5 3.5 19h17ZM12 10v4M12 16.5v.1',
  HOLIDAY: 'M12 8.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7ZM12 3.500v2M12 18.500v2M3.500 12h2M18.500 12h2',
  INCOMPLETE: `${CIRCLE}M8.500 12h7`,
  INPROGRESS: `${CIRCLE}M10.500 9v6l4.500-3Z`,
  OVERDUE: `${CIRCLE}M12 8.500v4M12 15.500v.1`,
  SCHEDULED: CIRCLE,
  SIMULATED: DASHES,
  STARTED: `${CIRCLE}M12 4v16`,
};

export const lookOf = ({ completion_status: status }: Pick<Task, 'completion_status'>): StatusLook => ({
  look: toneOfTask(status),
  glyph: (Object.hasOwn(GLYPHS, status ?? '') ? GLYPHS[status ?? ''] : undefined) ?? CIRCLE,
});

/** An unknown status is shown as the service wrote it. */
export function statusIn(text: Text, status: string | null | undefined): string {
  const known = COMPLETION_STATUSES.find((one) => one === status);
  return known ? text(`task.status.${known}`) : (status ?? '');
}
