import { mayStartPayment, type PayingStore, type PayingView } from '@felles/core/portal';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';

interface PayButtonProps {
  readonly view: PayingView;
  readonly paying: PayingStore;
}

/** [P-PAYMENT-67] The one control that starts a payment: there is none for whoever may have paid. */
export function PayButton({ view, paying }: PayButtonProps) {
  const text = useText();
  const { standing, isStarting, isLeaving, problem, money } = view;
  const isChecking = standing.kind === 'checking';
  if (money.invoice.status === 'failed' || (!isChecking && !mayStartPayment(standing))) return null;
  const isBusy = isChecking || isStarting || isLeaving || money.invoice.status !== 'ready';
  const isAgain = problem !== null || standing.kind === 'aborted';
  return (
    <Button kind="primary" busy={isBusy} aria-disabled={isBusy} onClick={paying.pay}>
      {text(isChecking ? 'payment.checking' : isAgain ? 'retry' : 'payment.pay')}
    </Button>
  );
}
