import { CENTER } from '@felles/core/internal/portal/center/rules';
import type { Page } from 'playwright/test';
import { expect, test } from '../../support/portal.ts';
import { tracesOn, UNTOUCHED } from '../../support/traces.ts';

const LOGO = /\/rest\/(?:document\/)?logo/;
const homeOn = (page: Page) => page.getByRole('banner').getByRole('link').first();
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A drawing of so many bytes, and of a size in pixels. */
function drawing(
  bytes: number,
  content = '',
  [width, height] = [120, 40],
): { readonly contentType: string; readonly body: string } {
  const [start, end] = [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#fff"/>${content}<!--`,
    '--></svg>',
  ];
  return {
    contentType: 'image/svg+xml',
    body: start + ' '.repeat(Math.max(0, bytes - start.length - end.length)) + end,
  };
}

const NO_LOGOS = [
  { what: 'is one pixel', answer: { contentType: 'image/png', body: Buffer.from(PIXEL, 'base64') } },
  { what: 'breaks off', answer: { contentType: 'image/png', body: Buffer.from(PIXEL, 'base64').subarray(0, 30) } },
  { what: 'is a page that calls itself a drawing', answer: { contentType: 'image/svg+xml', body: '<h1>no</h1>' } },
  { what: 'is a script', answer: { contentType: 'text/javascript', body: 'window.hacked=1' } },
  { what: 'is too narrow', answer: drawing(0, '', [19, 40]) },
  { what: 'is too low', answer: drawing(0, '', [40, 19]) },
  { what: 'is a document', answer: { contentType: 'application/pdf', body: '%PDF-1.7' } },
];

test('shows the title when the logo is none, and a drawing with a script in it as a drawing', async ({
  page,
  portal,
  promises,
}) => {
  await test.step('the title, or a logo as large as a logo may be', async () => {
    for (const { what, answer } of NO_LOGOS) {
      await test.step(`a logo that ${what}`, async () => {
        await page.unroute(LOGO);
        await page.route(LOGO, (route) => route.fulfill(answer));
        await portal.open('/nordlys');
        await expect(homeOn(page).getByText('Nordlys Trening', { exact: true })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expect(homeOn(page).locator('img:not([hidden])')).toHaveCount(0);
        expect(await tracesOn(page)).toMatchObject({ hacked: false, scripts: UNTOUCHED.scripts });
      });
    }
    await page.unroute(LOGO);
    await page.route(LOGO, (route) => route.fulfill(drawing(CENTER.logoLargest)));
    await portal.open('/nordlys');
    await expect(homeOn(page).locator('img')).toBeVisible();
  });

  await test.step('a drawing with a script, even in a window of its own', async () => {
    // The window of its own inherits the page's policy, and tells of the script that it has not run.
    promises.except(/Executing inline (script|event handler)/);
    const acting =
      '<script>window.hacked=1;top.hacked=1</script><image xlink:href="https://elsewhere.invalid/a.png" href="https://elsewhere.invalid/a.png" onload="top.hacked=1" onerror="top.hacked=1"/><a href="javascript:top.hacked=1"><text>x</text></a>';
    await page.route(LOGO, (route) => route.fulfill(drawing(0, acting)));
    await portal.open('/nordlys');
    const logo = homeOn(page).locator('img');
    await expect(logo).toBeVisible();
    expect(await tracesOn(page)).toMatchObject({
      ...UNTOUCHED,
      foreign: [await logo.getAttribute('src')].filter((src) => !src?.startsWith('blob:')),
    });
    expect(portal.world.observed.violations.entries).toEqual([]);

    const opened = page.context().waitForEvent('page');
    await logo.evaluate((element) => void (element instanceof HTMLImageElement && window.open(element.src)));
    const alone = await opened;
    await alone.waitForLoadState();
    expect(await alone.locator('svg').count()).toBe(1);
    expect(await alone.evaluate(() => 'hacked' in window)).toBe(false);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });
});
