import '../../i18n/catalogs/not-found.ts';

import { useText } from '../../i18n/text.ts';
import { PageLink } from '../../kit/PageLink.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import link from '../../kit/Text.module.css';
import { paths } from '../paths.ts';
import { usePortal } from '../services.ts';

export function NotFoundScreen() {
  const { center } = usePortal();
  const text = useText();
  return (
    <Sheet title={text('notFound.title')}>
      <StatusBox
        type="unknown"
        title={text('notFound.status')}
        action={
          <PageLink className={link.link} to={paths.start.of(center.code)}>
            {text('notFound.home')}
          </PageLink>
        }
      />
    </Sheet>
  );
}
