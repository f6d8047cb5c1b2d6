import '../../i18n/catalogs/lists.ts';

import { type ReactNode, useCallback, useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import { useLostFocus } from '../../react/use-focus.ts';
import { Button } from '../Button.tsx';
import { LiveRegion } from '../HiddenText.tsx';
import styles from './PickBar.module.css';

interface PickBarProps {
  readonly label: string;
  readonly shown: 'picks' | 'result' | 'nothing';
  /** How many are chosen, or their outcomes in sum. */
  readonly words: ReactNode;
  readonly failure?: ReactNode;
  /** The actions on the chosen rows. */
  readonly children: ReactNode;
  /** The number of rows that the last action has not changed, and whether only these are shown. */
  readonly left: number;
  readonly showsLeft: boolean;
  readonly onShowLeft: (showsLeft: boolean) => void;
  readonly onDismiss: () => void;
}

/** The chosen rows of a list and the actions on them, or the sum of the outcomes that the rows tell one by one. */
export function PickBar({ label, shown, words, failure, children, left, ...of }: PickBarProps) {
  const { showsLeft, onShowLeft, onDismiss } = of;
  const place = useRef<HTMLElement>(null);
  const text = useText();
  // The pressed button goes away with the rows that it was for.
  useLostFocus(
    useCallback(() => place.current, []),
    shown,
  );
  return (
    <section ref={place} tabIndex={-1} className={styles.bar} data-shown={shown} aria-label={label}>
      <LiveRegion role="status">{shown !== 'nothing' && <b>{words}</b>}</LiveRegion>
      <LiveRegion role="alert">{failure}</LiveRegion>
      {shown === 'picks' && <span className={styles.actions}>{children}</span>}
      {shown === 'result' && (
        <span className={styles.actions}>
          {left > 0 && (
            <Button onClick={() => onShowLeft(!showsLeft)}>
              {showsLeft ? text('picks.showAll') : text('picks.showLeft', { count: left })}
            </Button>
          )}
          <Button kind="ghost" onClick={onDismiss}>
            {text('picks.dismiss')}
          </Button>
        </span>
      )}
    </section>
  );
}
