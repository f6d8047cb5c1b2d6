import '../../i18n/catalogs/payment.ts';

import type { SigningEvidence } from '@felles/core/portal/signup';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import { LiveRegion } from '../../kit/HiddenText.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { PortalInfo } from '../parts/PortalInfo.tsx';
import { HomeLink } from './Links.tsx';

interface DirectDebitOutcomeProps {
  readonly isSetUp: boolean;
  /** Whether the address reports an outcome; without one, nothing is promised. */
  readonly isNamed?: boolean;
  /** The title of the page, where the outcome is known. */
  readonly title?: string | undefined;
  /** The evidence of the outcome: where only the address reports it, the words claim no more. */
  readonly evidence: SigningEvidence;
  /** Whether nothing leads on from here but the way home. */
  readonly isLast?: boolean;
  /** The outcome, and the possible actions. */
  readonly children?: ReactNode;
}

const TITLES = {
  own: 'payment.directDebitSetUp',
  reported: 'payment.directDebitSaid',
  doubted: 'payment.directDebitSaid',
  none: 'payment.directDebitSaid',
} as const satisfies Readonly<Record<SigningEvidence, string>>;

const LEADS = {
  own: 'payment.directDebitSetUpLead',
  reported: 'payment.directDebitReportedLead',
  doubted: 'payment.directDebitSaidLead',
  none: 'payment.directDebitSaidLead',
} as const satisfies Readonly<Record<SigningEvidence, string>>;

/** [P-PAYMENT-49] [P-PAYMENT-50] [P-PAYMENT-51] The page with the outcome of an agreement about direct debit. */
export function DirectDebitOutcome({
  isSetUp,
  isNamed = true,
  title,
  evidence,
  isLast = false,
  children,
}: DirectDebitOutcomeProps) {
  const text = useText();
  return (
    <>
      <Sheet title={title ?? text('payment.directDebitTitle')}>
        {isSetUp ? (
          <LiveRegion key="setUp">
            <StatusBox type="success" title={text(TITLES[evidence])} action={isLast && <HomeLink />}>
              {text(LEADS[evidence])}
            </StatusBox>
          </LiveRegion>
        ) : !isNamed ? (
          <StatusBox type="info" title={text('payment.directDebitUnknown')} action={<HomeLink />}>
            {text('payment.directDebitUnknownLead')}
          </StatusBox>
        ) : (
          <LiveRegion key="notSetUp" role="alert">
            <StatusBox type="danger" title={text('payment.directDebitNotSetUp')} action={<HomeLink />}>
              {text('payment.directDebitNotSetUpLead')}
            </StatusBox>
          </LiveRegion>
        )}
        {children}
      </Sheet>
      {isSetUp && <PortalInfo />}
    </>
  );
}
