import type { Page, Route } from 'playwright/test';
import { expect, NOW, test } from '../../support/portal.ts';

/** Every place a logo may come from. */
const LOGO = /\/rest\/(?:document\/)?logo/;
const homeOn = (page: Page) => page.getByRole('banner').getByRole('link').first();
const drawing = (width: number, height: number) => ({
  contentType: 'image/svg+xml',
  body: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/></svg>`,
});

test('[P-CENTER-29] shows the logo of the center without its title, and leads home by it', async ({ page, portal }) => {
  await portal.open('/nordlys/classes?departmentId=101');
  const home = homeOn(page);
  await expect(home.locator('img')).toBeVisible();
  await expect(home).toHaveText('');
  await expect(home).toHaveAccessibleName('Nordlys Trening – tilbake til startsiden');
  await home.click();
  await expect(page).toHaveURL(`${portal.origin}/nordlys`);
});

test.describe('with time standing still', () => {
  test.use({ timers: 'wait' });
  test.beforeEach(({ page }) => page.clock.pauseAt(NOW + 60_000));

  test('[P-CENTER-29] shows the title of a center that has no logo, at once', async ({ page, portal }) => {
    await portal.open('/puls');
    const home = homeOn(page);
    await expect(home.getByText('Puls', { exact: true })).toBeVisible();
    await expect(home.locator('img')).toHaveCount(0);
  });
});

test('shows a logo of twenty pixels', async ({ page, portal }) => {
  await page.route(LOGO, (route) => route.fulfill(drawing(20, 20)));
  await portal.open('/nordlys');
  await expect(homeOn(page).locator('img')).toBeVisible();
});

test('shows the title while the logo takes its time, and the logo when it comes', async ({ page, portal }) => {
  const waiting: Route[] = [];
  await page.route(LOGO, (route) => void waiting.push(route));
  await portal.open('/nordlys');
  const home = homeOn(page);
  await expect(home.getByText('Nordlys Trening', { exact: true })).toBeVisible();
  await expect(home.locator('img')).toHaveCount(0);
  for (const route of waiting) await route.fulfill(drawing(120, 40));
  await expect(home.locator('img')).toBeVisible();
  await expect(home.getByText('Nordlys Trening', { exact: true })).toHaveCount(0);
});
