export type { ExpenseMessage, ExpenseMessages } from '../../texts/expenses.ts';
export { outcomeCounts } from '../site-records/approval.ts';
export * from './changes.ts';
export * from './fields.ts';
export * from './form.ts';
export * from './model.ts';
export * from './rules.ts';
export * from './store.ts';
export * from './sums.ts';
