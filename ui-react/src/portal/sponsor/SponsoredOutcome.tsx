import '../../i18n/sponsor/index.ts';

import { useText } from '../../i18n/text.ts';
import { StatusBox } from '../../kit/StatusBox.tsx';

/** [P-SIGNUP-50] How a sign-up ended that somebody else pays for. */
export function SponsoredOutcome({ isSuccess }: { readonly isSuccess: boolean }) {
  const text = useText();
  return (
    <div role="status">
      {isSuccess ? (
        <StatusBox type="success" title={text('sponsoredMember.created')}>
          {text('sponsoredMember.invoice')}
        </StatusBox>
      ) : (
        <StatusBox type="danger" title={text('sponsoredMember.notCreated')}>
          {text('sponsoredMember.ask')}
        </StatusBox>
      )}
    </div>
  );
}
