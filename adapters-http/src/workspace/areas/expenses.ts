// The expenses of a project.
import { questionIn } from '@felles/core/data';
import { changesOf } from '@felles/core/workspace/connection';
import {
  createExpensesStore,
  EXPENSE_ADDRESS,
  Expense,
  type ExpensesPort,
  type ExpensesStore,
} from '@felles/core/workspace/expenses';
import { BehaviorSubject } from 'rxjs';
import type { Http } from '../../http.ts';
import { CHANNELS, EVENTS, liveList } from '../../wire/live/names.ts';
import { expenses } from '../../wire/workspace/records.ts';
import type { WorkspaceDoor } from '../../workspace-door/door.ts';
import { liveAt } from '../../workspace-door/live.ts';

/** Core's `ExpensesPort`, for staff who are signed in: the expenses of one project, which are read only. */
export const createExpensesHttp = (http: Http): ExpensesPort => ({
  expenses: (projectId) => http.ask(expenses.expenses, { params: { project_id: projectId } }),
});

/** The expenses of a project. Each visit of a page has a store of its own. */
export interface ExpenseServices {
  expenses(projectId: string): ExpensesStore;
}

/** The list changes by the events of its project; its question is in the page's address. */
export const expenseServices = (door: WorkspaceDoor): ExpenseServices => ({
  expenses: (projectId) =>
    createExpensesStore({
      port: createExpensesHttp(door.http),
      projectId$: new BehaviorSubject(projectId),
      place: questionIn(door.listAddress, EXPENSE_ADDRESS),
      changes$: changesOf(door.realtime, {
        channel: CHANNELS.project(projectId),
        ...liveList(Expense, EVENTS.expense),
      }),
      ...liveAt(door).fresh,
    }),
});
