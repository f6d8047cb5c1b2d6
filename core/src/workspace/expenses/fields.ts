// [W-PLAN-06] The fields of an expense as they are written and approved: form and service ask the same rules.
import { formBy } from '../../data/field-kinds.ts';
import { isSame } from '../../data/fields.ts';
import type { Problems } from '../../data/form.ts';
import { parseIsoDate } from '../../shared/dates.ts';
import { groupDigits, numberIn } from '../../shared/numbers.ts';
import type { Id } from '../../shared/wire-values.ts';
import type { ExpenseMessage } from '../../texts/expenses.ts';
import { COUNT } from '../articles/selection.ts';
import type { ApprovalOutcome } from '../site-records/model.ts';
import { LONGEST, problemOfText, requiredText } from '../site-work/text-rules.ts';
import type { Expense, ExpenseDecision, ExpenseFields, ExpenseStatus, LineFields, SeenExpense } from './model.ts';
import { isUnsentExpense, statusOfExpense } from './rules.ts';
import { expenseLines, expenseSums, kronerOf, oreIn } from './sums.ts';

/** The rates of VAT in Norway: of most things, of food, of transport, and none. */
export const VAT_RATES = [25, 15, 12, 0] as const;

/** The most that one expense can have: lines, and kroner for one of an article. */
export const MOST = { lines: 50, price: 1_000_000 } as const;

const LINES: Readonly<Record<'none' | 'many' | 'count' | 'price', ExpenseMessage>> = {
  none: { key: 'expenses.needsLines', params: {} },
  many: { key: 'expenses.manyLines', params: { most: MOST.lines } },
  count: { key: 'expenses.wrongCount', params: { most: groupDigits(COUNT.most) } },
  price: { key: 'expenses.wrongPrice', params: { most: groupDigits(MOST.price) } },
};

/** Of an order line that no expense of the project has. */
export const NO_ORDER_LINE: ExpenseMessage = { key: 'expenses.noOrder', params: {} };

/** A price is in whole øre, so that the sums without VAT are exact. */
export const isPrice = (price: number): boolean =>
  price >= 0 && price <= MOST.price && kronerOf(oreIn(price) ?? -1) === price;

const isCount = (count: number): boolean => Number.isInteger(count) && count >= 1 && count <= COUNT.most;

function problemOfLines(lines: readonly LineFields[]): ExpenseMessage | null {
  if (lines.length === 0) return LINES.none;
  if (lines.length > MOST.lines) return LINES.many;
  if (!lines.every(({ count }) => isCount(count))) return LINES.count;
  return lines.every(({ price }) => isPrice(price)) ? null : LINES.price;
}

/** [W-SITE-60] [W-SITE-61] The problems of an expense, by field. */
export function problemsOfExpense(fields: ExpenseFields): Problems<ExpenseFields> {
  const title =
    fields.title.trim() === ''
      ? ({ key: 'expenses.needsTitle', params: {} } satisfies ExpenseMessage)
      : problemOfText(fields.title, LONGEST.title);
  const text = problemOfText(fields.text ?? '', LONGEST.text);
  const lines = problemOfLines(fields.lines);
  return {
    ...(title && { title }),
    ...(lines && { lines }),
    ...(parseIsoDate(fields.date) === null && { date: { key: 'expenses.wrongDay', params: {} } }),
    ...(!VAT_RATES.some((rate) => rate === fields.mva_sats) && { mva_sats: { key: 'expenses.wrongRate', params: {} } }),
    ...(text && { text }),
  };
}

/** The text of a return. */
export const EXPENSE_RETURN = formBy({
  text: requiredText(LONGEST.text, { key: 'expenses.needsReason', params: {} } satisfies ExpenseMessage),
});

/** The fields of an expense as a user writes them. */
export const fieldsOfExpense = (expense: Expense): ExpenseFields => ({
  title: expense.title ?? '',
  date: expense.date ?? '',
  text: expense.text || null,
  mva_sats: numberIn(expense.mva_sats) ?? 0,
  order_line_id: expense.order_line?.order_line_id ?? null,
  lines: expenseLines(expense).map(({ article, count, price }) => ({
    article_id: article?.art_id ?? '',
    count: numberIn(count) ?? 0,
    price: numberIn(price) ?? 0,
  })),
});

/** [W-PLAN-06] Own expenses are approved and returned by another user. */
export const isOwnExpense = ({ registered_by_user: user }: Expense, userId: Id | null): boolean =>
  userId !== null && user?.user_id === userId;

/** [W-PLAN-06] Its owner changes an expense until it is approved. */
export const mayChangeExpense = (expense: Expense, userId: Id | null): boolean =>
  statusOfExpense(expense) !== 'APPROVED' && (isUnsentExpense(expense) || isOwnExpense(expense, userId));

/** The expense as it stands before the approver. */
export const seenExpense = (expense: Expense): SeenExpense => {
  const { gross } = expenseSums(expense);
  return {
    expense_id: expense.expense_id,
    ...fieldsOfExpense(expense),
    sum: gross === null ? null : kronerOf(gross),
    receipts: expense.receipts?.length ?? 0,
  };
};

/** The fields in which an expense is another one than was seen. */
export const changesSince = (seen: Partial<SeenExpense>, now: Expense): readonly (keyof SeenExpense)[] =>
  differing(seen, seenExpense(now));

/** The names of the first fields that have another value in the second ones. */
export function differing<F extends object>(fields: F, others: F): readonly (keyof F)[] {
  const names = Object.keys(fields) as (keyof F)[]; // the fields of the type, which `Object.keys` forgets
  return names.filter(
    (name) => fields[name] !== undefined && name in others && !isSame(orNull(fields[name]), orNull(others[name])),
  );
}

const orNull = (value: unknown): unknown => (value === undefined || value === '' ? null : value);

/** An approved expense is locked, and can only be returned; its owner saves a returned one, which registers it again. */
const AFTER: Readonly<Record<string, readonly ExpenseStatus[]>> = {
  REGISTERED: ['APPROVED', 'RETURNED'],
  APPROVED: ['RETURNED'],
};

/** Whether an approver can make this move. */
export const mayMove = (expense: Expense, to: ExpenseStatus, userId: Id | null): boolean =>
  userId !== null && !isOwnExpense(expense, userId) && AFTER[statusOfExpense(expense)]?.includes(to) === true;

/** [W-PLAN-06] The end of a decision for an expense; null for one that is gone. */
export function outcomeOfExpense(
  expense: Expense | null,
  { status, seen }: { readonly status: ExpenseDecision['status']; readonly seen: Partial<SeenExpense> | null },
  userId: Id,
): ApprovalOutcome {
  if (expense === null) return 'GONE';
  if (isOwnExpense(expense, userId)) return 'OWN';
  if (statusOfExpense(expense) === status) return 'DONE';
  if (!mayMove(expense, status, userId)) return 'LOCKED';
  return changesSince(seen ?? {}, expense).length === 0 ? 'DONE' : 'CHANGED';
}
