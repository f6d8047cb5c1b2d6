import * as z from 'zod/mini';
import { inOrder, type SortValues } from '../../data/order.ts';
import { oneOf, orderBy, questionAddress } from '../../data/question-address.ts';
import { inWholeOre } from '../../shared/money.ts';
import { numberIn } from '../../shared/numbers.ts';
import type { Expense, ExpenseQuestion } from './model.ts';

/** Whether an expense is approved, and by whom, if that is known. */
export interface ExpenseApproval {
  readonly isApproved: boolean;
  readonly by: string;
}

const Named = z.object({ user_name: z.string() });

/** Reads the three forms of `approved_by`: yes or no, a user, or an id or name, where 0 means nobody. */
export function approvalOf({ approved_by: by }: Expense): ExpenseApproval {
  if (typeof by === 'string' || typeof by === 'number') {
    const isNobody = by === 0 || String(by).trim() === '';
    return { isApproved: !isNobody, by: isNobody ? '' : String(by).trim() };
  }
  return {
    isApproved: typeof by === 'object' ? by !== null : by === true,
    by: Named.safeParse(by).data?.user_name ?? '',
  };
}

const SORTED_BY: SortValues<Expense> = {
  date: ({ date }) => date || null,
  title: ({ title }) => title || null,
  article: ({ article }) => article?.title || null,
  supplier: ({ contact }) => contact?.contact_name || null,
  price: ({ price }) => numberIn(price),
  sum: ({ sum }) => numberIn(sum),
};

/** The question in the address. */
export const EXPENSE_ADDRESS = questionAddress<ExpenseQuestion>({
  approved: oneOf<ExpenseQuestion['approved']>('', ['yes', 'no']),
  sort: orderBy(Object.keys(SORTED_BY)),
});

/** Filters and sorts the expenses. */
export function expensesFor(expenses: readonly Expense[], { approved, sort }: ExpenseQuestion): readonly Expense[] {
  const found = expenses.filter(
    (expense) => approved === '' || approvalOf(expense).isApproved === (approved === 'yes'),
  );
  return inOrder(found, sort, SORTED_BY);
}

/** The total under the table, rounded to whole øre, as sums of decimals have rounding errors. */
export interface ExpenseSum {
  readonly sum: number;
  /** The number of expenses without a sum, which the total leaves out. */
  readonly without: number;
}

/** Adds up the expenses that are shown, not those that the filter hides. */
export function sumOf(expenses: readonly Expense[]): ExpenseSum {
  const sums = expenses.map(({ sum }) => numberIn(sum));
  return {
    sum: inWholeOre(sums.reduce<number>((all, sum) => all + (sum ?? 0), 0)),
    without: sums.filter((sum) => sum === null).length,
  };
}
