import '../../i18n/lists/index.ts';

import type { ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { Icon } from '../../kit/Icon.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { participantsOf, START } from '../paths.ts';
import { Page } from '../shell/Page.tsx';
import type { PageArea } from './areas.ts';

interface NotOfferedProps {
  readonly area: PageArea | 'checkins';
  readonly actions?: ReactNode;
}

/** Stands in the place of what the service does not offer. */
export function NotOffered({ area, actions }: NotOfferedProps) {
  const text = useText();
  return (
    <StateNote
      icon={<Icon name="information" />}
      title={text('load.notOffered', { some: text(`offers.${area}`) })}
      actions={actions}
    />
  );
}

/** The same as a page of its own: a bookmark may lead there. */
export function NotOfferedPage({ area }: { readonly area: PageArea }) {
  const { pathname } = useLocation();
  const projectId = matchPath('/project/:projectId/*', pathname)?.params.projectId;
  const text = useText();
  const name = text(`offers.${area}`);
  return (
    <Page title={name.charAt(0).toLocaleUpperCase('nb') + name.slice(1)}>
      <NotOffered
        area={area}
        actions={
          projectId === undefined ? (
            <PageLink to={START}>{text('workspace.toStart')}</PageLink>
          ) : (
            <PageLink to={participantsOf(projectId)}>{text('workspace.toProject')}</PageLink>
          )
        }
      />
    </Page>
  );
}
