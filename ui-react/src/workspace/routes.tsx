import { addressPart } from '@felles/core';
import { useEffect, useRef } from 'react';
import { Navigate, useLocation, useNavigate, useParams, useRoutes } from 'react-router-dom';
import { ON_PAGE } from '../kit/panels/use-panel-history.ts';
import { LazyScreen } from '../react/LazyPart.tsx';
import { lazily } from '../react/lazily.ts';
import { Offered } from './offers/Offered.tsx';
import { overview } from './overview/code.ts';
import { addressOfNewProject, handbookOf, NOT_HERE, paths, START } from './paths.ts';
import { OneProject } from './projects/OneProject.tsx';
import { PROJECT_PAGES, phases } from './projects/pages.ts';
import { Frame } from './shell/Frame.tsx';
import { SignedIn } from './shell/SignedIn.tsx';

const chat = lazily(async () => (await import('./screens/ChatScreen.tsx')).ChatScreen);
const notHere = lazily(async () => (await import('./screens/NotHereScreen.tsx')).NotHereScreen);
const notFound = lazily(async () => (await import('./screens/NotHereScreen.tsx')).NotFoundScreen);

/** The pages outside of projects. */
const PAGES = [
  { path: paths.about, code: lazily(async () => (await import('./screens/AboutScreen.tsx')).AboutScreen) },
  { path: paths.articles, code: lazily(async () => (await import('./screens/ArticlesScreen.tsx')).ArticlesScreen) },
  { path: paths.checkIn, code: lazily(async () => (await import('./screens/CheckInScreen.tsx')).CheckInScreen) },
  { path: paths.chat, code: chat },
  { path: paths.conversation, code: chat },
  { path: paths.contact, code: lazily(async () => (await import('./screens/ContactScreen.tsx')).ContactScreen) },
  { path: paths.contacts, code: lazily(async () => (await import('./screens/ContactsScreen.tsx')).ContactsScreen) },
  { path: paths.deadlines, code: lazily(async () => (await import('./screens/DeadlinesScreen.tsx')).DeadlinesScreen) },
  {
    path: paths.departments,
    code: lazily(async () => (await import('./screens/DepartmentsScreen.tsx')).DepartmentsScreen),
  },
  { path: paths.document, code: lazily(async () => (await import('./screens/DocumentScreen.tsx')).DocumentScreen) },
  { path: paths.person, code: lazily(async () => (await import('./screens/PersonScreen.tsx')).PersonScreen) },
  { path: paths.persons, code: lazily(async () => (await import('./screens/PersonsScreen.tsx')).PersonsScreen) },
  { path: paths.dashboard, code: lazily(async () => (await import('./screens/DashboardScreen.tsx')).DashboardScreen) },
  {
    path: paths.notifications,
    code: lazily(async () => (await import('./screens/NotificationsScreen.tsx')).NotificationsScreen),
  },
  { path: paths.panels, code: lazily(async () => (await import('./screens/PanelsScreen.tsx')).PanelsScreen) },
  { path: paths.panel, code: lazily(async () => (await import('./screens/PanelScreen.tsx')).PanelScreen) },
  { path: paths.reporting, code: lazily(async () => (await import('./screens/ReportingScreen.tsx')).ReportingScreen) },
  { path: paths.search, code: lazily(async () => (await import('./screens/SearchScreen.tsx')).SearchScreen) },
  {
    path: paths.statistics,
    code: lazily(async () => (await import('./screens/StatisticsScreen.tsx')).StatisticsScreen),
  },
  { path: paths.projects, code: lazily(async () => (await import('./screens/ProjectsScreen.tsx')).ProjectsScreen) },
  { path: paths.planning, code: lazily(async () => (await import('./screens/PlanningScreen.tsx')).PlanningScreen) },
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

/** The window for a new project lies above the list of all: Back closes it, and asks about what was typed. */
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
            element: <OneProject />,
            children: [
              { path: paths.project, element: <LazyScreen code={overview} /> },
              {
                element: <Offered />,
                children: [
                  // The router accepts a parent's own address only directly below that parent.
                  ...PROJECT_PAGES.flat()
                    .filter(({ page }) => page !== paths.project)
                    .map(({ page, code }) => ({ path: page, element: <LazyScreen code={code} /> })),
                  { path: paths.phase, element: <LazyScreen code={phases} /> },
                ],
              },
            ],
          },
          {
            element: <Offered />,
            children: [
              { path: '/', element: <ToStart /> },
              { path: paths.dashboards, element: <ToStart /> },
              ...PAGES.map(({ path, code }) => ({ path, element: <LazyScreen code={code} /> })),
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
export const WorkspaceRoutes = () => useRoutes(ROUTES);
