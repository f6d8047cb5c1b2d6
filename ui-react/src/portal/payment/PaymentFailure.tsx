import type { Message } from '@felles/core';
import type { FailureKind, PaymentView } from '@felles/core/portal/payment';
import { useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { useRejectionFocus } from '../../react/use-rejections.ts';
import styles from './Payment.module.css';

const FAILURES = {
  failed: 'payment.failed',
  notRegistered: 'payment.failedToRegister',
  tryAgain: 'payment.failedTryAgain',
} as const satisfies Readonly<Record<FailureKind, string>>;

/** The messages for a payment that the service could not be asked about. */
const IN_VAIN: readonly Message['key'][] = ['payment.notAsked', 'payment.wentWrong'];

/** Why a payment failed, or could not be started. [P-PAYMENT-38] [P-PAYMENT-39] */
export function PaymentFailure({ view: { phase, problem, rejections, checkout } }: { readonly view: PaymentView }) {
  const text = useText();
  const alert = useRef<HTMLDivElement>(null);
  useRejectionFocus(alert, rejections);
  if (checkout !== null || (problem === null && phase.kind !== 'failed' && phase.kind !== 'aborted')) return null;
  return (
    <div ref={alert} role="alert" tabIndex={-1} className={styles.alert}>
      {problem !== null ? (
        <StatusBox inVain={IN_VAIN.includes(problem.key)} type="danger" title={text(problem)}>
          {text('payment.problemHow')}
        </StatusBox>
      ) : phase.kind === 'failed' ? (
        <StatusBox type="danger" title={text('payment.attention')}>
          {text(FAILURES[phase.failure])}
        </StatusBox>
      ) : (
        <StatusBox type="warning" title={text('payment.aborted')}>
          {text('payment.abortedHow')}
        </StatusBox>
      )}
    </div>
  );
}
