import { isMissing } from '@felles/core';
import { type ReactNode, Suspense, useLayoutEffect, useState } from 'react';
import { Outlet, useLocation, useParams } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { CrashNote } from '../../kit/CrashNote.tsx';
import { ErrorBoundary } from '../../kit/ErrorBoundary.tsx';
import { CodeLoading, Skeleton } from '../../kit/states/Skeleton.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { pageIn, paths } from '../paths.ts';
import { useArea } from '../services.ts';
import { DeadEndPage } from '../shell/DeadEndPage.tsx';
import { Page, useVisit } from '../shell/Page.tsx';
import { ProjectTabs } from './ProjectTabs.tsx';
import { projectPageAt } from './pages.ts';
import { SwitchedPage } from './SwitchedPage.tsx';
import { ProjectProvider } from './use-project.ts';

/** The frame of each page of a project. It asks for the project while the page's code is fetched; without one, no page. */
export function OneProject() {
  const { projectId = '' } = useParams();
  return <Known key={projectId} projectId={projectId} />;
}

function Known({ projectId }: { readonly projectId: string }) {
  const project = useArea('project');
  const { pathname } = useLocation();
  const page = projectPageAt(pathname);
  const [store] = useState(() => project.one(projectId));
  const view = useObservable(store.view$);
  const text = useText();
  // Opens before the page asks for its parts: a browser sends only a few calls at a time, and the page depends on these.
  useLayoutEffect(() => {
    store.open();
    return store.close;
  }, [store]);
  const { load, flags } = view;
  // After the calls that the page makes once it has the flags: nothing waits for the visit.
  useVisit('project', { id: projectId, idtype: 'dataid' }, load.status === 'ready' && flags.status !== 'loading');
  if (load.status === 'failed' && isMissing(load.failure))
    return (
      <DeadEndPage
        title={text('projects.unknown')}
        words={text('projects.unknownWords')}
        to={paths.projects}
        way={text('workspace.toProjects')}
      />
    );
  // A page draws the project around itself; without its code this does, by the name that the page has too.
  const pageWith = (content: ReactNode) => <Page title={page === null ? '' : text(page.name)}>{content}</Page>;
  return (
    <ProjectProvider value={{ ...view, id: projectId, store, tabs: <ProjectTabs /> }}>
      <ErrorBoundary key={pageIn(pathname)} fallback={pageWith(<CrashNote />)}>
        <Suspense
          fallback={pageWith(
            <CodeLoading>
              <Skeleton rows={4} />
            </CodeLoading>,
          )}
        >
          {page === null || page.flag === null ? <Outlet /> : <SwitchedPage name={page.name} flag={page.flag} />}
        </Suspense>
      </ErrorBoundary>
    </ProjectProvider>
  );
}
