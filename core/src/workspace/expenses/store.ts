import { merge, type Observable, Subject } from 'rxjs';
import type { Change } from '../../data/changes.ts';
import { asOnePage, type CollectionView, createCollection, type Edits } from '../../data/collection.ts';
import type { CommandView } from '../../data/command.ts';
import type { Form } from '../../data/form.ts';
import { filterRows } from '../../data/list-load.ts';
import type { SendingNeeds } from '../../data/patch-form.ts';
import type { Freshness } from '../../data/query.ts';
import { createQuestion, type QuestionPlace } from '../../data/question.ts';
import { servedItems } from '../../data/rows.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { type FailureTexts, failureTexts } from '../../shared/messages.ts';
import { mapReply } from '../../shared/reply.ts';
import type { Id } from '../../shared/wire-values.ts';
import type { ExpenseMessage } from '../../texts/expenses.ts';
import { createApproval, type RecordsResult, type ReturnDraft } from '../site-records/approval.ts';
import type { SiteChange } from '../site-work/model.ts';
import { EXPENSE_RETURN, mayMove, seenExpense } from './fields.ts';
import type { Expense, ExpenseDecision, ExpenseQuestion, ExpensesPort, SeenExpense } from './model.ts';
import { type ExpenseTotals, expensesFor, partOf, totalsOf } from './rules.ts';

/** The last decision with the outcome of each of its expenses. */
export type ExpensesResult = RecordsResult<Expense, ExpenseDecision['status']>;

/** The page of expenses; rows and totals follow the filter of the address. */
export interface ExpensesView extends CollectionView<Expense> {
  readonly question: ExpenseQuestion;
  /** The number of expenses of each part of the list, as far as the other filters show them. */
  readonly counts: Readonly<Record<'yes' | 'no' | 'returned', number>>;
  /** Those that the filter hides, too. */
  readonly all: readonly Expense[];
  /** The list without the filter: a decision may take an open expense out of the shown part. */
  readonly list: CollectionView<Expense>;
  /** [W-SITE-51] The totals of the shown expenses, as the service has them. */
  readonly totals: ExpenseTotals;
  /** The number of expenses with changes in the outbox. */
  readonly unsent: number;
  /** The chosen expenses that can be approved, as the user saw them at the choice. */
  readonly picks: ReadonlyMap<Id, Expense>;
  readonly result: ExpensesResult | null;
  readonly sending: CommandView;
}

/** The expenses of one project; `ask` changes the filter and the order in the page's address. */
export interface ExpensesStore {
  readonly view$: Behavior<ExpensesView>;
  open(): void;
  close(): void;
  reload(): void;
  ask(part: Partial<ExpenseQuestion>): void;
  pick(ids: readonly Id[], isPicked: boolean): void;
  clear(): void;
  /** [W-PLAN-06] Approves expenses; it needs the network. */
  approve(ids: readonly Id[]): void;
  /** `done` is called once the service has answered. */
  returnForm(ids: readonly Id[], done: () => void): Form<ReturnDraft>;
  /** Forgets the outcomes. */
  dismiss(): void;
}

/** The project whose expenses are shown, its user, and the live events about them. */
export interface ExpensesNeeds extends Freshness, SendingNeeds {
  readonly port: Pick<ExpensesPort, 'expenses' | 'decide'>;
  readonly projectId$: Behavior<string>;
  /** The login of the user, who decides about the expenses of others alone; null while it is unknown. */
  readonly userId$: Behavior<Id | null>;
  readonly place: QuestionPlace<ExpenseQuestion>;
  readonly changes$: Observable<Change<Expense>>;
  /** The user's pending changes, where the service takes any. */
  readonly edits?: Edits<Expense, SiteChange, unknown>;
  /** [W-SITE-11] The user has no right to approve here. */
  forbidden(): void;
}

const SENDING: FailureTexts<ExpenseMessage> = failureTexts(
  'expenses.approvalOffline',
  'expenses.approvalLost',
  'expenses.approvalRefused',
);

/** All expenses of a project, updated live, and filtered and sorted here by the address. */
export function createExpensesStore(needs: ExpensesNeeds): ExpensesStore {
  const { port, projectId$, userId$, place, changes$, edits, online$, newKey, clock, forbidden, ...fresh } = needs;
  const { question$, change } = createQuestion(place);
  const answered$ = new Subject<Change<Expense>>();
  const list = createCollection<Expense, string, SiteChange, unknown>({
    question$: projectId$,
    fetch: (projectId) => asOnePage(port.expenses(projectId)),
    idOf,
    keyOf: ({ client_id: key }) => key ?? null,
    // A new expense is announced and not inserted, so that no row or sum changes unnoticed.
    placeOf: () => 'announced',
    changes$: merge(changes$, answered$),
    ...(edits && { edits }),
    ...fresh,
  });
  const rows$ = derive({ list: list.view$ }, ({ list }) => list.rows.map(({ item }) => item));
  const approval = createApproval<Expense, ExpenseDecision['status'], SeenExpense>({
    rows$,
    idOf,
    seenOf: seenExpense,
    send: ({ lines: _, ...decision }, key) =>
      mapReply(port.decide(projectId$.value, decision, key), (outcomes) =>
        outcomes.map(({ expense_id: id, outcome, expense }) => ({ id, outcome, record: expense ?? null })),
      ),
    returned: 'RETURNED',
    problemsOf: EXPENSE_RETURN.problemsOf,
    answered: (change) => answered$.next(change),
    words: SENDING,
    forbidden,
    online$,
    newKey,
    clock,
  });
  return {
    view$: derive(
      {
        list: list.view$,
        all: rows$,
        question: question$,
        userId: userId$,
        picks: approval.picks$,
        result: approval.result$,
        sending: approval.sending$,
      },
      ({ list, all, question, userId, picks, result, sending }): ExpensesView => {
        const found = filterRows(list, (expenses) => expensesFor(expenses, question));
        // Those that the chosen part alone hides are counted in their own.
        const parts = expensesFor(all, { ...question, approved: '' }).map(partOf);
        const open = new Set(
          found.rows.filter(({ item }) => mayMove(item, 'APPROVED', userId)).map(({ item }) => idOf(item)),
        );
        const countOf = (part: (typeof parts)[number]): number => parts.filter((one) => one === part).length;
        return {
          ...found,
          all,
          list,
          question,
          counts: { yes: countOf('yes'), no: countOf('no'), returned: countOf('returned') },
          totals: totalsOf(servedItems(found.rows)),
          unsent: list.rows.filter(({ keys }) => keys.length > 0).length,
          picks: new Map([...picks].filter(([id]) => open.has(id))),
          result,
          sending,
        };
      },
    ),
    open: list.open,
    close() {
      list.close();
      approval.close();
    },
    reload: list.reload,
    ask: change,
    pick: approval.pick,
    clear: approval.clear,
    approve: (ids) => approval.send('APPROVED', ids),
    returnForm: approval.returnForm,
    dismiss: approval.dismiss,
  };
}

const idOf = ({ expense_id: id }: Expense): Id => id;
