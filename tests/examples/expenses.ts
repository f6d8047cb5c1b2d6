// The expenses of a project.
import { expenseServices } from '@felles/adapters-http/workspace/areas/expenses';
import { kronerOf } from '@felles/core/workspace/expenses';
import { filter, firstValueFrom } from 'rxjs';
import { openFor } from './sign-in.ts';

/** How many expenses of a project are not approved, and their sum. */
export async function unapprovedExpenses(root: string, access: string, projectId: string) {
  const workspace = await openFor(root, access);
  const expenses = expenseServices(workspace).expenses(projectId);
  expenses.ask({ approved: 'no' });
  expenses.open();
  const { total, totals } = await firstValueFrom(expenses.view$.pipe(filter(({ status }) => status === 'ready')));
  workspace.close();
  return { count: total, sum: kronerOf(totals.gross) };
}
