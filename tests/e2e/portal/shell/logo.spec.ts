import type { Page, Route } from 'playwright/test';
import { expect, test } from '../../support/portal.ts';

/** Every place a logo may come from. */
const LOGO = /\/rest\/(?:document\/)?logo/;
const homeOn = (page: Page) => page.getByRole('banner').getByRole('link').first();
const drawing = (width: number, height: number) => ({
  contentType: 'image/svg+xml',
  body: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/></svg>`,
});

test('[P-CENTER-29] [P-CENTER-31] shows the title until the logo is there, then the logo alone, which leads home', async ({
  page,
  portal,
}) => {
  const waiting: Route[] = [];
  await page.route(LOGO, (route) => void waiting.push(route));
  await portal.open('/nordlys/classes?departmentId=101');
  const home = homeOn(page);
  await expect(home.getByText('Nordlys Trening', { exact: true })).toBeVisible();
  await expect(home.locator('img')).toHaveCount(0);
  for (const route of waiting) await route.fulfill(drawing(20, 20));
  await expect(home.locator('img')).toBeVisible();
  await expect(home.getByText('Nordlys Trening', { exact: true })).toHaveCount(0);
  await expect(home).toHaveAccessibleName('Nordlys Trening – tilbake til startsiden');
  // A way back shows beside it while the pointer is on it.
  const arrow = home.locator('svg');
  await expect(arrow).toHaveCount(1);
  const opacity = () => arrow.evaluate((svg) => getComputedStyle(svg.parentElement ?? svg).opacity);
  expect(await opacity()).toBe('0');
  await home.hover();
  await expect.poll(opacity).toBe('1');
  await home.click();
  await expect(page).toHaveURL(`${portal.origin}/nordlys`);
});
