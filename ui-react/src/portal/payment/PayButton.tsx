import { mayStartPayment, type PayingStore, type PayingView, type UnpaidVariant } from '@felles/core/portal';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';

interface PayButtonProps {
  readonly view: PayingView;
  readonly variant: UnpaidVariant;
  readonly paying: PayingStore;
}

/** [P-PAYMENT-67] The one control that starts a payment; it is missing for a payer who may have paid already. */
export function PayButton({ view, variant, paying }: PayButtonProps) {
  const text = useText();
  const { standing, isStarting, isLeaving, problem, money } = view;
  const isChecking = standing.kind === 'checking';
  if (!isChecking && !mayStartPayment(standing)) return null;
  const isBusy = isChecking || isStarting || isLeaving || money.toPay === null;
  const isUnsettled = standing.kind === 'toPay' && standing.begun === 'unsettled';
  const isRetry = problem !== null || standing.kind === 'aborted';
  const label = isUnsettled ? 'payment.payAgain' : isRetry ? 'retry' : 'payment.pay';
  return (
    <Button kind="primary" busy={isBusy} aria-disabled={isBusy} onClick={() => paying.pay(variant)}>
      {text(isChecking ? 'payment.checking' : label)}
    </Button>
  );
}
