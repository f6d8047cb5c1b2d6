import '../../i18n/catalogs/kinds.ts';
import '../../i18n/catalogs/not-here.ts';

import { useLocation } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { PageLink } from '../../kit/PageLink.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { NOT_HERE, START } from '../paths.ts';
import { DeadEndPage } from '../shell/DeadEndPage.tsx';
import { Page } from '../shell/Page.tsx';

/** The page of a thing that the workspace knows, and shows nowhere yet. */
export function NotHereScreen() {
  const text = useText();
  const { pathname } = useLocation();
  const kind = NOT_HERE.find((name) => pathname.split('/')[1] === name) ?? 'document';
  return (
    <Page title={text(`kind.${kind}`)}>
      <StateNote title={text('shell.notHere')} actions={<PageLink to={START}>{text('workspace.toStart')}</PageLink>}>
        {text('shell.notHereWords')}
      </StateNote>
    </Page>
  );
}

export function NotFoundScreen() {
  const text = useText();
  return (
    <DeadEndPage
      title={text('workspace.notFound')}
      words={text('workspace.notFoundWords')}
      to="/"
      way={text('workspace.toStart')}
    />
  );
}
