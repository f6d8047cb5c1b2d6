import '../../i18n/payment/index.ts';

import { useText } from '../../i18n/text.ts';
import { PageLink } from '../../kit/PageLink.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import link from '../../kit/TextLink.module.css';
import { paths } from '../paths.ts';
import { usePortal } from '../services.ts';
import { PortalInfo } from '../start/PortalInfo.tsx';

/** [P-PAYMENT-49] [P-PAYMENT-50] [P-PAYMENT-51] The page that says what became of an agreement about direct debit. */
export function DirectDebitOutcome({ isSetUp }: { readonly isSetUp: boolean }) {
  const { center } = usePortal();
  const text = useText();
  const home = (
    <PageLink className={link.link} to={paths.start.of(center.code)}>
      {text('payment.home')}
    </PageLink>
  );
  return (
    <>
      <Sheet title={text('payment.directDebitTitle')}>
        {isSetUp ? (
          <div role="status">
            <StatusBox type="success" title={text('payment.directDebitSetUp')} action={home}>
              {text('payment.directDebitSetUpLead')}
            </StatusBox>
          </div>
        ) : (
          <div role="alert">
            <StatusBox type="danger" title={text('payment.directDebitNotSetUp')} action={home}>
              {text('payment.directDebitNotSetUpLead')}
            </StatusBox>
          </div>
        )}
      </Sheet>
      {isSetUp && <PortalInfo />}
    </>
  );
}
