import '../../i18n/payment/index.ts';

import { isDirectDebitSetUp } from '@felles/core/portal';
import { useText } from '../../i18n/text.ts';
import { Sheet } from '../../kit/Sheet.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { DirectDebitOutcome } from '../payment/DirectDebitOutcome.tsx';
import { usePortal } from '../services.ts';

/** [P-PAYMENT-47] Where the direct-debit provider sends whoever is not in the middle of a sign-up. */
export function DirectDebitScreen() {
  const { center } = usePortal();
  const parameters = useObservable(center.parameters$);
  const text = useText();
  return (
    <Sheet title={text('payment.directDebitTitle')}>
      <DirectDebitOutcome isSetUp={isDirectDebitSetUp(parameters)} />
    </Sheet>
  );
}
