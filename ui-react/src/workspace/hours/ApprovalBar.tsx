import {
  type ApprovalResult,
  type HoursApprovalStore,
  type HoursApprovalView,
  outcomeCounts,
} from '@felles/core/workspace/hours';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import { PickBar } from '../../kit/list/PickBar.tsx';
import { MessageText } from '../../kit/MessageText.tsx';
import { formatNumber } from '../format.ts';

interface ApprovalBarProps {
  readonly view: Pick<HoursApprovalView, 'picks' | 'result' | 'sending'>;
  readonly store: Pick<HoursApprovalStore, 'send' | 'dismiss'>;
  /** Whether only the lines are shown that were not taken. */
  readonly showsLeft: boolean;
  readonly onShowLeft: (showsLeft: boolean) => void;
  readonly onReturn: (ids: readonly string[]) => void;
}

/** The chosen lines and the actions on them, or the sum of the last outcomes; above the cards. */
export function ApprovalBar({ view, store, showsLeft, onShowLeft, onReturn }: ApprovalBarProps) {
  const { picks, result, sending } = view;
  const text = useText();
  const ids = [...picks.keys()];
  const hours = [...picks.values()].reduce((sum, one) => sum + one, 0);
  const shown = ids.length > 0 ? 'picks' : result ? 'result' : 'nothing';
  return (
    <PickBar
      label={text('approval.title')}
      shown={shown}
      words={
        shown === 'picks'
          ? text('approval.picked', { count: ids.length, hours: formatNumber(hours) })
          : result && sumIn(text, result)
      }
      failure={sending.failure && <MessageText message={sending.failure} />}
      left={result === null ? 0 : outcomeCounts(result).left.length}
      showsLeft={showsLeft}
      onShowLeft={onShowLeft}
      onDismiss={store.dismiss}
    >
      <Button onClick={() => onReturn(ids)}>{text('approval.return')}</Button>
      <Button kind="primary" icon="check" busy={sending.isSending} onClick={() => store.send('APPROVED', ids)}>
        {text('approval.approveCount', { count: ids.length })}
      </Button>
    </PickBar>
  );
}

function sumIn(text: Text, result: ApprovalResult): string {
  const { all, done, changed, gone, refused } = outcomeCounts(result);
  return [
    text(`approval.done.${result.status}`, { done, all }),
    changed > 0 && text('approval.changed', { count: changed }),
    gone > 0 && text('approval.gone', { count: gone }),
    refused > 0 && text('approval.refusedCount', { count: refused }),
  ]
    .filter(Boolean)
    .join(', ');
}
