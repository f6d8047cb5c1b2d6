import '../../i18n/catalogs/sponsor.ts';

import { use } from 'react';
import { useText } from '../../i18n/text.ts';
import { PageLink } from '../../kit/PageLink.tsx';
import link from '../../kit/Text.module.css';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { paths } from '../paths.ts';
import { DirectDebitOutcome } from '../payment/DirectDebitOutcome.tsx';
import { HomeLink, PayersWayBack, PayersWords } from '../payment/Links.tsx';
import { KnownAgreements } from '../profile/WaitingAgreements.tsx';
import { useOthers, usePortal } from '../services.ts';
import { ActionBar } from '../signup/ActionBar.tsx';
import { PaidFor } from '../sponsor/PaidFor.tsx';

/** [P-PAYMENT-47] Where the direct-debit provider sends a visitor who is not in the middle of a sign-up. */
export function DirectDebitScreen() {
  const { center, session } = usePortal();
  const text = useText();
  const returned = use(useOthers().directDebitPage());
  const isSetUp = useObservable(returned.isSetUp$);
  const isNamed = useObservable(returned.isNamed$);
  const evidence = useObservable(returned.evidence$);
  const paid = useObservable(returned.paid$);
  const wayBack = useObservable(returned.wayBack$);
  const known = useObservable(returned.known$);
  const { status } = useObservable(session.view$);
  useOpen(returned);
  // Only a visitor who is logged in can look up their agreements at the service.
  const mayLookUp = paid === null && status === 'loggedIn';
  const payersLink = isSetUp ? null : wayBack;
  const hasWays = paid !== null || mayLookUp || payersLink !== null;
  return (
    <DirectDebitOutcome isSetUp={isSetUp} isNamed={isNamed} evidence={evidence} isLast={!hasWays}>
      {!isSetUp && (isNamed || payersLink) && <PayersWords link={payersLink} />}
      {known && <KnownAgreements known={known} />}
      {paid && <PaidFor name={paid.name} agreement={paid.agreement} saysUnknown={false} />}
      {hasWays && (
        <ActionBar>
          {isSetUp && <HomeLink />}
          {mayLookUp && (
            <PageLink className={link.link} to={paths.profile.of(center.code)}>
              {text('payment.toProfile')}
            </PageLink>
          )}
          {payersLink && <PayersWayBack link={payersLink} />}
        </ActionBar>
      )}
    </DirectDebitOutcome>
  );
}
