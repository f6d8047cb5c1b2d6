import { expect, test } from '../../support/portal.ts';

const PHONE = { width: 390, height: 844 };

test('[P-TIMETABLE-14] [P-TIMETABLE-29] shows one day below 1400 px, and seven side by side from there on', async ({
  page,
  portal,
  timetable,
}) => {
  await page.setViewportSize({ width: 1399, height: 900 });
  await portal.open('/nordlys/classes?departmentId=101');
  await expect(timetable.dayTabs).toHaveCount(7);
  await expect(timetable.days).toHaveCount(1);

  await page.setViewportSize({ width: 1400, height: 900 });
  await expect(timetable.days).toHaveCount(7);
  await expect(timetable.dayTabs).toHaveCount(0);
  const columns = await timetable.days.evaluateAll((days) => days.map((day) => day.getBoundingClientRect()));
  for (const [index, { left, right, top }] of columns.entries()) {
    expect(right - left).toBeGreaterThan(100);
    expect(top).toBe(columns[0]?.top);
    expect(left).toBeGreaterThanOrEqual(columns[index - 1]?.right ?? 0);
  }
});

test('leaves no room for the cards that a filter hides, in a day as in the week', async ({
  page,
  portal,
  timetable,
}) => {
  for (const [width, day] of [
    [390, 'Torsdag'],
    [1400, 'Mandag'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await portal.open('/nordlys/classes?departmentId=101');
    const first = timetable.day(day).getByRole('article').first();
    await expect(first.getByRole('heading')).not.toHaveText('Yoga');
    const topInDay = () =>
      first.evaluate(
        (card) => card.getBoundingClientRect().top - (card.closest('section')?.getBoundingClientRect().top ?? 0),
      );
    const top = await topInDay();
    await timetable.filter('Yoga').click();
    await expect(timetable.cards.getByRole('heading', { name: 'Yoga' })).not.toHaveCount(0);
    await expect(first.getByRole('heading')).toHaveText('Yoga');
    expect(await topInDay(), `${width} px`).toBe(top);
    await timetable.filter('Yoga').click();
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('brings a filter in use into sight, as it is chosen and after a reload', async ({ page, portal, timetable }) => {
    await portal.open('/nordlys/classes?departmentId=101');
    const last = timetable.filter('Yoga');
    await expect(last).not.toBeInViewport();
    await last.press('Space');
    await expect(last).toBeInViewport({ ratio: 1 });
    await page.reload();
    await expect(last).toHaveAttribute('aria-pressed', 'true');
    await expect(last).toBeInViewport({ ratio: 1 });
  });
});
