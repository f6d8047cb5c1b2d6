import * as z from 'zod/mini';
import { inOrder, type SortValues } from '../../data/order.ts';
import { KEYWORD, oneOf, orderBy, questionAddress, WORD } from '../../data/question-address.ts';
import { dayIn, isoDate } from '../../shared/dates.ts';
import { compareNames, searchFor } from '../../shared/norwegian.ts';
import { numberIn } from '../../shared/numbers.ts';
import type { Id } from '../../shared/wire-values.ts';
import type { Expense, ExpenseQuestion } from './model.ts';
import { type ExpenseSums, expenseLines, expenseSums } from './sums.ts';

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
  sum: (expense) => expenseSums(expense).gross,
};

/** An expense that the service does not have yet: its id is its client id. */
export const isUnsentExpense = ({ expense_id: id, client_id: client }: Expense): boolean => id === client;

/** An expense without a status is registered, or approved as its `approved_by` says. */
export const statusOfExpense = (expense: Expense): string =>
  expense.status || (approvalOf(expense).isApproved ? 'APPROVED' : 'REGISTERED');

/** The part of the list that an expense is in: approved, returned, or to be approved. */
export function partOf(expense: Expense): Exclude<ExpenseQuestion['approved'], ''> {
  const status = statusOfExpense(expense);
  if (status === 'RETURNED') return 'returned';
  return status === 'APPROVED' ? 'yes' : 'no';
}

/** The question in the address. */
export const EXPENSE_ADDRESS = questionAddress<ExpenseQuestion>({
  text: KEYWORD,
  article: WORD,
  month: WORD,
  person: WORD,
  approved: oneOf<ExpenseQuestion['approved']>('', ['yes', 'no', 'returned']),
  sort: orderBy(Object.keys(SORTED_BY)),
});

/** The searched words of an expense: its own, its articles, and who has registered it. */
const wordsOf = ({ title, text, article, lines, contact, order_line, registered_by_user: user }: Expense) => [
  ...[title, text, contact?.contact_name, order_line?.title, user?.user_name],
  ...[article, ...(lines ?? []).map((line) => line?.article)].flatMap((one) => [one?.title, String(one?.art_nr ?? '')]),
];

/** [W-PLAN-06] The values by which the list is narrowed. */
export const EXPENSE_FACETS = ['article', 'month', 'person'] as const;
type Facet = (typeof EXPENSE_FACETS)[number];

/** A value of a facet with its name; a month is its own name. */
export interface FacetValue {
  readonly id: Id;
  readonly label: string;
}

const VALUES: Readonly<Record<Facet, (expense: Expense) => readonly FacetValue[]>> = {
  article: (expense) =>
    expenseLines(expense).flatMap(({ article }) =>
      article?.art_id ? [{ id: article.art_id, label: [article.art_nr, article.title].filter(Boolean).join(' ') }] : [],
    ),
  month({ date }) {
    const day = dayIn(date);
    const month = day === null ? '' : isoDate(day).slice(0, 'YYYY-MM'.length);
    return month === '' ? [] : [{ id: month, label: month }];
  },
  person: ({ registered_by_user: user }) =>
    user?.user_id ? [{ id: user.user_id, label: user.user_name || user.user_id }] : [],
};

/** [W-PLAN-06] The values that the expenses have, each once: the months from the newest on, the others by name. */
export function facetValues(expenses: readonly Expense[], facet: Facet): readonly FacetValue[] {
  const all = [...new Map(expenses.flatMap(VALUES[facet]).map((value) => [value.id, value])).values()];
  const sorted = all.toSorted((one, other) => compareNames(one.label, other.label));
  return facet === 'month' ? sorted.toReversed() : sorted;
}

/** Filters and sorts the expenses. */
export function expensesFor(expenses: readonly Expense[], question: ExpenseQuestion): readonly Expense[] {
  const { text, approved, sort } = question;
  const hasWords = searchFor(text);
  const facets = EXPENSE_FACETS.filter((facet) => question[facet] !== '');
  const found = expenses.filter(
    (expense) =>
      (approved === '' || partOf(expense) === approved) &&
      facets.every((facet) => VALUES[facet](expense).some(({ id }) => id === question[facet])) &&
      hasWords(...wordsOf(expense)),
  );
  return inOrder(found, sort, SORTED_BY);
}

/** The totals of the list in whole øre. */
export interface ExpenseTotals extends ExpenseSums {
  /** The number of expenses without a sum, which the totals leave out. */
  readonly without: number;
}

/** [PL-3] Adds up the expenses that are shown, not those that the filter hides. */
export function totalsOf(expenses: readonly Expense[]): ExpenseTotals {
  const sums = expenses.map(expenseSums);
  const added = (part: keyof ExpenseSums): number => sums.reduce((all, { [part]: sum }) => all + (sum ?? 0), 0);
  return { net: added('net'), gross: added('gross'), without: sums.filter(({ gross }) => gross === null).length };
}
