import { useText } from '../../i18n/text.ts';
import { PageLink } from '../../kit/PageLink.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import link from '../../kit/TextLink.module.css';
import { Page } from '../shell/Page.tsx';

export function NotFoundScreen() {
  const text = useText();
  return (
    <Page title={text('workspace.notFound')}>
      <StatusBox
        type="unknown"
        title={text('workspace.notFoundWords')}
        action={
          <PageLink className={link.link} to="/">
            {text('workspace.toStart')}
          </PageLink>
        }
      />
    </Page>
  );
}
