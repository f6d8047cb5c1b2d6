import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useObservable } from '../react/use-observable.ts';
import { CenterLook } from './parts/CenterLook.tsx';
import { Loading } from './parts/Loading.tsx';
import { PortalFrame } from './parts/PortalFrame.tsx';
import { StartUpFailed } from './parts/StartUpFailed.tsx';
import { paths } from './paths.ts';
import { NotFoundScreen } from './screens/NotFoundScreen.tsx';
import { StartScreen } from './screens/StartScreen.tsx';
import { usePortal } from './services.ts';

const loadTimetable = () => import('./screens/TimetableScreen.tsx');
const TimetableScreen = lazy(async () => ({ default: (await loadTimetable()).TimetableScreen }));

// Who comes for the timetable gets its code while the portal is still starting.
if (/\/classes\/?$/.test(window.location.pathname)) loadTimetable().catch(() => undefined);

/** Every address of the portal. Nothing of it shows before the center is known. */
export function PortalRoutes() {
  const { center } = usePortal();
  const { startUp } = useObservable(center.view$);
  if (startUp.stage === 'starting') return <Loading />;
  if (startUp.stage === 'failed') return <StartUpFailed message={startUp.message} onRetry={center.open} />;
  return (
    <Suspense fallback={<Loading />}>
      <CenterLook center={center} />
      <Routes>
        <Route element={<PortalFrame />}>
          <Route path={paths.start.pattern} element={<StartScreen />} />
          <Route path={paths.classes.pattern} element={<TimetableScreen />} />
          <Route path="*" element={<NotFoundScreen />} />
        </Route>
      </Routes>
    </Suspense>
  );
}
