import type { Container } from 'inversify';
import { browserNavigation } from '../browser/navigation.ts';
import { browserStepHistory } from '../browser/step-history.ts';
import { headerItems } from '../portal/notices/header-items.tsx';
import type { OtherServices } from '../portal/services.ts';
import { lazyCode } from '../react/lazy-code.ts';
import { createLeavingForSigning } from './leave-for-signing.ts';
import { resolve } from './token.ts';
import { Door, TrackingDesk } from './tokens.ts';

/** The stores of the other pages, each of which is fetched with the first page that needs it. */
export function composeOthers(container: Container): OtherServices {
  const portal = resolve(container, Door);
  const page = { navigation: browserNavigation, history: browserStepHistory };
  const desk = resolve(container, TrackingDesk);
  const leaveForSigning = createLeavingForSigning(desk, portal.place);
  // The store of the counting takes this place when its code is there.
  if (portal.counter$.value === null) portal.counter$.next({ record: desk.record, leaveForSigning });
  return {
    headerItems,
    login: lazyCode(async () => (await import('@felles/adapters-http/portal/areas/session')).createLogin(portal)),
    newPassword: lazyCode(async () =>
      (await import('@felles/adapters-http/portal/areas/session')).createNewPassword(portal),
    ),
    newProfile: lazyCode(async () =>
      (await import('@felles/adapters-http/portal/areas/new-profile')).createNewProfile(portal),
    ),
    profile: lazyCode(async () => (await import('./profile.ts')).composeProfile(container)),
    agreement: lazyCode(async () =>
      (await import('@felles/adapters-http/portal/areas/agreement')).createAgreement(portal),
    ),
    activeSignup: lazyCode(async () =>
      (await import('@felles/adapters-http/portal/areas/active-signup')).createActiveSignup(portal),
    ),
    privateSignup: lazyCode(async () =>
      (await import('@felles/adapters-http/portal/areas/private-signup')).createPrivateSignup(portal, page),
    ),
    sponsorSignup: lazyCode(async () =>
      (await import('@felles/adapters-http/portal/areas/sponsor')).createSponsorSignup(portal, page),
    ),
    company: lazyCode(async () =>
      (await import('@felles/adapters-http/portal/areas/company')).createCompanySignup(portal, page),
    ),
    payment: lazyCode(async () =>
      (await import('@felles/adapters-http/portal/areas/payment')).createPaymentPage(portal, page),
    ),
    invoices: lazyCode(async () =>
      (await import('@felles/adapters-http/portal/areas/invoices')).createInvoices(portal, page),
    ),
    visits: lazyCode(async () => (await import('@felles/adapters-http/portal/areas/visits')).createVisits(portal)),
    card: lazyCode(async () => (await import('@felles/adapters-http/portal/areas/card')).createCard(portal)),
    notices: lazyCode(async () => (await import('@felles/adapters-http/portal/areas/notices')).createNotices(portal)),
    news: lazyCode(async () => (await import('@felles/adapters-http/portal/areas/news')).createNews(portal)),
    memberStart: lazyCode(async () => (await import('../portal/start/MemberStart.tsx')).MemberStart),
    register: lazyCode(async () =>
      (await import('@felles/adapters-http/portal/areas/register')).createRegister(portal, page),
    ),
    sponsorAccept: lazyCode(async () =>
      (await import('@felles/adapters-http/portal/areas/sponsor')).createSponsorAccept(portal),
    ),
    directDebitPage: lazyCode(async () =>
      (await import('@felles/adapters-http/portal/areas/direct-debit')).createDirectDebit(portal, page),
    ),
    terms: lazyCode(async () => (await import('@felles/adapters-http/portal/areas/center-info')).createTerms(portal)),
  };
}
