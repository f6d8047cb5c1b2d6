import type { FailureKind, PayingStore, PayingView } from '@felles/core/portal';
import { type ReactNode, useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { Spinner } from '../../kit/Spinner.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { useSetbackFocus } from '../../react/use-setback-focus.ts';
import styles from './Payment.module.css';

interface StandingProps {
  readonly view: PayingView;
  readonly paying: PayingStore;
}

const FAILURES = {
  failed: 'payment.failed',
  notRegistered: 'payment.failedToRegister',
  tryAgain: 'payment.failedTryAgain',
} as const satisfies Readonly<Record<FailureKind, string>>;

/** How a payment stands, in words, and what can be done about it beside paying. */
export function Standing({ view, paying }: StandingProps): ReactNode {
  const { standing, problem, setbacks, checkout } = view;
  const text = useText();
  const alert = useRef<HTMLDivElement>(null);
  useSetbackFocus(alert, setbacks);
  const check = <Button onClick={paying.check}>{text('payment.checkAgain')}</Button>;
  const isSaid = !checkout && (problem !== null || standing.kind === 'failed' || standing.kind === 'aborted');
  return (
    <>
      {/* There from the beginning, so that what comes into it is read out. */}
      <div role="status" className={styles.standing}>
        {standing.kind === 'waiting' && (
          <p className={styles.waiting}>
            <Spinner /> {text('payment.waiting')}
          </p>
        )}
        {standing.kind === 'waiting' && standing.isLate && (
          <StatusBox type="warning" title={text('payment.statusMissing')} action={check}>
            {text('payment.statusMissingHow')}
          </StatusBox>
        )}
        {standing.kind === 'undecided' && (
          <StatusBox type="info" title={text('payment.undecided')} action={check}>
            {text('payment.undecidedHow')}
          </StatusBox>
        )}
        {standing.kind === 'unknown' && (
          <StatusBox type="warning" title={text('payment.statusMissing')} action={check}>
            {text('payment.unknownHow')}
          </StatusBox>
        )}
        {standing.kind === 'toPay' && standing.hasBegun && problem === null && !checkout && (
          <StatusBox type="info" title={text('payment.hasBegun')} action={check}>
            {text('payment.hasBegunHow')}
          </StatusBox>
        )}
      </div>
      {isSaid && (
        <div ref={alert} role="alert" tabIndex={-1} className={styles.alert}>
          {problem !== null ? (
            <StatusBox type="danger" title={text(problem)}>
              {text('payment.problemHow')}
            </StatusBox>
          ) : standing.kind === 'failed' ? (
            <StatusBox type="danger" title={text('payment.attention')}>
              {text(FAILURES[standing.failure])}
            </StatusBox>
          ) : (
            <StatusBox type="warning" title={text('payment.aborted')}>
              {text('payment.abortedHow')}
            </StatusBox>
          )}
        </div>
      )}
    </>
  );
}
