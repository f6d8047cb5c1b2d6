import type { Page } from 'playwright/test';
import { expect, test } from '../../support/portal.ts';

const YEAR = 31_536_000;

test('[P-SHELL-46] [P-SHELL-47] [P-SHELL-49] speaks Norwegian at first, English when asked, and remembers it for a year', async ({
  page,
  context,
  portal,
  timetable,
}) => {
  const html = page.locator('html');
  await portal.open('/nordlys/classes?departmentId=101');
  await expect(page.getByRole('heading', { name: 'Timeplan' })).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'nb');
  // Nothing else is in the browser but its settings and its look.
  await timetable.filter('Yoga').click();
  await expect(timetable.filter('Yoga')).toHaveAttribute('aria-pressed', 'true');
  expect(await keptBy(page)).toEqual({
    local: ['felles.consent.nordlys', 'felles.look.nordlys', 'felles.timetable.nordlys'],
    session: [],
    databases: [],
    caches: [],
  });
  expect(await context.cookies()).toEqual([]);

  const toggle = page.getByRole('banner').getByRole('button', { name: 'English' });
  await expect(toggle).toHaveAttribute('lang', 'en');
  await toggle.click();
  await expect(page.getByRole('heading', { name: 'Timetable' })).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { name: /^Thursday/ })).toBeVisible();
  const [kept, ...others] = await context.cookies();
  expect(others).toEqual([]);
  expect(kept).toMatchObject({ name: 'language', value: 'en', path: '/', sameSite: 'Lax', domain: '127.0.0.1' });
  // Browsers count from their own clock, not from the page's.
  expect(Math.abs((kept?.expires ?? 0) - Date.now() / 1_000 - YEAR)).toBeLessThan(60);
  const back = page.getByRole('banner').getByRole('button', { name: 'Norsk' });
  await expect(back).toBeFocused();
  await expect(back).toHaveAttribute('lang', 'nb');

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Timetable' })).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'en');
  await back.click();
  await expect(page.getByRole('heading', { name: 'Timeplan' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Timeplan' })).toBeVisible();
});

const keptBy = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(window.localStorage).sort(),
    session: Object.keys(window.sessionStorage),
    databases: await window.indexedDB.databases(),
    caches: await window.caches.keys(),
  }));
