import type { Page } from 'playwright/test';
import { expect, test } from '../../support/portal.ts';
import { INGRID, loginOn } from '../../support/session.ts';
import { tracesOn, UNTOUCHED } from '../../support/traces.ts';
import { IN_THE_VIEWER } from '../../support/viewer.ts';

const MARKUP = '"><img src=x onerror=window.hacked=1><script>window.hacked=1</script>{{1+1}} $t(retry) \u202e&lt;';
const refusal = { status: 400, json: { error: { code: 400, type: MARKUP, message: MARKUP } } };

/** What the service says when it says no, at every place where a page tells of it. */
const PLACES: readonly { readonly what: string; readonly call: RegExp; reach(page: Page): Promise<void> }[] = [
  { what: 'the page that could not start', call: /\/rest\/v1\/boostsignup\/center$/, reach: async () => undefined },
  {
    what: 'the timetable',
    call: /\/rest\/classes/,
    reach: (page) => page.getByRole('main').getByRole('link', { name: 'Timeplan' }).click(),
  },
  {
    what: 'the login',
    call: /\/rest\/.*login/,
    async reach(page) {
      await page.getByRole('main').getByRole('link', { name: 'Logg inn' }).click();
      await loginOn(page).fill(INGRID.phone, INGRID.password);
      await loginOn(page).submit.click();
    },
  },
  {
    what: 'the document viewer',
    call: /\/rest\/.*conditions$/,
    reach: (page) => page.getByRole('main').getByRole('link', { name: 'Betalingsvilkår' }).click(),
  },
];

test("shows the service's own words as words wherever a page tells of them", async ({ page, portal }) => {
  for (const { what, call, reach } of PLACES) {
    await test.step(what, async () => {
      await page.unrouteAll();
      await page.route(call, (route) => route.fulfill(refusal));
      await portal.open('/nordlys?departmentId=101');
      await reach(page);
      await expect(page.getByRole('alert')).toContainText(MARKUP);
      expect(await tracesOn(page)).toMatchObject({ ...UNTOUCHED, foreign: expect.any(Array) });
      expect(portal.world.observed.violations.entries).toEqual([]);
    });
  }
});

test("shows the service's own words as words: a toast", async ({ page, portal, timetable }) => {
  await portal.open('/nordlys/classes?departmentId=101');
  await expect(timetable.cards.first()).toBeVisible();
  // Colours that can no longer be had have no place of their own on the page.
  await page.route(/\/rest\/colors/, (route) => route.fulfill(refusal));
  await timetable.department.selectOption({ index: 2 });
  await expect(page.getByRole('region', { name: 'Meldinger' })).toContainText(MARKUP);
  expect(await tracesOn(page)).toMatchObject({ ...UNTOUCHED, foreign: expect.any(Array) });
});

test('shows a center whose every word is markup as words', IN_THE_VIEWER, async ({ page, portal }) => {
  await page.route(/\/rest\/v1\/boostsignup\/center$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), title: MARKUP, contact_email: `a@b.invalid${MARKUP}` } });
  });
  await page.route(/\/rest\/departments/, async (route) => {
    const answer = await route.fetch();
    const departments: readonly object[] = await answer.json();
    await route.fulfill({ json: departments.map((department) => ({ ...department, navn: MARKUP, epost: MARKUP })) });
  });
  for (const path of ['', '/classes', '/login', '/forgotten-password', '/vilkar', '/profile', '/finnes-ikke']) {
    await portal.open(`/nordlys${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText(MARKUP);
    expect(await page.title()).toContain(MARKUP.replace(/\s+/g, ' '));
    expect(await tracesOn(page), path).toMatchObject({ ...UNTOUCHED, foreign: expect.any(Array) });
  }
  expect(portal.world.observed.violations.entries).toEqual([]);
});
