import type { ExpensesPort } from '@felles/core/workspace/expenses';
import type { Http } from '../http.ts';
import * as wire from '../wire/workspace/expenses.ts';

/** Core's `ExpensesPort`, for staff who are signed in: the expenses of one project, which are read only. */
export const createExpensesHttp = (http: Http): ExpensesPort => ({
  expenses: (projectId) => http.ask(wire.expenses, { params: { project_id: projectId } }),
});
