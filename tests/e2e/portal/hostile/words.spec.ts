import { expect, test } from '../../support/portal.ts';
import { tracesOn, UNTOUCHED } from '../../support/traces.ts';
import { IN_THE_VIEWER } from '../../support/viewer.ts';

const MARKUP = '"><img src=x onerror=window.hacked=1><script>window.hacked=1</script>{{1+1}} $t(retry) \u202e&lt;';

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
