import type { PayersLink } from '@felles/core/portal';
import { useText } from '../../i18n/text.ts';
import { ButtonLink } from '../../kit/ButtonLink.tsx';
import { paths } from '../paths.ts';
import { usePortal } from '../services.ts';
import { ActionBar } from '../signup/ActionBar.tsx';

interface PayersWayBackProps {
  /** Null where the tab keeps none: whoever was sent one still has it. */
  readonly link: PayersLink | null;
}

/** For whoever was to pay for somebody else and has not signed. */
export function PayersWayBack({ link }: PayersWayBackProps) {
  const { center } = usePortal();
  const text = useText();
  if (link === null) return <p>{text('payment.payersLink')}</p>;
  return (
    <>
      <p>{text('payment.payersWayBack')}</p>
      <ActionBar>
        <ButtonLink href={`${paths.sponsor.of(center.code)}?${queryOf(link)}`}>
          {text('payment.goOnAsPayer')}
        </ButtonLink>
      </ActionBar>
    </>
  );
}

/** What the link in the message said. */
function queryOf({ hash, departmentId }: PayersLink): string {
  const department = departmentId === null ? '' : `departmentId=${departmentId}&`;
  return `${department}sponsorConnectionHash=${encodeURIComponent(hash)}`;
}
