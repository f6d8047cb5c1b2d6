import { addressPart } from '@felles/core';
import '../../i18n/payment/index.ts';

import type { PayersLink } from '@felles/core/portal';
import { useText } from '../../i18n/text.ts';
import { ButtonLink } from '../../kit/ButtonLink.tsx';
import { paths } from '../paths.ts';
import { usePortal } from '../services.ts';

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

/** What the link in the message said. */
function queryOf({ hash, departmentId }: PayersLink): string {
  const department = departmentId === null ? '' : `departmentId=${departmentId}&`;
  return `${department}sponsorConnectionHash=${addressPart(hash)}`;
}
