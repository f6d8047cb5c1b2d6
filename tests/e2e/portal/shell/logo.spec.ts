import type { Page, Route } from 'playwright/test';
import { expect, test } from '../../support/portal.ts';

/** Every place a logo may come from. */
const LOGO = /\/rest\/(?:document\/)?logo/;
const homeOn = (page: Page) => page.getByRole('banner').getByRole('link').first();
const drawing = (width: number, height: number) => ({
  contentType: 'image/svg+xml',
  body: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/></svg>`,
});

test('[P-CENTER-29] shows the title while the logo takes its time, then the logo alone, and leads home by it', async ({
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
  await home.click();
  await expect(page).toHaveURL(`${portal.origin}/nordlys`);
});
