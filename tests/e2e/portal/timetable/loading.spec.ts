import type { Locator } from 'playwright/test';
import { readInBothLanguages } from '../../support/languages.ts';
import { expect, test } from '../../support/portal.ts';
import { goesRight, goesWrong } from '../../support/service.ts';

test('[P-TIMETABLE-24] turns a spinner in each of the seven columns, once loading takes longer than 200 ms', async ({
  page,
  portal,
  timetable,
}) => {
  goesWrong(portal.world, { call: 'timetable.classes', kind: 'hang' });
  await portal.open('/nordlys/classes?departmentId=101');
  await expect(timetable.spinners).toHaveCount(7);
  await readInBothLanguages(page, async ({ days }) => {
    for (const day of days) {
      const spinner = timetable.day(day).locator('[class*="spinner"]');
      await expect(spinner).toBeVisible();
      expect(await opacityAt(spinner, 199)).toBe(0);
      expect(await opacityAt(spinner, 400)).toBe(1);
    }
  });

  goesRight(portal.world);
  await page.getByRole('combobox').selectOption('Fana');
  await expect(timetable.cards.first()).toBeVisible();
  await expect(timetable.spinners).toHaveCount(0);
});

/** How much of a spinner is seen so many milliseconds after it was put on the page. */
const opacityAt = (spinner: Locator, milliseconds: number): Promise<number> =>
  spinner.evaluate((element, at) => {
    const around = element.parentElement;
    const appearing = around
      ?.getAnimations()
      .find((animation) => animation.effect?.getComputedTiming().iterations === 1);
    if (!around || !appearing) return Number.NaN;
    appearing.pause();
    appearing.currentTime = at;
    return Number(getComputedStyle(around).opacity);
  }, milliseconds);
