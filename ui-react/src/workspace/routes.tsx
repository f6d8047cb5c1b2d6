import { Navigate, useRoutes } from 'react-router-dom';
import { LazyScreen } from '../react/LazyPart.tsx';
import { lazily } from '../react/lazily.ts';
import { paths } from './paths.ts';
import { Frame } from './shell/Frame.tsx';

const about = lazily(async () => (await import('./screens/AboutScreen.tsx')).AboutScreen);
const notFound = lazily(async () => (await import('./screens/NotFoundScreen.tsx')).NotFoundScreen);

const ROUTES = [
  {
    element: <Frame />,
    children: [
      // The only page there is so far.
      { path: '/', element: <Navigate replace to={paths.about} /> },
      { path: paths.about, element: <LazyScreen code={about} /> },
      { path: '*', element: <LazyScreen code={notFound} /> },
    ],
  },
];

/** Every address of the workspace. */
export const WorkspaceRoutes = () => useRoutes(ROUTES);
