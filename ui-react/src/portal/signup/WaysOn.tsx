import type { NextView, Summary } from '@felles/core/portal/signup';
import { useId, useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { useRejectionFocus } from '../../react/use-rejections.ts';
import styles from './ActionBar.module.css';
import { ActionBar } from './ActionBar.tsx';

interface WaysOnProps {
  readonly next: NextView;
  readonly label: string;
  readonly busy?: boolean;
  /** The input is being sent: there is no way back meanwhile. */
  readonly isLocked?: boolean;
  /** Grows each time the visitor could not go on. */
  readonly rejections: number;
  /** The choices so far. */
  readonly summary?: Summary;
  /** Whether the visitor agrees to the content above by going on. */
  readonly agrees?: boolean;
  /** Left out where the button submits its form. */
  readonly onNext?: () => void;
  readonly onBack?: () => void;
}

/** The way back and the way on, with the reasons that block it in words. */
export function WaysOn({
  next,
  label,
  busy = false,
  isLocked = false,
  rejections,
  summary,
  agrees = false,
  onNext,
  onBack,
}: WaysOnProps) {
  const text = useText();
  const id = useId();
  const reasons = useRef<HTMLUListElement>(null);
  useRejectionFocus(reasons, rejections);
  const isHeldUp = next.isBlocked && next.reasons.length > 0;
  return (
    <ActionBar
      summary={summary}
      agrees={agrees}
      words={
        isHeldUp &&
        next.isOffered && (
          <ul ref={reasons} id={id} className={styles.words} tabIndex={-1} data-reasons>
            {next.reasons.map((reason) => (
              <li key={reason.key}>{text(reason)}</li>
            ))}
          </ul>
        )
      }
    >
      {onBack && (
        <Button icon="back" aria-disabled={isLocked || undefined} onClick={onBack}>
          {text('signup.back')}
        </Button>
      )}
      {next.isOffered && (
        <Button
          kind="primary"
          iconAfter="arrow"
          submit={onNext === undefined}
          busy={busy}
          aria-disabled={next.isBlocked || busy}
          aria-describedby={isHeldUp ? id : undefined}
          onClick={onNext}
        >
          {label}
        </Button>
      )}
    </ActionBar>
  );
}
