import '../../i18n/sponsor/index.ts';

import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import link from '../../kit/TextLink.module.css';
import { paths } from '../paths.ts';
import { usePortal } from '../services.ts';

interface SponsoredOutcomeProps {
  readonly isSuccess: boolean;
  /** It has been told: what comes next is another sign-up. */
  readonly onRead: () => void;
}

/** [P-SIGNUP-50] How a sign-up ended that somebody else pays for. */
export function SponsoredOutcome({ isSuccess, onRead }: SponsoredOutcomeProps) {
  const { code } = usePortal().center;
  const text = useText();
  if (isSuccess)
    return (
      <div role="status">
        <StatusBox
          type="success"
          title={text('sponsoredMember.created')}
          action={
            <PageLink className={link.link} to={paths.start.of(code)} onClick={onRead}>
              {text('private.start')}
            </PageLink>
          }
        >
          {text('sponsoredMember.invoice')}
        </StatusBox>
      </div>
    );
  return (
    <div role="alert">
      <StatusBox
        type="danger"
        title={text('sponsoredMember.notCreated')}
        action={<Button onClick={onRead}>{text('retry')}</Button>}
      >
        {text('sponsoredMember.ask')}
      </StatusBox>
    </div>
  );
}
