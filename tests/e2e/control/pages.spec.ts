import { WIRE } from '@felles/adapters-http/wire';
import { expect, test } from '../support/portal.ts';
import { makeWide } from '../support/window.ts';

const AREAS = new Set(Object.keys(WIRE).map((name) => name.split('.')[0])).size;

test('fits the narrowest window, with all that is long in a box of its own', async ({ page, portal }) => {
  for (const address of ['/', '/rest/docs', '/rest/docs/list', '/control']) {
    await portal.open(address);
    await makeWide(page, 390);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(390);
  }
});

test('stays a page that can be leafed through, however much was asked', async ({ page, portal }) => {
  await portal.open('/control');
  await makeWide(page, 390);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const journal = page.getByRole('group', { name: 'Journal', exact: true });
  const before = await height();
  await page.evaluate(async () => {
    for (let count = 0; count < 120; count++)
      await fetch('/rest/classes?department_id=101&from_date=2026-06-14T22:00:00Z');
  });
  await expect(journal.getByRole('row')).toHaveCount(121);
  expect((await height()) - before).toBeLessThan(1_500);
  await journal.getByRole('row').last().scrollIntoViewIfNeeded();
  await expect(journal.getByRole('row').last()).toBeInViewport();
});

test.describe('with the time running', () => {
  // The viewer waits by the clock before it shows a call, and in other tests that stands still.
  test.use({ timers: 'wait' });

  test('shows every area of the service in a viewer, and makes a call from there', async ({ page, portal }) => {
    await portal.open('/rest/docs');
    await page.clock.resume();
    await expect(page.locator('.opblock-tag')).toHaveCount(AREAS);
    await page.getByText('Where the service is, and what a center shows of itself').click();
    await page.getByRole('button', { name: 'get /manifest.json', exact: true }).click();
    await page.getByRole('button', { name: 'Try it out' }).click();
    await page.getByRole('button', { name: 'Execute' }).click();
    await expect(page.locator('.live-responses-table')).toContainText(`"service_base_url": "${portal.origin}"`);
  });
});
