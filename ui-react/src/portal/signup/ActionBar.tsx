import type { Summary } from '@felles/core/portal/signup';
import { type ReactNode, useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import { useRoomBelow } from '../parts/use-room-below.ts';
import styles from './ActionBar.module.css';

interface ActionBarProps {
  /** The choices so far, in sight at every place of the page. */
  readonly summary?: Summary | undefined;
  /** Shown in place of the summary. */
  readonly words?: ReactNode;
  /** Whether the visitor agrees here to the content above: then the bar is at its end, and covers none of it. */
  readonly agrees?: boolean;
  readonly children: ReactNode;
}

/** The foot of the paper: the summary, and the ways back and on. It stays at the window's edge until it is reached. */
export function ActionBar({ summary, words, agrees = false, children }: ActionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useRoomBelow(bar);
  return (
    <div ref={bar} className={styles.bar} data-agrees={agrees || undefined}>
      {words || (summary && <Chosen summary={summary} />)}
      <div className={styles.actions}>{children}</div>
    </div>
  );
}

function Chosen({ summary: { department, membership } }: { readonly summary: Summary }) {
  const text = useText();
  if (membership === null) return null;
  return (
    <p className={styles.words}>
      <span className={styles.chosen}>
        <span>{membership.title}</span>{' '}
        <span className={styles.price}>
          {membership.price} {text(membership.rhythm)}
        </span>
      </span>
      <span>{department}</span>
      {membership.binding && (
        <span>
          {text('signup.summaryBinding')} {text('signup.bindingMonths', { count: membership.binding.months })}
        </span>
      )}
    </p>
  );
}
