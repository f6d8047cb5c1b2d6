import { type ComponentType, Suspense } from 'react';
import { matchPath, useRoutes } from 'react-router-dom';
import { LazyScreen } from '../react/LazyScreen.tsx';
import { forgetFailed, lazily } from '../react/lazily.ts';
import { useObservable } from '../react/use-observable.ts';
import { CenterLook } from './parts/CenterLook.tsx';
import { Loading } from './parts/Loading.tsx';
import { PortalFrame } from './parts/PortalFrame.tsx';
import { StartUpFailed } from './parts/StartUpFailed.tsx';
import { paths } from './paths.ts';
import { type PortalServices, usePortal } from './services.ts';

/** Each page, where it is, and the store it cannot do without. */
const PAGES: readonly Page[] = [
  { path: paths.start.pattern, code: lazily(async () => (await import('./screens/StartScreen.tsx')).StartScreen) },
  {
    path: paths.classes.pattern,
    code: lazily(async () => (await import('./pages/timetable.ts')).TimetableScreen),
    store: ({ timetable }) => timetable(),
  },
  {
    path: paths.terms.pattern,
    code: lazily(async () => (await import('./screens/TermsScreen.tsx')).TermsScreen),
    store: ({ terms }) => terms(),
  },
  {
    path: paths.login.pattern,
    code: lazily(async () => (await import('./screens/LoginScreen.tsx')).LoginScreen),
    store: ({ login }) => login(),
  },
  {
    path: paths.forgottenPassword.pattern,
    code: lazily(async () => (await import('./screens/ForgottenPasswordScreen.tsx')).ForgottenPasswordScreen),
    store: ({ newPassword }) => newPassword(),
  },
  {
    path: paths.profile.pattern,
    code: lazily(async () => (await import('./screens/ProfileScreen.tsx')).ProfileScreen),
    store: ({ profile }) => profile(),
  },
  {
    path: paths.directDebit.pattern,
    code: lazily(async () => (await import('./screens/DirectDebitScreen.tsx')).DirectDebitScreen),
  },
  {
    path: paths.privateSponsor.pattern,
    code: lazily(async () => (await import('./screens/PrivateScreen.tsx')).PrivateScreen),
    store: ({ privateSignup }) => privateSignup(),
  },
  {
    path: paths.sponsor.pattern,
    code: lazily(async () => (await import('./screens/SponsorScreen.tsx')).SponsorScreen),
    store: ({ sponsorSignup }) => sponsorSignup(),
  },
  {
    path: paths.sponsorAccept.pattern,
    code: lazily(async () => (await import('./screens/SponsorAcceptScreen.tsx')).SponsorAcceptScreen),
    store: ({ sponsorAccept }) => sponsorAccept(),
  },
  {
    path: paths.newProfile.pattern,
    code: lazily(async () => (await import('./screens/NewProfileScreen.tsx')).NewProfileScreen),
    store: ({ newProfile }) => newProfile(),
  },
  {
    path: paths.newProfileMade.pattern,
    code: lazily(async () => (await import('./screens/NewProfileMadeScreen.tsx')).NewProfileMadeScreen),
    store: ({ newProfile }) => newProfile(),
  },
  {
    path: paths.company.pattern,
    code: lazily(async () => (await import('./screens/CompanyScreen.tsx')).CompanyScreen),
    store: ({ company }) => company(),
  },
  {
    path: paths.member.pattern,
    code: lazily(async () => (await import('./screens/RegisterScreen.tsx')).RegisterScreen),
    store: ({ register }) => register(),
  },
  { path: '*', code: lazily(async () => (await import('./screens/NotFoundScreen.tsx')).NotFoundScreen) },
];

interface Page {
  readonly path: string;
  readonly code: () => Promise<ComponentType>;
  readonly store?: (services: PortalServices) => Promise<unknown>;
}

/** Fetches the code of the page a visitor arrives at while the portal is still starting; done when that has ended. */
export function fetchAhead(services: PortalServices): Promise<unknown> {
  const page = PAGES.find(({ path }) => matchPath(path, window.location.pathname));
  // What does not arrive is asked for once more by the page itself, which says so.
  return Promise.all([page?.code(), page?.store?.(services)]).catch(forgetFailed);
}

const ROUTES = [
  {
    element: <PortalFrame />,
    children: PAGES.map(({ path, code }) => ({ path, element: <LazyScreen code={code} /> })),
  },
];

/** Every address of the portal. Nothing of it shows before the center is known. */
export function PortalRoutes() {
  const { center } = usePortal();
  const { startUp } = useObservable(center.view$);
  if (startUp.stage === 'starting') return <Loading />;
  if (startUp.stage === 'failed') return <StartUpFailed message={startUp.message} onRetry={center.open} />;
  return (
    <Suspense fallback={<Loading />}>
      <CenterLook center={center} />
      <Pages />
    </Suspense>
  );
}

const Pages = () => useRoutes(ROUTES);
