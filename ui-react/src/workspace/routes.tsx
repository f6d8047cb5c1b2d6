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

const about = lazily(async () => (await import('./screens/AboutScreen.tsx')).AboutScreen);
const articles = lazily(async () => (await import('./screens/ArticlesScreen.tsx')).ArticlesScreen);
const chat = lazily(async () => (await import('./screens/ChatScreen.tsx')).ChatScreen);
const checkIn = lazily(async () => (await import('./screens/CheckInScreen.tsx')).CheckInScreen);
const contact = lazily(async () => (await import('./screens/ContactScreen.tsx')).ContactScreen);
const contacts = lazily(async () => (await import('./screens/ContactsScreen.tsx')).ContactsScreen);
const deadlines = lazily(async () => (await import('./screens/DeadlinesScreen.tsx')).DeadlinesScreen);
const departments = lazily(async () => (await import('./screens/DepartmentsScreen.tsx')).DepartmentsScreen);
const projects = lazily(async () => (await import('./screens/ProjectsScreen.tsx')).ProjectsScreen);
const document = lazily(async () => (await import('./screens/DocumentScreen.tsx')).DocumentScreen);
const person = lazily(async () => (await import('./screens/PersonScreen.tsx')).PersonScreen);
const persons = lazily(async () => (await import('./screens/PersonsScreen.tsx')).PersonsScreen);
const dashboard = lazily(async () => (await import('./screens/DashboardScreen.tsx')).DashboardScreen);
const notifications = lazily(async () => (await import('./screens/NotificationsScreen.tsx')).NotificationsScreen);
const panel = lazily(async () => (await import('./screens/PanelScreen.tsx')).PanelScreen);
const panels = lazily(async () => (await import('./screens/PanelsScreen.tsx')).PanelsScreen);
const reporting = lazily(async () => (await import('./screens/ReportingScreen.tsx')).ReportingScreen);
const statistics = lazily(async () => (await import('./screens/StatisticsScreen.tsx')).StatisticsScreen);
const search = lazily(async () => (await import('./screens/SearchScreen.tsx')).SearchScreen);
const planning = lazily(async () => (await import('./screens/PlanningScreen.tsx')).PlanningScreen);
const notHere = lazily(async () => (await import('./screens/NotHereScreen.tsx')).NotHereScreen);
const notFound = lazily(async () => (await import('./screens/NotHereScreen.tsx')).NotFoundScreen);

/** An article is shown beside the list that it stands in. */
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

/** [W-AUTH-02] With what else the address says: the way to sign in takes the service from there. */
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
                  // The router takes a parent's own address only right beneath that parent.
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
              { path: paths.about, element: <LazyScreen code={about} /> },
              { path: paths.articles, element: <LazyScreen code={articles} /> },
              { path: paths.article, element: <OneArticle /> },
              { path: paths.checkIn, element: <LazyScreen code={checkIn} /> },
              { path: paths.chat, element: <LazyScreen code={chat} /> },
              { path: paths.conversation, element: <LazyScreen code={chat} /> },
              { path: paths.contact, element: <LazyScreen code={contact} /> },
              { path: paths.contacts, element: <LazyScreen code={contacts} /> },
              { path: paths.deadlines, element: <LazyScreen code={deadlines} /> },
              { path: paths.departments, element: <LazyScreen code={departments} /> },
              { path: paths.document, element: <LazyScreen code={document} /> },
              { path: paths.handbookOf, element: <ToHandbook /> },
              { path: paths.person, element: <LazyScreen code={person} /> },
              { path: paths.persons, element: <LazyScreen code={persons} /> },
              { path: paths.dashboard, element: <LazyScreen code={dashboard} /> },
              { path: paths.notifications, element: <LazyScreen code={notifications} /> },
              { path: paths.panels, element: <LazyScreen code={panels} /> },
              { path: paths.panel, element: <LazyScreen code={panel} /> },
              { path: paths.reporting, element: <LazyScreen code={reporting} /> },
              { path: paths.search, element: <LazyScreen code={search} /> },
              { path: paths.newProject, element: <ToNewProject /> },
              { path: paths.statistics, element: <LazyScreen code={statistics} /> },
              { path: paths.projects, element: <LazyScreen code={projects} /> },
              { path: paths.planning, element: <LazyScreen code={planning} /> },
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
