import type { Reply } from '../../shared/reply.ts';
import type { Expense } from './model.ts';

export interface ExpensesPort {
  /** [W-EXPENSES-03] */
  expenses(projectId: number | string): Reply<readonly Expense[]>;
}
