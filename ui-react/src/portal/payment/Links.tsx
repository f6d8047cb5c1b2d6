import '../../i18n/catalogs/payment.ts';
import { addressPart } from '@felles/core';
import { hostOf } from '@felles/core/internal/shared/addresses';
import type { PayersLink } from '@felles/core/portal/sponsor';
import { useText } from '../../i18n/text.ts';
import { ButtonLink } from '../../kit/Button.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import link from '../../kit/Text.module.css';
import { paths } from '../paths.ts';
import { usePortal } from '../services.ts';

interface HomeLinkProps {
  readonly onClick?: () => void;
}

/** The way on from where a sign-up ends. */
export function HomeLink({ onClick }: HomeLinkProps) {
  const { center } = usePortal();
  const text = useText();
  return (
    <PageLink className={link.link} to={paths.start.of(center.code)} onClick={onClick}>
      {text('payment.home')}
    </PageLink>
  );
}

/** [P-PAYMENT-35] The link to the department's own page, with its name, for a member who was not redirected there. */
export function RedirectLink({ address }: { readonly address: string }) {
  const text = useText();
  return (
    <p>
      <a className={link.link} href={address} rel="noopener noreferrer">
        {text('payment.onward', { host: hostOf(address) })}
      </a>
    </p>
  );
}

/** For a payer who has not signed for another person: if the tab keeps no link, the payer still has it in a message. */
export function PayersWords({ link }: { readonly link: PayersLink | null }) {
  const text = useText();
  return <p>{text(link === null ? 'payment.payersLink' : 'payment.payersWayBack')}</p>;
}

/** Where they go on. */
export function PayersWayBack({ link }: { readonly link: PayersLink }) {
  const { center } = usePortal();
  const text = useText();
  return (
    <ButtonLink href={`${paths.sponsor.of(center.code)}?${queryOf(link)}`}>{text('payment.goOnAsPayer')}</ButtonLink>
  );
}

/** The query of the link in the message to the payer. */
function queryOf({ hash, departmentId }: PayersLink): string {
  const department = departmentId === null ? '' : `departmentId=${departmentId}&`;
  return `${department}sponsorConnectionHash=${addressPart(hash)}`;
}
