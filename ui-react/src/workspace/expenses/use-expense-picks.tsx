import type { Row } from '@felles/core/data';
import {
  type Expense,
  type ExpensesStore,
  type ExpensesView,
  mayMove,
  outcomeCounts,
} from '@felles/core/workspace/expenses';
import { type ReactNode, useCallback, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import type { RowOutcome, RowPicks } from '../../kit/table/table-of.ts';
import { useMedia } from '../../react/use-media.ts';
import { barOf, ExpenseBar } from './ExpenseBar.tsx';
import { changeIn, grossIn, statusIn } from './words.ts';

interface ExpensePicks {
  /** On a phone rows are chosen, and lead nowhere, after a press of the tool. */
  readonly isChoosing: boolean;
  readonly isOn: boolean;
  readonly tool: ReactNode;
  readonly bar: ReactNode;
  /** The ids of the expenses that are shown alone; null for all of them. */
  readonly only: readonly string[] | null;
  readonly picks: RowPicks<Expense> | undefined;
  readonly outcomeOf: (row: Row<Expense>) => RowOutcome | null;
  /** Approves a changed expense as it is now; null for any other. */
  readonly again: (expense: Expense) => ReactNode;
}

/** [W-PLAN-06] Several expenses at once, each with its outcome; null for a user who approves none here. */
export function useExpensePicks(
  {
    store,
    view,
    approver,
  }: { readonly store: ExpensesStore; readonly view: ExpensesView; readonly approver: string | null },
  onReturn: (ids: readonly string[]) => void,
): ExpensePicks | null {
  const isPhone = useMedia('(width <= 700px)');
  const [isChosen, setChosen] = useState(false);
  const [isLeftAlone, setLeftAlone] = useState(false);
  const text = useText();
  const onPick = useCallback((id: string, isPicked: boolean) => store.pick([id], isPicked), [store]);
  if (approver === null) return null;
  const { picks, result } = view;
  const isChoosing = isPhone && isChosen;
  const shown = barOf(view, isChoosing);
  const left = result === null ? [] : outcomeCounts(result).left;
  return {
    isChoosing,
    isOn: shown !== 'nothing',
    tool: isPhone && (
      <Button kind="ghost" small onClick={() => setChosen(true)}>
        {text('picks.choose')}
      </Button>
    ),
    bar: (
      <ExpenseBar
        view={view}
        store={store}
        isChoosing={isChoosing}
        showsLeft={isLeftAlone}
        onShowLeft={setLeftAlone}
        onReturn={onReturn}
        onStop={() => {
          store.clear();
          setChosen(false);
        }}
      />
    ),
    only: shown === 'result' && isLeftAlone && left.length > 0 ? left : null,
    picks:
      isPhone && !isChoosing
        ? undefined
        : {
            isPicked: ({ id, item, keys }) =>
              keys.length === 0 && mayMove(item, 'APPROVED', approver) ? picks.has(id) : null,
            wordsOf: ({ title }) => text('expense.pick', { title: title || text('expenses.one') }),
            onPick,
          },
    outcomeOf: ({ id, item }) => outcomeIn(text, view, id, item),
    again: (expense) =>
      result?.status === 'APPROVED' &&
      result.lines.get(expense.expense_id)?.outcome === 'CHANGED' &&
      mayMove(expense, 'APPROVED', approver) && (
        <Button small busy={view.sending.isSending} onClick={() => store.approve([expense.expense_id])}>
          {text('expense.approve', { sum: grossIn(expense) })}
        </Button>
      ),
  };
}

/** The outcome of the last decision, as long as it says more than the status of the expense. */
function outcomeIn(text: Text, { result }: ExpensesView, id: string, expense: Expense): RowOutcome | null {
  const answer = result?.lines.get(id);
  if (!result || answer === undefined) return null;
  switch (answer.outcome) {
    case 'DONE':
      return expense.status === result.status
        ? { words: text(`expense.isDone.${result.status}`), isSaved: true }
        : null;
    case 'CHANGED':
      if (expense.status === result.status) return null;
      return { words: text('expense.notApproved', { change: changeIn(text, answer.seen, expense) }), isSaved: false };
    case 'OWN':
      return { words: text('expense.own'), isSaved: false };
    case 'LOCKED':
      return { words: text('expense.refused', { state: statusIn(text, expense) }), isSaved: false };
    case 'GONE':
      return { words: text('expense.gone'), isSaved: false };
  }
}
