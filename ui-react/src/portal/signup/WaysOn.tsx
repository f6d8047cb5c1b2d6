import type { NextView } from '@felles/core/portal';
import { type ReactNode, useId, useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { useSetbackFocus } from '../../react/use-setback-focus.ts';
import styles from './Flow.module.css';

interface WaysOnProps {
  readonly next: NextView;
  readonly label: string;
  readonly busy?: boolean;
  /** Grows each time somebody was told that they cannot go on. */
  readonly setbacks: number;
  /** Left out where the button sends the form it stands in. */
  readonly onNext?: () => void;
  readonly onBack?: () => void;
  readonly children?: ReactNode;
}

/** The way back and the way on, with what stands in its way in words. */
export function WaysOn({ next, label, busy = false, setbacks, onNext, onBack, children }: WaysOnProps) {
  const text = useText();
  const id = useId();
  const reasons = useRef<HTMLUListElement>(null);
  useSetbackFocus(reasons, setbacks);
  const isHeldUp = next.isBlocked && next.reasons.length > 0;
  return (
    <>
      {isHeldUp && next.isOffered && (
        <ul ref={reasons} id={id} className={styles.reasons} tabIndex={-1}>
          {next.reasons.map((reason) => (
            <li key={reason.key}>{text(reason)}</li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        {onBack && (
          <Button icon="back" onClick={onBack}>
            {text('signup.back')}
          </Button>
        )}
        {next.isOffered && (
          <Button
            kind="primary"
            submit={onNext === undefined}
            busy={busy}
            aria-disabled={next.isBlocked || busy}
            aria-describedby={isHeldUp ? id : undefined}
            onClick={onNext}
          >
            {label}
          </Button>
        )}
        {children}
      </div>
    </>
  );
}
