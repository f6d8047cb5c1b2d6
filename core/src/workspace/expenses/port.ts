import type { Reply } from '../../shared/reply.ts';
import type { Id } from '../../shared/wire-values.ts';
import type { Expense } from './model.ts';

/** The call for the expenses of a project; the workspace only reads them. */
export interface ExpensesPort {
  /** [W-EXPENSES-03] All expenses in one answer, approved or not. */
  expenses(projectId: Id): Reply<readonly Expense[]>;
}
