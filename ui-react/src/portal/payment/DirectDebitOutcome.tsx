import '../../i18n/payment/index.ts';

import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import { Announced } from '../../kit/Announced.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { PortalInfo } from '../start/PortalInfo.tsx';
import { HomeLink } from './HomeLink.tsx';

interface DirectDebitOutcomeProps {
  readonly isSetUp: boolean;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** [P-PAYMENT-49] [P-PAYMENT-50] [P-PAYMENT-51] The page that says what became of an agreement about direct debit. */
export function DirectDebitOutcome({ isSetUp, children }: DirectDebitOutcomeProps) {
  const text = useText();
  return (
    <>
      <Sheet title={text('payment.directDebitTitle')}>
        {isSetUp ? (
          <Announced key="setUp">
            <StatusBox type="success" title={text('payment.directDebitSetUp')} action={<HomeLink />}>
              {text('payment.directDebitSetUpLead')}
            </StatusBox>
          </Announced>
        ) : (
          <Announced key="notSetUp" role="alert">
            <StatusBox type="danger" title={text('payment.directDebitNotSetUp')} action={<HomeLink />}>
              {text('payment.directDebitNotSetUpLead')}
            </StatusBox>
          </Announced>
        )}
        {children}
      </Sheet>
      {isSetUp && <PortalInfo />}
    </>
  );
}
