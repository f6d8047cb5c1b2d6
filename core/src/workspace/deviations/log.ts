// The log of a deviation, as an open form tells of it.
import type { Id } from '../../shared/wire-values.ts';
import type { Deviation, DeviationLogLine } from './model.ts';

/**
 * [W-SITE-52] The lines that others have added to the log since a form was opened; none while either log is unknown. The log
 * only grows.
 */
export function newLines(
  before: Pick<Deviation, 'log'> | null,
  now: Pick<Deviation, 'log'> | null,
  user: Id | null | undefined,
): readonly DeviationLogLine[] {
  if (!before?.log || !now?.log) return [];
  return now.log.slice(before.log.length).flatMap((line) => (line && line.by?.person_id !== user ? [line] : []));
}
