import type { Instant } from '@felles/core';
import { type ClassState, timeMessage, whenMessage } from '@felles/core/portal/bookings';
import { useText } from '../../i18n/text.ts';
import styles from './ClassPanel.module.css';

/** The three moments of a queue: they explain why the first may still get no place after the deadline. */
export function QueueMoments({ state, now }: { readonly state: ClassState; readonly now: Instant }) {
  const text = useText();
  const { kind, deadlines } = state;
  const { cancelUntil, queueUntil, startsAt } = deadlines;
  if ((kind !== 'full' && kind !== 'queue') || cancelUntil === null) return null;
  const when = text(whenMessage(cancelUntil, now));
  return (
    <ol className={styles.moments}>
      <li className={now > cancelUntil ? styles.past : undefined}>
        <time>{text(timeMessage(cancelUntil))}</time>
        <span>{text('class.lastMove')}</span>
      </li>
      {queueUntil !== null && (
        <li>
          <time>{text(timeMessage(queueUntil))}</time>
          <span>
            {text('class.queueEnds')}
            <small>{text('class.firstCome', { when })}</small>
          </span>
        </li>
      )}
      <li>
        <time>{text(timeMessage(startsAt))}</time>
        <span>{text('class.starts')}</span>
      </li>
    </ol>
  );
}
