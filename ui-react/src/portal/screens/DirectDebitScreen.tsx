import '../../i18n/sponsor/index.ts';

import { use } from 'react';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-open.ts';
import { DirectDebitOutcome } from '../payment/DirectDebitOutcome.tsx';
import { HomeLink } from '../payment/HomeLink.tsx';
import { useOthers } from '../services.ts';
import { ActionBar } from '../signup/ActionBar.tsx';
import { PaidFor } from '../sponsor/PaidFor.tsx';

/** [P-PAYMENT-47] Where the direct-debit provider sends whoever is not in the middle of a sign-up. */
export function DirectDebitScreen() {
  const returned = use(useOthers().sponsorReturn());
  const isSetUp = useObservable(returned.isSetUp$);
  const paid = useObservable(returned.paid$);
  useOpen(returned);
  return (
    <DirectDebitOutcome isSetUp={isSetUp}>
      {paid && (
        <>
          <PaidFor name={paid.name} agreement={paid.agreement} saysUnknown={false} />
          <ActionBar>
            <HomeLink />
          </ActionBar>
        </>
      )}
    </DirectDebitOutcome>
  );
}
