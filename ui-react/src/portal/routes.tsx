import { isTimetablePath } from '@felles/core/portal';
import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useObservable } from '../react/use-observable.ts';
import { CenterLook } from './parts/CenterLook.tsx';
import { Loading } from './parts/Loading.tsx';
import { PortalFrame } from './parts/PortalFrame.tsx';
import { StartUpFailed } from './parts/StartUpFailed.tsx';
import { paths } from './paths.ts';
import { type PortalServices, usePortal } from './services.ts';

const loadStart = () => import('./screens/StartScreen.tsx');
const loadTimetable = () => import('./screens/TimetableScreen.tsx');
const StartScreen = lazy(async () => ({ default: (await loadStart()).StartScreen }));
const TimetableScreen = lazy(async () => ({ default: (await loadTimetable()).TimetableScreen }));
const LoginScreen = lazy(async () => ({ default: (await import('./screens/LoginScreen.tsx')).LoginScreen }));
const ForgottenPasswordScreen = lazy(async () => ({
  default: (await import('./screens/ForgottenPasswordScreen.tsx')).ForgottenPasswordScreen,
}));
const ProfileScreen = lazy(async () => ({ default: (await import('./screens/ProfileScreen.tsx')).ProfileScreen }));
const TermsScreen = lazy(async () => ({ default: (await import('./screens/TermsScreen.tsx')).TermsScreen }));
const NotFoundScreen = lazy(async () => ({ default: (await import('./screens/NotFoundScreen.tsx')).NotFoundScreen }));

/** Fetches the code of the page a visitor arrives at while the portal is still starting. */
export function fetchAhead({ timetable }: PortalServices): void {
  const ignore = () => undefined; // whoever needs it finds out by itself
  if (isTimetablePath(window.location.pathname)) Promise.all([loadTimetable(), timetable()]).catch(ignore);
  else loadStart().catch(ignore);
}

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
          <Route path={paths.terms.pattern} element={<TermsScreen />} />
          <Route path={paths.profile.pattern} element={<ProfileScreen />} />
          <Route path={paths.login.pattern} element={<LoginScreen />} />
          <Route path={paths.forgottenPassword.pattern} element={<ForgottenPasswordScreen />} />
          <Route path="*" element={<NotFoundScreen />} />
        </Route>
      </Routes>
    </Suspense>
  );
}
