import { expect, test } from '../support/portal.ts';
import { makeWide } from '../support/window.ts';

test('fits the narrowest window, with all that is long in a box of its own', async ({ page, portal }) => {
  for (const address of ['/', '/rest/docs', '/control']) {
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
