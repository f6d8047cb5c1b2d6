import { use } from 'react';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-open.ts';
import { DirectDebitOutcome } from '../payment/DirectDebitOutcome.tsx';
import { useOthers } from '../services.ts';

/** [P-PAYMENT-47] Where the direct-debit provider sends whoever is not in the middle of a sign-up. */
export function DirectDebitScreen() {
  const returned = use(useOthers().sponsorReturn());
  const isSetUp = useObservable(returned.isSetUp$);
  useOpen(returned);
  return <DirectDebitOutcome isSetUp={isSetUp} />;
}
