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
  const { phase, isStarting, isLeaving, problem, money } = view;
  const isChecking = phase.kind === 'checking';
  if (!isChecking && !mayStartPayment(phase)) return null;
  const isBusy = isChecking || isStarting || isLeaving || money.toPay === null;
  const isUnsettled = phase.kind === 'toPay' && phase.open === 'unsettled';
  const isRetry = problem !== null || phase.kind === 'aborted';
  const label = isUnsettled ? 'payment.payAgain' : isRetry ? 'retry' : 'payment.pay';
  return (
    <Button kind="primary" busy={isBusy} aria-disabled={isBusy} onClick={() => paying.pay(variant)}>
      {text(isChecking ? 'payment.checking' : label)}
    </Button>
  );
}
