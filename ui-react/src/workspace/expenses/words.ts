import { dayIn, dayMonth } from '@felles/core';
import { numberIn } from '@felles/core/internal/shared/numbers';
import { changesSince, seenExpense } from '@felles/core/internal/workspace/expenses/fields';
import {
  type Expense,
  expenseLines,
  expenseSums,
  kronerOf,
  type PricedLine,
  statusOfExpense,
} from '@felles/core/workspace/expenses';
import type { Text } from '../../i18n/texts.ts';
import { DASH, formatNumber, formatPrice } from '../format.ts';

/** Øre as people write kroner. */
export const priceIn = (ore: number | null): string => formatPrice(ore === null ? null : kronerOf(ore));

export const grossIn = (expense: Expense): string => priceIn(expenseSums(expense).gross);
export const netIn = (expense: Expense): string => priceIn(expenseSums(expense).net);

/** "24 × 129,90". */
export const productIn = ({ count, price }: PricedLine): string =>
  `${formatNumber(numberIn(count))} × ${formatPrice(numberIn(price)).replace(/^kr\s/, '')}`;

export const articleIn = ({ article }: ReturnType<typeof expenseLines>[number]): string =>
  [article?.art_nr, article?.title].filter(Boolean).join(' ') || DASH;

/** Who approved it and when, as far as the service says. */
export const approvedIn = (by: string, at: string | null | undefined): string => {
  const day = dayIn(at);
  return [by, day !== null && dayMonth(day)].filter(Boolean).join(' ');
};

const STATUS = { APPROVED: 'expenses.isApproved', RETURNED: 'expenses.isReturned' } as const;

/** The status in words; any that is not known waits for an approver. */
export function statusIn(text: Text, expense: Expense): string {
  const status = statusOfExpense(expense);
  return text(status === 'APPROVED' || status === 'RETURNED' ? STATUS[status] : 'expenses.isOpen');
}

/** [W-PLAN-06] How an expense differs from the one that was seen, with old and new where one thing has changed. */
export function changeIn(text: Text, seen: Expense, now: Expense): string {
  const by = now.changed_by || text('expense.another');
  const changed = changesSince(seenExpense(seen), now).filter((field) => field !== 'sum');
  const [[before], [after]] = [expenseLines(seen), expenseLines(now)];
  const isOneLine = expenseLines(seen).length === 1 && expenseLines(now).length === 1;
  if (isOneLine && before && after && changed.join() === 'lines' && before.article?.art_id === after.article?.art_id) {
    const [counts, prices] = [
      [before.count, after.count],
      [before.price, after.price],
    ].map((pair) => pair.map((one) => numberIn(one)));
    if (prices?.[0] === prices?.[1])
      return text('expense.changedCount', {
        by,
        before: formatNumber(counts?.[0] ?? null),
        now: formatNumber(counts?.[1] ?? null),
      });
    if (counts?.[0] === counts?.[1])
      return text('expense.changedPrice', { by, before: formatPrice(prices?.[0]), now: formatPrice(prices?.[1]) });
  }
  return text('expense.changed', { by, before: grossIn(seen), now: grossIn(now) });
}
