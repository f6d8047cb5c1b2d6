import { expectNoBarriers } from '../../support/axe.ts';
import { expect, test } from '../../support/portal.ts';

test('shows an unknown address on the product’s own colours, with a link onwards', async ({ page, portal }) => {
  const grounds = new Set<string>();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await portal.open('/nordlys/%E0%A4%A');
    grounds.add(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
  }
  expect([...grounds]).toEqual([expect.stringMatching(/^oklch\(0\.9/), expect.stringMatching(/^oklch\(0\.1/)]);
  await expectNoBarriers(page, 'an address at which there can be no page');
  await page.getByRole('link', { name: 'To the start page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Velkommen');
});
