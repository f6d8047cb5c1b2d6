// The lines of hours as a payroll system reads them: each extra article is a line of its own.
import { numberIn } from '../../shared/numbers.ts';
import type { Id } from '../../shared/wire-values.ts';
import type { HoursLine } from './model.ts';

/** Hours on a main article, or the count of an extra one. */
export interface PayrollLine {
  readonly line: HoursLine;
  readonly articleId: Id | null;
  /** Null for an extra article. */
  readonly hours: number | null;
  /** Null for a main article. */
  readonly count: number | null;
}

/** The extra articles of a line stand behind it. */
export const payrollLines = (lines: readonly HoursLine[]): readonly PayrollLine[] =>
  lines.flatMap((line) => [
    { line, articleId: line.art_id ?? null, hours: numberIn(line.hours), count: null },
    ...(line.extras ?? []).flatMap((extra) =>
      extra === null ? [] : { line, articleId: extra.article_id, hours: null, count: extra.count },
    ),
  ]);
