import '../../i18n/catalogs/lists.ts';

import type { ReactNode } from 'react';
import { Outlet, useLocation, useParams } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { PageLink } from '../../kit/PageLink.tsx';
import { Loader } from '../../kit/states/Loader.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { projectOf, START } from '../paths.ts';
import { useSeeing } from '../services.ts';
import { Page } from '../shell/Page.tsx';
import { type AreaPage, pageAt, useOffers } from './use-offers.ts';

/** The page of the address. Where the service does not offer it, or not to this user, a notice: a bookmark may lead there. */
export function OfferedPage() {
  const page = pageAt(useLocation().pathname);
  const { has } = useOffers();
  const seeing = useSeeing();
  if (page === null) return <Outlet />;
  if (page.area !== null && !has(page.area)) return <NotOfferedPage {...page} area={page.area} />;
  const seen = seeing(page.sight);
  return seen === 'seen' ? <Outlet /> : <NotSeenPage {...page} isKnown={seen === 'hidden'} />;
}

interface NotOfferedPageProps extends Pick<AreaPage, 'name'> {
  readonly area: NonNullable<AreaPage['area']>;
}

function NotOfferedPage({ area, name }: NotOfferedPageProps) {
  const text = useText();
  return (
    <Page title={text(name)}>
      <NotOffered some={text(`offers.${area}`)} actions={<Back />} />
    </Page>
  );
}

interface NotSeenPageProps extends Pick<AreaPage, 'name'> {
  readonly isKnown: boolean;
}

/** Nothing is asked before it is known whether the user sees it. */
function NotSeenPage({ name, isKnown }: NotSeenPageProps) {
  const text = useText();
  return (
    <Page title={text(name)}>
      {isKnown ? <NotSeen actions={<Back />} /> : <Loader type="circle" what={text(name)} />}
    </Page>
  );
}

/** Shown in place of a part that the service keeps from the user. */
export function NotSeen({ actions }: Pick<NotOfferedProps, 'actions'>) {
  const text = useText();
  return <StateNote title={text('load.notSeen')} actions={actions} />;
}

function Back() {
  const { projectId } = useParams();
  const text = useText();
  return projectId === undefined ? (
    <PageLink to={START}>{text('workspace.toStart')}</PageLink>
  ) : (
    <PageLink to={projectOf(projectId)}>{text('workspace.toProject')}</PageLink>
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
  return <StateNote title={text('load.notOffered', { some })} actions={actions} />;
}
