import type { Cell } from '@felles/core';
import { numberIn } from '@felles/core/internal/shared/numbers';
import { type HoursLine, type PayrollLine, payrollLines } from '@felles/core/workspace/hours';
import type { Text } from '../../i18n/texts.ts';
import { formatDay } from '../format.ts';
import type { FindArticle } from './use-article-of.ts';
import { statusIn } from './words.ts';

type Column = readonly [head: string, value: (row: PayrollLine) => Cell];

/** The file for payroll, its heads first: a line for each main article, and for each extra one. */
export function payrollFile(
  text: Text,
  lines: readonly HoursLine[],
  articleOf: FindArticle,
): readonly (readonly Cell[])[] {
  const columns = [
    ['payroll.person', ({ line }) => line.person?.person_name],
    ['payroll.personId', ({ line }) => line.person?.person_id],
    ['payroll.date', ({ line }) => formatDay(line.date)],
    ['payroll.article', ({ articleId: id }) => (id === null ? '' : articleOf(id)?.article_number || id)],
    [
      'payroll.articleName',
      ({ line, articleId: id, count }) => (count === null && line.name) || articleOf(id ?? '')?.name,
    ],
    ['payroll.hours', ({ hours }) => hours],
    ['payroll.count', ({ count }) => count],
    ['payroll.start', ({ line }) => line.from],
    ['payroll.end', ({ line }) => line.to],
    ['payroll.pause', ({ line }) => numberIn(line.pause)],
    ['payroll.phase', ({ line }) => line.phase_name],
    ['payroll.comment', ({ line }) => line.comment],
    ['payroll.status', ({ line }) => statusIn(text, line)],
    ['payroll.approvedBy', ({ line }) => line.approved_by?.person_name],
  ] as const satisfies readonly Column[];
  return [
    columns.map(([head]) => text(head)),
    ...payrollLines(lines).map((row) => columns.map(([, value]) => value(row))),
  ];
}
