import type { UnpaidAgreement } from '@felles/core/portal';
import { useText } from '../../i18n/text.ts';
import { PageLink } from '../../kit/PageLink.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import link from '../../kit/TextLink.module.css';
import { paths } from '../paths.ts';
import { usePortal } from '../services.ts';

/** Agreements that wait to be paid. What is known of the money stands on the page of the invoice. */
export function UnpaidAgreements({ agreements }: { readonly agreements: readonly UnpaidAgreement[] }) {
  const { center } = usePortal();
  const text = useText();
  return agreements.map(({ invoiceId, title }) => (
    <StatusBox
      key={invoiceId}
      type="warning"
      title={text('profile.unpaidAgreement', { title: title ?? text('profile.untitled') })}
      action={
        <PageLink
          className={link.link}
          to={`${paths.payment.of(center.code)}?invoiceId=${encodeURIComponent(invoiceId)}&directdebit=false`}
        >
          {text('profile.toPayment')}
        </PageLink>
      }
    >
      {text('profile.unpaidAgreementWhy')}
    </StatusBox>
  ));
}
