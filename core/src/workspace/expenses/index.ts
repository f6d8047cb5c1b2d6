export type { ExpenseMessage } from '../../texts/expenses.ts';
export { outcomeCounts } from '../site-records/approval.ts';
export { type ProjectOfExpense, type ReceiptSource, receiptsOf } from './changes.ts';
export { fieldsOfExpense, isOwnExpense, mayChangeExpense, mayMove, VAT_RATES } from './fields.ts';
export { type DraftLine, type ExpenseDraft, orderLinesOf } from './form.ts';
export { Expense, ExpenseFields, type ExpenseQuestion, type ExpensesPort } from './model.ts';
export { approvalOf, EXPENSE_FACETS, facetValues, statusOfExpense, totalsOf } from './rules.ts';
export type { ExpensesResult, ExpensesStore, ExpensesView } from './store.ts';
export { expenseLines, expenseSums, kronerOf, type PricedLine } from './sums.ts';
