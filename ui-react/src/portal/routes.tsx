import { Suspense } from 'react';
import { useRoutes } from 'react-router-dom';
import { lazyCode } from '../react/lazy-code.ts';
import { useObservable } from '../react/use-observable.ts';
import { fetchPage, type Page, routesOf } from './pages/page.tsx';
import { CenterLook } from './parts/PageHead.tsx';
import { Loading } from './parts/PageProgress.tsx';
import { PortalFrame } from './parts/PortalFrame.tsx';
import { StartUpFailed } from './parts/StartUpFailed.tsx';
import { paths } from './paths.ts';
import { type PortalServices, usePortal } from './services.ts';

/** The other pages with their code: a list that grows, and that neither of the first two waits for. */
export const fetchOtherPages = () => import('./pages/other-pages.ts');

/** The pages that most visitors arrive at, and the way to all others. */
const PAGES: readonly Page[] = [
  {
    path: paths.start.pattern,
    code: lazyCode(async () => (await import('./screens/StartScreen.tsx')).StartScreen),
  },
  {
    path: paths.classes.pattern,
    code: lazyCode(async () => (await import('./pages/timetable.ts')).TimetableScreen),
    ahead: ({ timetable }) => timetable(),
  },
  {
    path: '*',
    code: lazyCode(async () => (await fetchOtherPages()).OtherPages),
    ahead: async (services) => (await fetchOtherPages()).fetchOthersAhead(services),
  },
];

/** Fetches the code of the page a visitor arrives at while the portal is still starting; done when that has ended. */
export const fetchAhead = (services: PortalServices): Promise<unknown> => fetchPage(PAGES, services);

const ROUTES = [{ element: <PortalFrame />, children: routesOf(PAGES) }];

/** Every address of the portal. Nothing of it shows before the center is known. */
export function PortalRoutes() {
  const { center } = usePortal();
  const { startUp } = useObservable(center.view$);
  if (startUp.status === 'loading') return <Loading />;
  if (startUp.status === 'failed') return <StartUpFailed startUp={startUp} onRetry={center.open} />;
  return (
    <Suspense fallback={<Loading />}>
      <CenterLook center={center} />
      <Pages />
    </Suspense>
  );
}

const Pages = () => useRoutes(ROUTES);
