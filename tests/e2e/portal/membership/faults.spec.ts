import { expectNoBarriers } from '../../support/axe.ts';
import { makeWide } from '../../support/window.ts';
import { expect, test } from './choosers.ts';

test('keeps its shape with any text of the center, and is accessible where there are many of each', async ({
  page,
  portal,
  choosers,
}) => {
  portal.world.change((state) => {
    state.scenario = 'hostile';
  });
  await portal.open('/nordlys/x');
  await choosers.departments.getByRole('button').first().click();
  await expect(choosers.memberships.getByRole('listitem').first()).toBeVisible();
  for (const width of [320, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(portal.world.observed.violations.entries).toEqual([]);

  portal.world.change((state) => {
    state.scenario = 'standard';
  });
  await portal.open('/stor/x');
  await choosers.departments.getByRole('listitem').first().waitFor();
  await expectNoBarriers(page, 'without a choice');
  await choosers.departments.getByRole('listitem').getByRole('button').first().click();
  await choosers.memberships.getByRole('listitem').first().waitFor();
  await expectNoBarriers(page, 'with memberships');
  await choosers.memberships.getByRole('listitem').getByRole('button').first().click();
  await makeWide(page, 320);
  await expectNoBarriers(page, 'chosen, at 320 px');
});
