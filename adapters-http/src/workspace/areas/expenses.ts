// The expenses of a project.
import { questionIn } from '@felles/core/data';
import { changesOf } from '@felles/core/workspace/connection';
import { createExpensesStore, EXPENSE_ADDRESS, type ExpensesStore } from '@felles/core/workspace/expenses';
import { BehaviorSubject } from 'rxjs';
import { expenses } from '../../wire/live/expenses.ts';
import { CHANNELS } from '../../wire/live/names.ts';
import type { WorkspaceDoor } from '../../workspace-door/door.ts';
import { liveAt } from '../../workspace-door/live.ts';
import { createExpensesHttp } from '../expenses.ts';

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
      changes$: changesOf(door.realtime, { channel: CHANNELS.project(projectId), ...expenses }),
      ...liveAt(door).fresh,
    }),
});
