import '../../i18n/payment/index.ts';

import { useText } from '../../i18n/text.ts';
import { PageLink } from '../../kit/PageLink.tsx';
import link from '../../kit/TextLink.module.css';
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
