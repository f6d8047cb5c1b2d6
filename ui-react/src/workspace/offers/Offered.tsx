import '../../i18n/catalogs/lists.ts';

import type { ReactNode } from 'react';
import { Outlet, useLocation, useParams } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { Icon } from '../../kit/Icon.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { projectOf, START } from '../paths.ts';
import { Page } from '../shell/Page.tsx';
import { type AreaPage, pageAt, useOffers } from './use-offers.ts';

/** The page of the address; where the service does not offer it, a notice: a bookmark may lead there. */
export function Offered() {
  const page = pageAt(useLocation().pathname);
  const { has } = useOffers();
  return page === null || has(page.area) ? <Outlet /> : <NotOfferedPage {...page} />;
}

function NotOfferedPage({ area, name }: AreaPage) {
  const { projectId } = useParams();
  const text = useText();
  return (
    <Page title={text(name)}>
      <NotOffered
        some={text(`offers.${area}`)}
        actions={
          projectId === undefined ? (
            <PageLink to={START}>{text('workspace.toStart')}</PageLink>
          ) : (
            <PageLink to={projectOf(projectId)}>{text('workspace.toProject')}</PageLink>
          )
        }
      />
    </Page>
  );
}

interface NotOfferedProps {
  /** The name of the content, in the middle of a sentence. */
  readonly some: string;
  readonly actions?: ReactNode;
}

/** Shown in place of content that the service does not offer. */
export function NotOffered({ some, actions }: NotOfferedProps) {
  const text = useText();
  return <StateNote icon={<Icon name="information" />} title={text('load.notOffered', { some })} actions={actions} />;
}
