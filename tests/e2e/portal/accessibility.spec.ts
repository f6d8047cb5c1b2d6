import type { Page } from 'playwright/test';
import { keepsNobodyOut } from '../support/axe.ts';
import { misfitsOn } from '../support/misfits.ts';
import { expect, test } from '../support/portal.ts';
import { PAGE_STATES } from '../support/states.ts';
import { IN_THE_VIEWER } from '../support/viewer.ts';
import { makeWide } from '../support/window.ts';

/** Where the layout changes, and one pixel to either side of it; and what people have. */
const WIDTHS = [
  ...[320, 360, 390, 1024, 1399, 1400, 1600, 2200],
  ...[1100, 900, 600, 375].flatMap((width) => [width - 1, width, width + 1]),
].sort((a, b) => a - b);
const CHECKED_WIDTHS = [320, 390, 1024, 1600];

for (const { name, reach, again, viewer } of PAGE_STATES) {
  test(
    `[P-SHELL-52] fits every width and keeps nobody out, light and dark: ${name}`,
    viewer ? IN_THE_VIEWER : {},
    async ({ page, context, portal, timetable, promises }) => {
      const stage = { page, context, portal, timetable, promises };
      await reach(stage);
      for (const width of WIDTHS) {
        await makeWide(page, width);
        await again?.(stage);
        await fits(page, width);
        if (!CHECKED_WIDTHS.includes(width)) continue;
        await keepsNobodyOut(page, `at ${width} px`);
      }
    },
  );
}

test('fits every width: a center whose names never end', async ({ page, portal, timetable }) => {
  portal.world.change((state) => {
    state.scenario = 'hostile';
  });
  await portal.open('/nordlys/classes?departmentId=101');
  await expect(timetable.cards.first()).toBeVisible();
  for (const width of WIDTHS) {
    await makeWide(page, width);
    await fits(page, width);
  }
});

const fits = (page: Page, width: number) =>
  expect.poll(() => misfitsOn(page), { message: `at ${width} px` }).toEqual([]);
