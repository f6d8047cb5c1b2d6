import { expect, test } from '../../support/portal.ts';

/** A desk and a phone. */
const WINDOWS = [
  { width: 1600, height: 1000 },
  { width: 390, height: 844 },
];

test('puts the whole week on two sheets of paper, black on white and without the portal around it', async ({
  page,
  portal,
  timetable,
}) => {
  await test.step('from any window, black on white', async () => {
    await portal.open('/nordlys/classes?departmentId=101');
    await expect(timetable.cards.first()).toBeVisible();
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme: 'dark', media: 'screen' });
      await page.emulateMedia({ media: 'print' });

      await expect(timetable.days).toHaveCount(7);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(timetable.department).toBeVisible();
      await expect(timetable.week).toBeVisible();
      await expect(timetable.card({ day: 'Søndag', type: 'Yoga' })).toBeVisible();

      for (const gone of [page.getByRole('banner'), page.getByRole('contentinfo')]) await expect(gone).toHaveCount(0);
      for (const gone of [timetable.filters, timetable.nextWeek, timetable.hideHeader, timetable.dayTabs])
        await expect(gone).toHaveCount(0);
      expect(
        await page.locator('img').evaluateAll((all) => all.filter((image) => image.checkVisibility()).length),
      ).toBe(0);

      const card = timetable.cards.first();
      expect(await card.evaluate((element) => getComputedStyle(element).breakInside)).toBe('avoid');
      for (const words of [card.getByRole('heading'), card.getByRole('paragraph').first(), timetable.times.first()]) {
        expect(await words.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(0, 0, 0)');
      }
      const grounds = await card.evaluate((element) => {
        const colors: string[] = [];
        for (let at: Element | null = element; at; at = at.parentElement)
          colors.push(getComputedStyle(at).backgroundColor);
        return colors.filter((color) => color !== 'rgba(0, 0, 0, 0)');
      });
      expect(new Set(grounds)).toEqual(new Set(['rgb(255, 255, 255)']));

      await page.emulateMedia({ media: 'screen' });
      await expect(timetable.days).toHaveCount(size.width < 1400 ? 1 : 7);
    }
  });

  await test.step('on two sheets at most', async () => {
    await page.emulateMedia({ media: null, colorScheme: null });
    await page.setViewportSize({ width: 1600, height: 1000 });
    await expect(timetable.days).toHaveCount(7);
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
    // Landscape: each page is wider than it is high.
    for (const [, width = '', height = ''] of paper.matchAll(/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g))
      expect(Number(width)).toBeGreaterThan(Number(height));
  });
});
