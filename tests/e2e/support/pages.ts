// The pages of the portal, for tests that go through all of them.
import type { Page } from 'playwright/test';
import { SPONSOR_LINK } from './sponsor.ts';

/** Every page that a visitor may come to within the portal. */
export const PAGES = [
  '',
  '/classes',
  '/login',
  '/forgotten-password',
  '/profile',
  '/vilkar',
  '/member',
  '/member/company',
  '/member/private',
  '/member/profile',
  '/member/profile/success',
  '/sponsor',
  '/sponsor/accept',
  '/payment',
  '/avtalegiro',
];

/** Pages that are about something, which their link names. */
export const LINKS = [
  SPONSOR_LINK,
  '/nordlys/sponsor/accept?hash=hash-open',
  '/nordlys/payment?invoiceId=1',
  '/nordlys/member?callback=vipps&invoiceId=1',
  '/nordlys/avtalegiro?status=ok',
];

/** To another page as by a link: nothing is fetched anew. */
export const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** From now on the service refuses all that is not asked for at the start, in these words. */
export async function refuseAfterTheStart(page: Page, status: number, message: string): Promise<void> {
  await page.route('**/rest/**', (route) =>
    START.test(new URL(route.request().url()).pathname) ? route.continue() : route.fulfill(refusal(status, message)),
  );
}

const START = /\/(center|departments|sponsorsetup|conditionurl|colors|images|logo)$|\/(document\/logo|token)\//;

/** An answer by which the service refuses. */
export const refusal = (status: number, message: string) => ({
  status,
  json: { error: { http_status: status, message, type: 'Refused' } },
});
