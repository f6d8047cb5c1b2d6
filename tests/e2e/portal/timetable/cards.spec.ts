import { tone } from '@felles/core/internal/shared/tone';
import type { Locator } from 'playwright/test';
import { readInBothLanguages } from '../../support/languages.ts';
import { expect, NOW, test } from '../../support/portal.ts';
import { classesOf } from '../../support/service.ts';
import { settle } from '../../support/window.ts';

test('[P-TIMETABLE-18] [P-TIMETABLE-19] has a bar in its colour, light or dark, and tags with a tooltip beside each', async ({
  page,
  portal,
  timetable,
}) => {
  const classes = classesOf(portal.world, { center: 'nordlys', department: 101, at: NOW });
  await page.setViewportSize({ width: 1600, height: 500 });
  await portal.open('/nordlys/classes?departmentId=101');
  await expect(timetable.times).toHaveCount(classes.length);
  await test.step('has a bar in the tone of its colour', async () => {
    for (const mode of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: mode });
      await settle(page);
      const shown = new Set<string>();
      for (const [type, color] of [
        ['Spinning', '#e4572e'],
        ['Styrke', '#2b59c3'],
        ['Yoga', '#5b8c5a'],
        ['Pilates', '#1a936f'],
      ] as const) {
        const bar = await barOf(timetable.card({ day: 'Torsdag', type }));
        expect(bar.color).toBe(rgb(tone(color, mode).edge));
        expect(bar.width).toBe(4);
        expect(bar.left).toBeLessThan(10);
        expect(bar.height).toBeGreaterThan(40);
        shown.add(bar.color);
      }
      expect(shown.size).toBe(4);
    }
    await page.emulateMedia({ colorScheme: null });
  });

  await readInBothLanguages(page, async ({ days: [, , , thursday = ''], ...words }) => {
    const times = timetable.card({ day: thursday, type: 'Spinning' }).getByRole('button');
    await expect(timetable.tip).toBeHidden();
    await times.first().hover();
    await expect(timetable.tip).toBeVisible();
    await expect(timetable.tip).toHaveText(words.minutes(45));
    await isBeside(timetable.tip, times.first());
    await timetable.tip.hover();
    await expect(timetable.tip).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(timetable.tip).toBeHidden();

    await times.last().focus();
    await expect(timetable.tip).toHaveText(words.minutes(45));
    await isBeside(timetable.tip, times.last());
    await page.keyboard.press('Escape');
    await expect(timetable.tip).toBeHidden();
    await expect(times.last()).toBeFocused();
  });
  const tag = timetable.card({ day: 'Thursday', type: 'Pilates' }).getByRole('button');
  await tag.focus();
  await expect(timetable.tip).toBeVisible();
  const before = await tag.boundingBox();
  await page.evaluate(() => window.scrollBy(0, 90));
  await expect.poll(async () => (before?.y ?? 0) - ((await tag.boundingBox())?.y ?? 0)).toBe(90);
  await settle(page);
  await isBeside(timetable.tip, tag);
});

test.describe('with a touch screen', () => {
  test.use({ hasTouch: true });
  // Where members book their classes, a tap opens the panel of the class.
  test.use({ plain: true });

  test('[P-TIMETABLE-19] shows the tooltip of a tag that is tapped', async ({ page, portal, timetable }) => {
    await portal.open('/nordlys/classes?departmentId=101');
    await readInBothLanguages(page, async ({ days: [, , , thursday = ''], ...words }) => {
      const yoga = timetable.card({ day: thursday, type: 'Yoga' }).getByRole('button');
      await yoga.tap();
      await expect(timetable.tip).toBeVisible();
      await expect(timetable.tip).toHaveText(words.minutes(75));
      await page.keyboard.press('Escape');
      await expect(timetable.tip).toBeHidden();
      await yoga.tap();
      await expect(timetable.tip).toBeVisible();
      const styrke = timetable.card({ day: thursday, type: 'Styrke' });
      await styrke.getByRole('heading').tap();
      await expect(timetable.tip).toBeHidden();
    });
  });
});

const barOf = (card: Locator) =>
  card.evaluate((element) => {
    const { backgroundColor, width, height, left } = getComputedStyle(element, '::before');
    const [w, h, l] = [width, height, left].map(Number.parseFloat);
    return { color: backgroundColor, width: w ?? 0, height: h ?? 0, left: l ?? 0 };
  });

const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

async function isBeside(tip: Locator, tag: Locator): Promise<void> {
  const [bubble, target] = [await tip.boundingBox(), await tag.boundingBox()];
  if (!bubble || !target) throw new Error('the tooltip and its tag are both on the page');
  expect(Math.abs(bubble.x + bubble.width / 2 - (target.x + target.width / 2))).toBeLessThan(60);
  const gap = Math.max(target.y - bubble.y - bubble.height, bubble.y - target.y - target.height);
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(16);
}
