import type { SponsoredView } from '@felles/core/portal/sponsor';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { MessageText } from '../../kit/MessageText.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { HomeLink } from '../payment/Links.tsx';

interface SponsoredNoticeProps {
  readonly sponsored: SponsoredView;
  readonly onRetry: () => void;
}

/** [P-SPONSOR-32] Whom the payer is about to pay for, or why that is not known. */
export function SponsoredNotice({ sponsored, onRetry }: SponsoredNoticeProps) {
  const text = useText();
  switch (sponsored.status) {
    case 'loading':
      return null;
    case 'ready':
      return (
        <StatusBox type="info" title={text('sponsored.known', { name: sponsored.name })}>
          {text('sponsored.knownWords')}
        </StatusBox>
      );
    case 'noLink':
      return (
        <StatusBox type="warning" title={text('sponsored.unknown')} action={<HomeLink />}>
          {text('sponsored.openLinkAgain')}
        </StatusBox>
      );
    case 'used':
      return <UsedLink />;
    case 'refused':
      return (
        <StatusBox type="warning" title={text('sponsored.refused')} action={<HomeLink />}>
          <MessageText message={sponsored.reason} />
        </StatusBox>
      );
    case 'failed':
      return (
        <StatusBox
          inVain
          type="warning"
          title={text('sponsored.unknown')}
          action={<Button onClick={onRetry}>{text('retry')}</Button>}
        >
          {sponsored.failure ? <MessageText message={sponsored.failure} /> : text('sponsored.openLinkAgain')}
        </StatusBox>
      );
  }
}

/** The notice for a payer whose link is used up. */
export function UsedLink() {
  const text = useText();
  return (
    <StatusBox type="success" title={text('sponsored.used')} action={<HomeLink />}>
      {text('sponsor.linkUsed')}
    </StatusBox>
  );
}
