import {
  type ExpensesResult,
  type ExpensesStore,
  type ExpensesView,
  outcomeCounts,
  totalsOf,
} from '@felles/core/workspace/expenses';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import { PickBar } from '../../kit/list/PickBar.tsx';
import { MessageText } from '../../kit/MessageText.tsx';
import { priceIn } from './words.ts';

interface ExpenseBarProps {
  readonly view: Pick<ExpensesView, 'picks' | 'result' | 'sending'>;
  readonly store: Pick<ExpensesStore, 'approve' | 'dismiss' | 'clear'>;
  readonly isChoosing: boolean;
  readonly showsLeft: boolean;
  readonly onShowLeft: (showsLeft: boolean) => void;
  readonly onReturn: (ids: readonly string[]) => void;
  readonly onStop: () => void;
}

/** Shown while rows are chosen, or while an outcome is told. */
export const barOf = ({ picks, result }: Pick<ExpensesView, 'picks' | 'result'>, isChoosing: boolean) =>
  picks.size > 0 || isChoosing ? 'picks' : result !== null && result.lines.size > 1 ? 'result' : 'nothing';

/** [W-PLAN-06] The chosen expenses with their sum and the two moves, or the sum of the last outcomes. */
export function ExpenseBar({ view, store, isChoosing, showsLeft, onShowLeft, onReturn, onStop }: ExpenseBarProps) {
  const { picks, result, sending } = view;
  const text = useText();
  const ids = [...picks.keys()];
  const shown = barOf(view, isChoosing);
  const sum = priceIn(totalsOf([...picks.values()]).gross);
  return (
    <PickBar
      label={text('expense.several')}
      shown={shown}
      words={shown === 'picks' ? text('expense.picked', { count: ids.length, sum }) : result && resultIn(text, result)}
      failure={sending.failure && <MessageText message={sending.failure} />}
      left={result === null ? 0 : outcomeCounts(result).left.length}
      showsLeft={showsLeft}
      onShowLeft={onShowLeft}
      onDismiss={store.dismiss}
    >
      {ids.length > 0 && (
        <>
          <Button onClick={() => onReturn(ids)}>{text('expense.return')}</Button>
          <Button kind="primary" icon="check" busy={sending.isSending} onClick={() => store.approve(ids)}>
            {text('expense.approve', { sum })}
          </Button>
        </>
      )}
      <Button kind="ghost" onClick={onStop}>
        {text('expense.stop')}
      </Button>
    </PickBar>
  );
}

function resultIn(text: Text, result: ExpensesResult): string {
  const { all, done, changed, gone, refused } = outcomeCounts(result);
  return [
    text(`expense.done.${result.status}`, { done, all }),
    changed > 0 && text('expense.changedCountOf', { count: changed }),
    gone > 0 && text('expense.goneCount', { count: gone }),
    refused > 0 && text('expense.refusedCount', { count: refused }),
  ]
    .filter(Boolean)
    .join(', ');
}
