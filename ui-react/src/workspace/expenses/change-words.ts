// The fields of a changed expense in words, and their values.

import { linesIn } from '@felles/core/internal/workspace/expenses/changes';
import { type Expense, type ExpenseFields, expenseLines, orderLinesOf } from '@felles/core/workspace/expenses';
import type { Text } from '../../i18n/texts.ts';
import { DASH, formatDay } from '../format.ts';
import { articleIn, productIn } from './words.ts';

const NAMES = {
  title: 'expenses.what',
  date: 'expenses.date',
  text: 'expenses.text',
  mva_sats: 'expenses.rate',
  order_line_id: 'expenses.orderLine',
  lines: 'articles.chosen',
} as const satisfies Readonly<Record<keyof ExpenseFields, string>>;

const isField = (name: string): name is keyof typeof NAMES => Object.hasOwn(NAMES, name);

export const fieldIn = (text: Text, name: string): string => (isField(name) ? text(NAMES[name]) : name);

/** A value of a change in words: a user never sees an id. `known` have the articles and order lines by name. */
export function valueIn(text: Text, known: readonly Expense[], field: string, value: unknown): string {
  if (field === 'date') return formatDay(String(value ?? '')) || DASH;
  if (field === 'mva_sats') return text('expense.vat', { rate: String(value ?? '') });
  if (field === 'order_line_id')
    return orderLinesOf(known).find(({ id }) => id === String(value ?? ''))?.title ?? text('expense.noOrder');
  if (field !== 'lines') return String(value ?? '') || DASH;
  const lines = known.flatMap(expenseLines);
  return linesIn(value)
    .map((line) => {
      const named = lines.find(({ article }) => article?.art_id === line.article_id);
      return `${named ? articleIn(named) : text('articles.byId', { id: line.article_id })}, ${productIn(line)}`;
    })
    .join('; ');
}
