import '../../i18n/membership/index.ts';

import { Link } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { StatusBox } from '../../kit/StatusBox.tsx';
import link from '../../kit/TextLink.module.css';
import { paths } from '../paths.ts';
import { usePortal } from '../services.ts';

/** [P-MEMBERSHIP-44] Stands in the place of a sign-up for a member who cannot start another agreement. */
export function CannotStart({ because }: { readonly because: 'hasActiveAgreement' | 'hasSponsor' }) {
  const { center } = usePortal();
  const text = useText();
  const isMember = because === 'hasActiveAgreement';
  return (
    <div role="status">
      <StatusBox
        type="info"
        title={text(isMember ? 'membership.hasAgreement' : 'membership.hasSponsor')}
        action={
          <Link className={link.link} to={paths.profile.of(center.code)}>
            {text('membership.profile')}
          </Link>
        }
      >
        {text(isMember ? 'membership.hasAgreementWords' : 'membership.hasSponsorWords')}
      </StatusBox>
    </div>
  );
}
