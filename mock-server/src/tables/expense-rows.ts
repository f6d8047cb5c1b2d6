// The rows of expenses, and their changes in words.
import { CHANNELS, EVENTS } from '@felles/adapters-http/wire';
import { kroner, parseIsoDate } from '@felles/core';
import { dayMonthYear } from '@felles/core/internal/shared/calendar';
import { Id } from '@felles/core/internal/shared/wire-values';
import { Expense, expenseSums, fieldsOfExpense, kronerOf } from '@felles/core/workspace/expenses';
import { demoExpenses } from '@felles/fixtures/workspace/expenses';
import { recordedProjectIds } from '@felles/fixtures/workspace/projects';
import * as z from 'zod/mini';
import { table } from './table.ts';

const ExpenseRow = z.extend(Expense, { project_id: Id });
export type ExpenseRow = z.infer<typeof ExpenseRow>;

export const expenseTable = table<ExpenseRow>({
  name: 'expenses',
  schema: ExpenseRow,
  idOf: ({ expense_id }) => expense_id,
  // Expenses on a day are a tag of the tasks of that day.
  channelsOf: ({ project_id }) => [CHANNELS.project(project_id), CHANNELS.planning],
  projectOf: ({ project_id }) => project_id,
  events: { put: EVENTS.expense.changed, gone: EVENTS.expense.gone },
  // The projects that only fill the world have none.
  demo: (seed, now, count) => recordedProjectIds(count).flatMap((id) => demoExpenses(seed, now, id)),
});

/** The fields of a change in words, for the history. */
const FIELDS = new Map([
  ['title', 'tittel'],
  ['date', 'dag'],
  ['text', 'tekst'],
  ['mva_sats', 'mva-sats'],
  ['order_line_id', 'ordrelinje'],
  ['lines', 'sum'],
]);

/** The sum with VAT. */
export const sumInWords = (expense: Expense): string => {
  const { gross } = expenseSums(expense);
  return gross === null ? '' : kroner(kronerOf(gross), ',');
};

/** Each changed field, with old and new. */
export function changesInWords(before: ExpenseRow, after: ExpenseRow): string {
  const [old, now] = [before, after].map((row) => new Map<string, unknown>(Object.entries(fieldsOfExpense(row))));
  const wordOf = (row: ExpenseRow, field: string, value: unknown): string => {
    if (field === 'lines') return sumInWords(row);
    if (field === 'order_line_id') return row.order_line?.title || 'ingen';
    const day = field === 'date' ? parseIsoDate(String(value)) : null;
    return day === null ? `«${value ?? ''}»` : dayMonthYear(day);
  };
  const changed = [...FIELDS].filter(([field]) => JSON.stringify(old?.get(field)) !== JSON.stringify(now?.get(field)));
  return changed
    .map(
      ([field, word]) =>
        `, ${word} fra ${wordOf(before, field, old?.get(field))} til ${wordOf(after, field, now?.get(field))}`,
    )
    .join('');
}
