// In a browser: what fits a window, where a menu comes to stand, and how large things are to press.
import { expectNoBarriersAt, LONGEST_STATE } from '../support/axe.ts';
import { misfitsOn } from '../support/misfits.ts';
import { smallTargetsOn } from '../support/small-targets.ts';
import { makeWide } from '../support/window.ts';
import { expect, test } from './workspace-kit.ts';

test('tabs, menus, fields and files are accessible and fit every window, a menu at any place too', async ({
  page,
  openKit,
}) => {
  const widths = [390, 1600];
  test.setTimeout(widths.length * 2 * LONGEST_STATE);
  await openKit('parts');
  for (const width of widths) {
    await makeWide(page, width);
    expect(await misfitsOn(page), `${width} px`).toEqual([]);
    await expectNoBarriersAt(page, width);
    await page.getByRole('combobox', { name: 'Person', exact: true }).fill('kari');
    await expect(page.getByRole('option')).toHaveCount(2);
    await expectNoBarriersAt(page, width);
    await page.getByRole('combobox', { name: 'Person', exact: true }).fill('');
  }
  await makeWide(page, 390);
  expect(await smallTargetsOn(page)).toEqual([]);

  await test.step('a menu stands in the window, with its button at any place', async () => {
    const button = page.getByRole('button', { name: 'Valg', exact: true });
    await button.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await button.click();
    const menu = page.getByRole('menu', { name: 'Valg for prosjektet' });
    await expect(menu.getByRole('menuitem', { name: 'Åpne' })).toBeFocused();
    const { x = -1, y = -1, width = 0, height = 0 } = (await menu.boundingBox()) ?? {};
    const room = await page.evaluate(() => [window.innerWidth, window.innerHeight] as const);
    expect([x >= 0, y >= 0, x + width <= room[0], y + height <= room[1]]).toEqual([true, true, true, true]);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });
});
