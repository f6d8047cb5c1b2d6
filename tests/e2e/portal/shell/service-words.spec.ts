import type { Page } from 'playwright/test';
import { companyOn } from '../../support/company.ts';
import { goTo, LINKS, PAGES, refuseAfterTheStart } from '../../support/pages.ts';
import { expect, test } from '../../support/portal.ts';
import { beLoggedIn, INGRID, SESSION_WORDS } from '../../support/session.ts';
import { timetableOn } from '../../support/timetable.ts';
import { WORDS } from '../../support/words.ts';

// The service says in Norwegian why it refuses, and a screen reader is told so where the page is English.

test.use({ language: 'en' });

const REASON = 'Dette er tjenestens egne ord.';

test.beforeEach(({ page }) => refuseAfterTheStart(page, 503, REASON));

test('marks the service’s own words as Norwegian on every page', async ({ page, portal }) => {
  await beLoggedIn({ page, portal });
  const found = new Set<string>();
  // Only with a department does the timetable ask for anything, and the start page forgets it.
  await portal.open('/nordlys/classes?departmentId=101');
  await page.waitForLoadState('networkidle');
  for (const lang of await languagesOf(page)) found.add(`/classes ${lang}`);
  for (const rest of PAGES) {
    await goTo(page, `/nordlys${rest}`);
    await page.waitForLoadState('networkidle');
    for (const lang of await languagesOf(page)) found.add(`${rest} ${lang}`);
  }
  for (const link of LINKS) {
    await portal.open(link);
    await page.waitForLoadState('networkidle');
    for (const lang of await languagesOf(page)) found.add(`${new URL(link, portal.origin).pathname} ${lang}`);
  }
  expect([...found].filter((place) => !place.endsWith(' nb'))).toEqual([]);
  // On the timetable, the profile, a document and two links at the least.
  for (const place of ['/classes nb', '/profile nb', '/vilkar nb', '/nordlys/sponsor nb', '/nordlys/sponsor/accept nb'])
    expect(found).toContain(place);
});

test('marks them within a sentence of the page, and no more than them', async ({ page, portal }) => {
  await portal.open('/nordlys/forgotten-password');
  await page.getByRole('textbox', { name: SESSION_WORDS.en.phone }).fill(INGRID.phone);
  await page.getByRole('button', { name: SESSION_WORDS.en.send }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(`${SESSION_WORDS.en.passwordUncertain} ${REASON}`);
  await expect(alert.locator('[lang]')).toHaveText([REASON]);
});

test('marks them at a field', async ({ page, portal }) => {
  await portal.open('/nordlys/member/company');
  const { code } = companyOn(page, 'en');
  await code.fill('AB1C2D3E4F5G');
  await page.keyboard.press('Enter');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(REASON)).toHaveAttribute('lang', 'nb');
});

test('leaves the page’s own reasons in its language', async ({ page, portal }) => {
  await page.unrouteAll();
  await page.route('**/classes?from_date*', (route) => route.abort());
  await portal.open('/nordlys/classes?departmentId=101');
  const { failure } = timetableOn(page, WORDS.en);
  await expect(failure).toContainText(WORDS.en.unreachable);
  await expect(failure.locator('[lang]')).toHaveCount(0);
});

/** The languages in which the service's words are marked, one for each time they can be read. */
const languagesOf = (page: Page) =>
  page.evaluate((reason) => {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const languages: string[] = [];
    while (words.nextNode()) {
      const { textContent, parentElement } = words.currentNode;
      if (textContent?.includes(reason)) languages.push(parentElement?.closest('[lang]')?.getAttribute('lang') ?? '');
    }
    return languages;
  }, REASON);
