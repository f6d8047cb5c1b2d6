import '../i18n/catalogs/frame.ts';
import '../i18n/catalogs/lists.ts';
import '../i18n/catalogs/workspace.ts';

import { addressPart } from '@felles/core';
import { type ComponentType, useEffect, useRef } from 'react';
import { BrowserRouter, matchPath, Navigate, useLocation, useNavigate, useParams, useRoutes } from 'react-router-dom';
import { CrashNote } from '../kit/CrashNote.tsx';
import { ErrorBoundary } from '../kit/ErrorBoundary.tsx';
import { DraftsContext } from '../kit/form/use-draft.ts';
import { ON_PAGE } from '../kit/panels/use-panel-history.ts';
import { LazyScreen } from '../react/LazyPart.tsx';
import { lazyCode } from '../react/lazy-code.ts';
import { AreaPage, useFetchedAreas } from './AreaPart.tsx';
import { OfferedPage } from './offers/OfferedPage.tsx';
import { addressOfNewProject, handbookOf, NOT_HERE, paths, ROOT, START } from './paths.ts';
import { oneProject } from './projects/one-project.ts';
import { approval, checklist, overview, PROJECT_PAGES, phases, projectPageAt } from './projects/pages.ts';
import { type PageArea, WorkspaceProvider, type WorkspaceServices } from './services.ts';
import { Frame } from './shell/Frame.tsx';
import { SignedIn } from './shell/SignedIn.tsx';

const chat = {
  code: lazyCode(async () => (await import('./screens/ChatScreen.tsx')).ChatScreen),
  areas: ['chat'],
} as const;
const document = {
  code: lazyCode(async () => (await import('./screens/DocumentScreen.tsx')).DocumentScreen),
  areas: ['documents'],
} as const;
const notHere = lazyCode(async () => (await import('./screens/NotHereScreen.tsx')).NotHereScreen);
const notFound = lazyCode(async () => (await import('./screens/NotHereScreen.tsx')).NotFoundScreen);

interface PageOfWorkspace {
  readonly path: string;
  readonly code: () => Promise<ComponentType>;
  readonly areas: readonly PageArea[];
}

/** The pages outside of projects. */
const PAGES: readonly PageOfWorkspace[] = [
  {
    path: paths.about,
    code: lazyCode(async () => (await import('./screens/AboutScreen.tsx')).AboutScreen),
    areas: ['about'],
  },
  {
    path: paths.articles,
    code: lazyCode(async () => (await import('./screens/ArticlesScreen.tsx')).ArticlesScreen),
    areas: ['articles'],
  },
  {
    path: paths.checkIn,
    code: lazyCode(async () => (await import('./screens/CheckInScreen.tsx')).CheckInScreen),
    areas: ['checkIns'],
  },
  { path: paths.chat, ...chat },
  { path: paths.conversation, ...chat },
  {
    path: paths.contact,
    code: lazyCode(async () => (await import('./screens/ContactScreen.tsx')).ContactScreen),
    areas: ['register'],
  },
  {
    path: paths.contacts,
    code: lazyCode(async () => (await import('./screens/ContactsScreen.tsx')).ContactsScreen),
    areas: ['register'],
  },
  {
    path: paths.deadlines,
    code: lazyCode(async () => (await import('./screens/DeadlinesScreen.tsx')).DeadlinesScreen),
    areas: ['deadlines'],
  },
  {
    path: paths.departments,
    code: lazyCode(async () => (await import('./screens/DepartmentsScreen.tsx')).DepartmentsScreen),
    areas: ['register'],
  },
  { path: paths.document, ...document },
  {
    path: paths.person,
    code: lazyCode(async () => (await import('./screens/PersonScreen.tsx')).PersonScreen),
    areas: ['register'],
  },
  {
    path: paths.persons,
    code: lazyCode(async () => (await import('./screens/PersonsScreen.tsx')).PersonsScreen),
    areas: ['register'],
  },
  {
    path: paths.dashboard,
    code: lazyCode(async () => (await import('./screens/DashboardScreen.tsx')).DashboardScreen),
    areas: ['checkIns', 'dashboard', 'deadlines', 'projects', 'publishing', 'search'],
  },
  {
    path: paths.hours,
    code: lazyCode(async () => (await import('./screens/MyHoursScreen.tsx')).MyHoursScreen),
    areas: ['hours', 'siteDrafts'],
  },
  {
    path: paths.notifications,
    code: lazyCode(async () => (await import('./screens/NotificationsScreen.tsx')).NotificationsScreen),
    areas: ['notifications'],
  },
  {
    path: paths.outbox,
    code: lazyCode(async () => (await import('./screens/OutboxScreen.tsx')).OutboxScreen),
    areas: ['outbox'],
  },
  {
    path: paths.panels,
    code: lazyCode(async () => (await import('./screens/PanelsScreen.tsx')).PanelsScreen),
    areas: ['publishing'],
  },
  {
    path: paths.panel,
    code: lazyCode(async () => (await import('./screens/PanelScreen.tsx')).PanelScreen),
    areas: ['publishing'],
  },
  {
    path: paths.reporting,
    code: lazyCode(async () => (await import('./screens/ReportingScreen.tsx')).ReportingScreen),
    areas: ['register'],
  },
  {
    path: paths.search,
    code: lazyCode(async () => (await import('./screens/SearchScreen.tsx')).SearchScreen),
    areas: ['search'],
  },
  {
    path: paths.site,
    code: lazyCode(async () => (await import('./screens/SiteDayScreen.tsx')).SiteDayScreen),
    areas: [
      'deviations',
      'hours',
      'outbox',
      'participants',
      'project',
      'siteDay',
      'siteDrafts',
      'siteRecords',
      'tasks',
    ],
  },
  {
    path: paths.statistics,
    code: lazyCode(async () => (await import('./screens/StatisticsScreen.tsx')).StatisticsScreen),
    areas: ['statistics'],
  },
  {
    path: paths.projects,
    code: lazyCode(async () => (await import('./screens/ProjectsScreen.tsx')).ProjectsScreen),
    areas: ['project', 'projects'],
  },
  {
    path: paths.planning,
    code: lazyCode(async () => (await import('./screens/PlanningScreen.tsx')).PlanningScreen),
    areas: ['participants', 'project', 'siteDrafts', 'tasks'],
  },
];

