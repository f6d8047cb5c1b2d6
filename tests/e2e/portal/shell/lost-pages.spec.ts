import type { Page } from 'playwright/test';
import { refuseAllButTheStart, saysItOnce } from '../../support/lost.ts';
import { test } from '../../support/portal.ts';
import { beLoggedIn } from '../../support/session.ts';
import { SPONSOR_LINK } from '../../support/sponsor.ts';

// A token that is refused, with no new one to be had, is one error, however many calls fail because of it.

/** Every page that a visitor may come to within the portal. */
const PAGES = [
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
const LINKS = [
  SPONSOR_LINK,
  '/nordlys/sponsor/accept?hash=hash-open',
  '/nordlys/payment?invoiceId=1',
  '/nordlys/member?callback=vipps&invoiceId=1',
  '/nordlys/avtalegiro?status=ok',
];

test('says once on every page that the service is lost, to a visitor', async ({ page, portal }) => {
  await refuseAllButTheStart(page);
  await portal.open('/nordlys');
  for (const rest of PAGES) {
    if (rest === '/profile') continue; // nobody's: it says that one has to log in
    await test.step(rest, async () => {
      await goTo(page, `/nordlys${rest}`);
      await saysItOnce(page);
    });
  }
});

test('says once on every page that the service is lost, to a member', async ({ page, portal }) => {
  await beLoggedIn({ page, portal });
  await refuseAllButTheStart(page);
  await portal.open('/nordlys');
  for (const rest of PAGES) {
    await test.step(rest, async () => {
      await goTo(page, `/nordlys${rest}`);
      await saysItOnce(page);
    });
  }
});

test('says once that the service is lost, whatever a link leads to', async ({ page, portal }) => {
  for (const link of LINKS) {
    await test.step(link, async () => {
      await page.unrouteAll();
      await refuseAllButTheStart(page);
      await portal.open(link);
      await saysItOnce(page);
    });
  }
});

/** To another page as by a link: nothing is fetched anew. */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
