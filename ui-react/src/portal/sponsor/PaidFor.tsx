import '../../i18n/catalogs/membership.ts';
import '../../i18n/catalogs/signup.ts';
import '../../i18n/catalogs/sponsor.ts';

import { sponsorCost } from '@felles/core/portal/signup';
import type { SponsoredAgreement } from '@felles/core/portal/sponsor';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { TermsLine } from '../person/Terms.tsx';
import { usePortal } from '../services.ts';
import { InvoiceRows, Rows, SummaryRow, SummaryRows } from '../signup/SummaryRows.tsx';

interface PaidForProps {
  /** Null where the service does not report the agreement. */
  readonly agreement: SponsoredAgreement | null;
  /** The person who is paid for, where the name is not shown above already. */
  readonly name?: string | null;
  /** Shown above the agreement. */
  readonly first?: ReactNode;
  /** An unknown agreement is mentioned, because the payer has not agreed to anything yet. */
  readonly saysUnknown?: boolean;
  /** Whether it is agreed to without a signature, so that there is nothing more to read. */
  readonly isUnsigned?: boolean;
}

/** The membership and the price that a payer agrees to, in the form that members read for themselves. */
export function PaidFor({ agreement, name = null, first, saysUnknown = true, isUnsigned = false }: PaidForProps) {
  const text = useText();
  const departments = useObservable(usePortal().center.departments$);
  const above = (
    <>
      {first}
      {name !== null && <SummaryRow label={text('sponsorSignup.sponsorFor')}>{name}</SummaryRow>}
    </>
  );
  if (agreement === null)
    return (
      <>
        {(first || name !== null) && <Rows>{above}</Rows>}
        {saysUnknown && (
          <StatusBox type="warning" title={text('sponsorCost.unknown')}>
            {text('sponsorCost.unknownWords')}
          </StatusBox>
        )}
      </>
    );
  const { summary, money, departmentId } = sponsorCost(agreement, departments);
  return (
    <>
      <SummaryRows summary={summary} first={above}>
        {money && <InvoiceRows money={money} />}
        {!money && saysUnknown && (
          <SummaryRow label={text('signup.firstPayment')}>
            {text(isUnsigned ? 'sponsorCost.firstAsked' : 'sponsorCost.firstUnknown')}
          </SummaryRow>
        )}
      </SummaryRows>
      <TermsLine departmentId={departmentId} />
    </>
  );
}
