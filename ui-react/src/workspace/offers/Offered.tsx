import { Outlet, useLocation, useParams } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { PageLink } from '../../kit/PageLink.tsx';
import { projectOf, START } from '../paths.ts';
import { Page } from '../shell/Page.tsx';
import { type AreaPage, pageAt } from './areas.ts';
import { NotOffered } from './NotOffered.tsx';
import { useOffers } from './use-offers.ts';

/** The page of the address; where the service does not offer it, a page that says so: a bookmark may lead there. */
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
