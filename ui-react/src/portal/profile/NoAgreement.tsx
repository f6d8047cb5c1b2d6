import type { AgreementNotice } from '@felles/core/portal/profile';
import { useText } from '../../i18n/text.ts';
import { StatusBox } from '../../kit/StatusBox.tsx';
import link from '../../kit/Text.module.css';
import { paths } from '../paths.ts';
import { usePortal } from '../services.ts';

/** [P-PROFILE-03] [P-PROFILE-04] Why there is no agreement to show, and the way to one for members who may have it. */
export function NoAgreement({ notice }: { readonly notice: Exclude<AgreementNotice, 'signed'> }) {
  const { center } = usePortal();
  const text = useText();
  if (notice === 'sponsored')
    return (
      <StatusBox type="danger" title={text('profile.sponsored')}>
        {text('profile.sponsoredWhy')}
      </StatusBox>
    );
  return (
    <StatusBox
      type="info"
      title={text(`profile.${notice}`)}
      action={
        // The browser loads the page again, so that it reads its address.
        <a className={link.link} href={`${paths.member.of(center.code)}?directdebit=false`}>
          {text('profile.newAgreement')}
        </a>
      }
    >
      {text(`profile.${notice}Why`)}
    </StatusBox>
  );
}
