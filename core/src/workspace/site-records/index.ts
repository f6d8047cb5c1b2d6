export { budgetsOf, type PhaseBudget } from './budget.ts';
export type { RecordsQuestion } from './model.ts';
export type { RecordsStore, RecordsView } from './store.ts';
