import type { ReactNode, RefObject } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { LiveRegion } from '../../kit/HiddenText.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { HomeLink } from '../payment/Links.tsx';
import styles from './Flow.module.css';

interface SignupOutcomeProps {
  readonly title: string;
  /** The outcome and its consequences. */
  readonly said: string;
  readonly words: string;
  readonly isSuccess: boolean;
  /** Takes the focus of a visitor who was in the middle of the steps. */
  readonly box: RefObject<HTMLDivElement | null>;
  /** The visitor has read the outcome: the next step is another sign-up. */
  readonly onRead: () => void;
  /** The next steps of the visitor. */
  readonly children?: ReactNode;
}

/** [P-SIGNUP-38] [P-SIGNUP-39] [P-SIGNUP-50] How a sign-up ended that another person or a company pays for. */
export function SignupOutcome({ title, said, words, isSuccess, box, onRead, children }: SignupOutcomeProps) {
  const text = useText();
  const action = isSuccess ? <HomeLink onClick={onRead} /> : <Button onClick={onRead}>{text('retry')}</Button>;
  return (
    <Sheet isNarrow title={title}>
      <LiveRegion ref={box} className={styles.said} role={isSuccess ? 'status' : 'alert'} tabIndex={-1}>
        <StatusBox type={isSuccess ? 'success' : 'danger'} title={said} action={action}>
          {words}
        </StatusBox>
      </LiveRegion>
      {children}
    </Sheet>
  );
}
