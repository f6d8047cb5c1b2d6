import { isDirectDebitSetUp } from '@felles/core/portal';
import { useObservable } from '../../react/use-observable.ts';
import { DirectDebitOutcome } from '../payment/DirectDebitOutcome.tsx';
import { usePortal } from '../services.ts';

/** [P-PAYMENT-47] Where the direct-debit provider sends whoever is not in the middle of a sign-up. */
export function DirectDebitScreen() {
  const parameters = useObservable(usePortal().center.parameters$);
  return <DirectDebitOutcome isSetUp={isDirectDebitSetUp(parameters)} />;
}