/** An article is shown beside its list. */
function OneArticle() {
  const { articleId = '' } = useParams();
  return <Navigate replace to={`${paths.articles}?article=${addressPart(articleId)}`} />;
}

/** The handbook is a page of its project. */
function ToHandbook() {
  const { projectId = '' } = useParams();
  return <Navigate replace to={handbookOf(projectId)} />;
}

/** The window for a new project lies above the list of all: Back closes it, and asks about typed text. */
function ToNewProject() {
  const { search } = useLocation();
  const parent = new URLSearchParams(search).get('parent');
  // Only an id leads on: no page reads the rest of the address.
  const panel = addressOfNewProject(parent !== null && /^[\w-]{1,40}$/.test(parent) ? parent : null);
  const navigate = useNavigate();
  const isThere = useRef(false);
  useEffect(() => {
    if (isThere.current) return;
    isThere.current = true;
    navigate(paths.projects, { replace: true });
    navigate(`${paths.projects}?panel=${panel}`, { state: ON_PAGE });
  }, [navigate, panel]);
  return null;
}

/** [W-AUTH-02] With the rest of the address: the way to sign in takes the service from there. */
function ToStart() {
  const { search } = useLocation();
  return <Navigate replace to={START + search} />;
}

const ROUTES = [
  {
    element: <Frame />,
    children: [
      {
        element: <SignedIn />,
        children: [
          {
            path: paths.project,
            element: <InProject />,
            children: [
              { path: paths.project, element: <AreaPage {...overview} /> },
              {
                element: <OfferedPage />,
                children: [
                  // The router accepts a parent's own address only directly below that parent.
                  ...PROJECT_PAGES.flat()
                    .filter(({ page }) => page !== paths.project)
                    .map(({ page, code, areas }) => ({ path: page, element: <AreaPage code={code} areas={areas} /> })),
                  { path: paths.approval, element: <AreaPage {...approval} /> },
                  { path: paths.checklist, element: <AreaPage {...checklist} /> },
                  { path: paths.phase, element: <AreaPage {...phases} /> },
                  { path: paths.documentIn, element: <AreaPage {...document} /> },
                ],
              },
            ],
          },
          {
            element: <OfferedPage />,
            children: [
              { path: '/', element: <ToStart /> },
              { path: paths.dashboards, element: <ToStart /> },
              ...PAGES.map(({ path, code, areas }) => ({ path, element: <AreaPage code={code} areas={areas} /> })),
              { path: paths.article, element: <OneArticle /> },
              { path: paths.handbookOf, element: <ToHandbook /> },
              { path: paths.newProject, element: <ToNewProject /> },
              ...NOT_HERE.map((kind) => ({ path: `/${kind}/:id?`, element: <LazyScreen code={notHere} /> })),
              // The menu around it is whole, so it is for staff as every page is.
              { path: '*', element: <LazyScreen code={notFound} /> },
            ],
          },
        ],
      },
    ],
  },
];

/** Every address of the workspace. */
const WorkspaceRoutes = () => useRoutes(ROUTES);

/** The frame of each page of a project. The code of the page is fetched with it, and not after it. */
function InProject() {
  const page = projectPageAt(useLocation().pathname);
  useFetchedAreas(page?.areas ?? []);
  page?.code();
  return <AreaPage {...oneProject} />;
}

/** The code of the page at an address: in a project, that of the frame around it too. */
export function codeAt(address: string): readonly Omit<PageOfWorkspace, 'path'>[] {
  const inProject = projectPageAt(address);
  if (inProject !== null) return [oneProject, inProject];
  const page = PAGES.find(({ path }) => matchPath(path, address === '/' ? START : address) !== null);
  return page ? [page] : [];
}

/** The whole workspace, given its services. It speaks Norwegian. */
export function Workspace({ services }: { readonly services: WorkspaceServices }) {
  return (
    <WorkspaceProvider value={services}>
      <DraftsContext value={services.shell.drafts}>
        <ErrorBoundary fallback={<CrashNote />}>
          <BrowserRouter basename={ROOT}>
            <WorkspaceRoutes />
          </BrowserRouter>
        </ErrorBoundary>
      </DraftsContext>
    </WorkspaceProvider>
  );
}
