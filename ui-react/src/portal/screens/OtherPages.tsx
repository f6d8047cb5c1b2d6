import { useRoutes } from 'react-router-dom';
import { LazyScreen } from '../../react/LazyPart.tsx';
import { lazyCode } from '../../react/lazy-code.ts';
import { agreementPath, memberPaths } from '../member-paths.ts';
import { fetchPage, type Page } from '../pages/page.tsx';
import { paths } from '../paths.ts';
import { type PortalServices, usePortal } from '../services.ts';

interface OtherPage extends Page {
  /** [P-MEMBER-02] The name of the addition that the page belongs to, or of several: without it there is no such page. */
  readonly addition?: string | readonly string[] | undefined;
}

const notFound = lazyCode(async () => (await import('./NotFoundScreen.tsx')).NotFoundScreen);

const PAGES: readonly OtherPage[] = [
  {
    path: paths.terms.pattern,
    code: lazyCode(async () => (await import('./TermsScreen.tsx')).TermsScreen),
    ahead: async ({ others }) => (await others()).terms(),
  },
  {
    path: paths.login.pattern,
    code: lazyCode(async () => (await import('./LoginScreen.tsx')).LoginScreen),
    ahead: async ({ others }) => (await others()).login(),
  },
  {
    path: paths.forgottenPassword.pattern,
    code: lazyCode(async () => (await import('./ForgottenPasswordScreen.tsx')).ForgottenPasswordScreen),
    ahead: async ({ others }) => (await others()).newPassword(),
  },
  {
    path: paths.profile.pattern,
    code: lazyCode(async () => (await import('./ProfileScreen.tsx')).ProfileScreen),
    ahead: async (services) => {
      const others = await services.others();
      return Promise.all([others.profile(), others.activeSignup()]);
    },
  },
  {
    path: paths.bookings.pattern,
    addition: 'bookings',
    code: lazyCode(async () => (await import('./BookingsScreen.tsx')).BookingsScreen),
    ahead: ({ bookings }) => bookings(),
  },
  {
    path: agreementPath.pattern,
    addition: ['contract-end', 'contract-freeze'],
    code: lazyCode(async () => (await import('./AgreementScreen.tsx')).AgreementScreen),
    ahead: async ({ others }) => (await others()).agreement(),
  },
  {
    path: paths.directDebit.pattern,
    code: lazyCode(async () => (await import('./DirectDebitScreen.tsx')).DirectDebitScreen),
    ahead: async ({ others }) => (await others()).directDebitPage(),
  },
  {
    path: paths.payment.pattern,
    code: lazyCode(async () => (await import('./PaymentScreen.tsx')).PaymentScreen),
    ahead: async ({ others }) => (await others()).payment(),
  },
  {
    path: paths.invoices.pattern,
    addition: 'member-invoices',
    code: lazyCode(async () => (await import('./InvoicesScreen.tsx')).InvoicesScreen),
    ahead: async ({ others }) => (await others()).invoices(),
  },
  {
    path: paths.visits.pattern,
    addition: 'visits',
    code: lazyCode(async () => (await import('./VisitsScreen.tsx')).VisitsScreen),
    ahead: async ({ others }) => (await others()).visits(),
  },
  {
    path: paths.card.pattern,
    addition: 'member-card',
    code: lazyCode(async () => (await import('./CardScreen.tsx')).CardScreen),
    ahead: async ({ others }) => (await others()).card(),
  },
  {
    path: memberPaths.messages.pattern,
    addition: 'member-notices',
    code: lazyCode(async () => (await import('./MessagesScreen.tsx')).MessagesScreen),
    ahead: async ({ others }) => (await others()).notices(),
  },
  {
    path: memberPaths.news.pattern,
    addition: 'news',
    code: lazyCode(async () => (await import('./NewsScreen.tsx')).NewsScreen),
    ahead: async ({ others }) => (await others()).news(),
  },
  {
    path: paths.privateSponsor.pattern,
    code: lazyCode(async () => (await import('./PrivateScreen.tsx')).PrivateScreen),
    ahead: async ({ others }) => (await others()).privateSignup(),
  },
  {
    path: paths.sponsor.pattern,
    code: lazyCode(async () => (await import('./SponsorScreen.tsx')).SponsorScreen),
    ahead: async ({ others }) => (await others()).sponsorSignup(),
  },
  {
    path: paths.sponsorAccept.pattern,
    code: lazyCode(async () => (await import('./SponsorAcceptScreen.tsx')).SponsorAcceptScreen),
    ahead: async ({ others }) => (await others()).sponsorAccept(),
  },
  {
    path: paths.newProfile.pattern,
    code: lazyCode(async () => (await import('./NewProfileScreen.tsx')).NewProfileScreen),
    ahead: async ({ others }) => (await others()).newProfile(),
  },
  {
    path: paths.newProfileMade.pattern,
    code: lazyCode(async () => (await import('./NewProfileMadeScreen.tsx')).NewProfileMadeScreen),
    ahead: async ({ others }) => (await others()).newProfile(),
  },
  {
    path: paths.company.pattern,
    code: lazyCode(async () => (await import('./CompanyScreen.tsx')).CompanyScreen),
    ahead: async ({ others }) => (await others()).company(),
  },
  {
    path: paths.member.pattern,
    code: lazyCode(async () => (await import('./RegisterScreen.tsx')).RegisterScreen),
    ahead: async ({ others }) => (await others()).register(),
  },
  { path: '*', code: notFound },
];

export const fetchOthersAhead = (services: PortalServices): Promise<unknown> => fetchPage(PAGES, services);

const ROUTES = PAGES.map(({ path, code, addition }) => ({
  path,
  element: <OtherScreen code={code} addition={addition} />,
}));

function OtherScreen({ code, addition }: Pick<OtherPage, 'code' | 'addition'>) {
  const { offers } = usePortal();
  return <LazyScreen code={addition === undefined || [addition].flat().some(offers) ? code : notFound} />;
}

/** Every page except the two where most visitors arrive, and the notice where there is no page. */
export const OtherPages = () => useRoutes(ROUTES);
