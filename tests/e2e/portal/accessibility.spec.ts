import { obstaclesOn } from '../support/axe.ts';
import { expect, test } from '../support/portal.ts';
import { PAGE_STATES } from '../support/states.ts';
import { makeWide } from '../support/window.ts';

const WIDTHS = [320, 390, 1024, 1600];

for (const { name, reach, again } of PAGE_STATES) {
  test(`keeps nobody out: ${name}, at every width, light and dark`, async ({ page, context, portal, timetable }) => {
    const stage = { page, context, portal, timetable };
    await reach(stage);
    for (const width of WIDTHS) {
      await makeWide(page, width);
      await again?.(stage);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect.poll(() => obstaclesOn(page), { message: `at ${width} px, ${colorScheme}` }).toEqual([]);
      }
    }
  });
}
