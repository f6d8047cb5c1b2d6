import type { Observable } from 'rxjs';
import type { Change } from '../../data/changes.ts';
import { asOnePage, type CollectionView, createCollection } from '../../data/collection.ts';
import { filterRows } from '../../data/list-load.ts';
import type { Freshness } from '../../data/query.ts';
import { createQuestion, type QuestionPlace } from '../../data/question.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { Expense, ExpenseQuestion, ExpensesPort } from './model.ts';
import { approvalOf, type ExpenseSum, expensesFor, sumOf } from './rules.ts';

/** The page of expenses; rows and sum follow the filter of the address. */
export interface ExpensesView extends CollectionView<Expense> {
  readonly question: ExpenseQuestion;
  /** Whether there are approved and unapproved expenses. */
  readonly has: Readonly<Record<'yes' | 'no', boolean>>;
  /** The total of the shown expenses. */
  readonly sum: ExpenseSum;
}

/** The expenses of one project; `ask` changes the filter and the order in the page's address. */
export interface ExpensesStore {
  readonly view$: Behavior<ExpensesView>;
  open(): void;
  close(): void;
  reload(): void;
  ask(part: Partial<ExpenseQuestion>): void;
}

/** The project whose expenses are shown, and the live events about them. */
export interface ExpensesNeeds extends Freshness {
  readonly port: ExpensesPort;
  readonly projectId$: Behavior<string>;
  readonly place: QuestionPlace<ExpenseQuestion>;
  readonly changes$: Observable<Change<Expense>>;
}

/** All expenses of a project, updated live, and filtered and sorted here by the address. */
export function createExpensesStore({ port, projectId$, place, changes$, ...fresh }: ExpensesNeeds): ExpensesStore {
  const { question$, change } = createQuestion(place);
  const list = createCollection<Expense, string>({
    question$: projectId$,
    fetch: (projectId) => asOnePage(port.expenses(projectId)),
    idOf: ({ expense_id: id }) => id,
    // A new expense is announced and not inserted, so that no row or sum changes unnoticed.
    placeOf: () => 'announced',
    changes$,
    ...fresh,
  });
  return {
    view$: derive({ list: list.view$, question: question$ }, ({ list, question }) => {
      const found = filterRows(list, (expenses) => expensesFor(expenses, question));
      const approvals = list.rows.map(({ item }) => approvalOf(item).isApproved);
      const has = { yes: approvals.includes(true), no: approvals.includes(false) };
      return { ...found, question, has, sum: sumOf(found.rows.map(({ item }) => item)) };
    }),
    open: list.open,
    close: list.close,
    reload: list.reload,
    ask: change,
  };
}
