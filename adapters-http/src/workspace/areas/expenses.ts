// The expenses of a project.

import { createDocumentStore, type DocumentStore, type FileContent, type Reply } from '@felles/core';
import type { Query } from '@felles/core/data';
import { queryOf } from '@felles/core/internal/data/query';
import { questionIn } from '@felles/core/internal/data/question';
import { derive } from '@felles/core/internal/shared/behavior';
import { createArticleLookup } from '@felles/core/internal/workspace/articles/lookup';
import { changesOf } from '@felles/core/internal/workspace/connection/changes-of';
import { expenseEdits } from '@felles/core/internal/workspace/expenses/changes';
import {
  createExpenseForm,
  type ExpenseForm,
  type ExpenseFormNeeds,
} from '@felles/core/internal/workspace/expenses/form';
import { EXPENSE_ADDRESS } from '@felles/core/internal/workspace/expenses/rules';
import { createExpensesStore } from '@felles/core/internal/workspace/expenses/store';
import { userIn } from '@felles/core/internal/workspace/me/rules';
import { pendingPhoto, type SiteOutbox } from '@felles/core/internal/workspace/site-work/store';
import type { ArticleLookup } from '@felles/core/workspace/articles';
import { Expense, type ExpensesPort, type ExpensesStore, type ReceiptSource } from '@felles/core/workspace/expenses';
import { BehaviorSubject } from 'rxjs';
import type { Http } from '../../http.ts';
import { CHANNELS, EVENTS, liveList } from '../../wire/live/names.ts';
import { expenses } from '../../wire/workspace/expenses.ts';
import type { WorkspaceDoor } from '../../workspace-door/door.ts';
import { liveAt } from '../../workspace-door/live.ts';
import { commandNeeds } from '../../workspace-door/surroundings.ts';
import { createArticlesHttp } from './articles.ts';
import { siteOutboxOf } from './site-work.ts';

/** Core's `ExpensesPort`, for staff who are signed in: the expenses of one project. */
export const createExpensesHttp = (http: Http): ExpensesPort => ({
  expenses: (projectId) => http.ask(expenses.expenses, { params: { project_id: projectId } }),
  decide: (project_id, body, key) => http.ask(expenses.decide, { params: { project_id }, body, key }),
  receipt: (project_id, expense_id, receipt_id) =>
    http.ask(expenses.receipt, { params: { project_id, expense_id, receipt_id } }),
});

type OfForm = Pick<ExpenseFormNeeds, 'project' | 'orders' | 'of' | 'saved'>;

/** The expenses of a project. Each visit of a page has a store of its own. */
export interface ExpenseServices {
  /** `forbidden` is called where the service refuses an approval, as its user may have lost the right. */
  expenses(projectId: string, forbidden?: () => void): ExpensesStore;
  readonly outbox: SiteOutbox;
  /** The form of an expense, and the articles that it chooses among. */
  form(of: OfForm): { readonly form: ExpenseForm; readonly articles: ArticleLookup };
  /** The file of a receipt, also of one that is not sent. */
  receipt(projectId: string, expenseId: string, source: ReceiptSource): Query<string, FileContent>;
  /** A receipt that is a PDF, loaded while it is shown. */
  receiptPdf(projectId: string, expenseId: string, source: ReceiptSource): DocumentStore;
}

/** The list changes by the events of its project; its question is in the page's address. */
export function expenseServices(door: WorkspaceDoor): ExpenseServices {
  const port = createExpensesHttp(door.http);
  const outbox = siteOutboxOf(door);
  const fileOf = (projectId: string, expenseId: string, source: ReceiptSource): Reply<FileContent> =>
    'receipt' in source
      ? port.receipt(projectId, expenseId, source.receipt)
      : pendingPhoto(outbox, source.key, source.at);
  return {
    expenses: (projectId, forbidden = () => {}) =>
      createExpensesStore({
        ...commandNeeds(door),
        port,
        projectId$: new BehaviorSubject(projectId),
        userId$: derive({ me: door.me.me$ }, ({ me }) => userIn(me)?.login_id ?? null),
        place: questionIn(door.listAddress, EXPENSE_ADDRESS),
        changes$: changesOf(door.realtime, {
          channel: CHANNELS.project(projectId),
          ...liveList(Expense, EVENTS.expense),
        }),
        ...(door.access.value.additions?.includes('expense-changes') && {
          edits: expenseEdits(outbox, projectId, door.clock),
        }),
        forbidden,
        ...liveAt(door).fresh,
      }),
    outbox,
    form(of) {
      const articles = createArticleLookup({ port: createArticlesHttp(door.http), clock: door.clock });
      const { newKey, clock } = commandNeeds(door);
      const form = createExpenseForm({ ...of, outbox, articles$: articles.articles$, newKey, clock });
      return { form, articles };
    },
    receipt: (projectId, expenseId, source) => queryOf(source.name, () => fileOf(projectId, expenseId, source)),
    receiptPdf: (projectId, expenseId, source) =>
      createDocumentStore({ fetch: () => fileOf(projectId, expenseId, source) }),
  };
}
