import {
  type ApprovalResult,
  type HoursApprovalStore,
  type HoursApprovalView,
  outcomeCounts,
} from '@felles/core/workspace/hours';
import { useCallback, useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import { LiveRegion } from '../../kit/HiddenText.tsx';
import { MessageText } from '../../kit/MessageText.tsx';
import { useLostFocus } from '../../react/use-focus.ts';
import { formatNumber } from '../format.ts';
import styles from './approval.module.css';

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
  const place = useRef<HTMLElement>(null);
  const text = useText();
  const ids = [...picks.keys()];
  const hours = [...picks.values()].reduce((sum, one) => sum + one, 0);
  const counts = result && outcomeCounts(result);
  const shown = ids.length > 0 ? 'picks' : result ? 'result' : 'nothing';
  // The pressed button goes away with the lines that it was for.
  useLostFocus(
    useCallback(() => place.current, []),
    shown,
  );
  return (
    <section ref={place} tabIndex={-1} className={styles.bar} data-shown={shown} aria-label={text('approval.title')}>
      <LiveRegion role="status">
        {shown === 'picks' ? (
          <b>{text('approval.picked', { count: ids.length, hours: formatNumber(hours) })}</b>
        ) : (
          result && <b>{sumIn(text, result)}</b>
        )}
      </LiveRegion>
      <LiveRegion role="alert">{sending.failure && <MessageText message={sending.failure} />}</LiveRegion>
      {shown === 'picks' && (
        <span className={styles.actions}>
          <Button onClick={() => onReturn(ids)}>{text('approval.return')}</Button>
          <Button kind="primary" icon="check" busy={sending.isSending} onClick={() => store.send('APPROVED', ids)}>
            {text('approval.approveCount', { count: ids.length })}
          </Button>
        </span>
      )}
      {shown === 'result' && (
        <span className={styles.actions}>
          {counts !== null && counts.left.length > 0 && (
            <Button onClick={() => onShowLeft(!showsLeft)}>
              {showsLeft ? text('approval.showAll') : text('approval.showLeft', { count: counts.left.length })}
            </Button>
          )}
          <Button kind="ghost" onClick={store.dismiss}>
            {text('approval.dismiss')}
          </Button>
        </span>
      )}
    </section>
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
