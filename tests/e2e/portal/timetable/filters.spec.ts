import { expect, test } from '../../support/portal.ts';

test('[P-TIMETABLE-14] [P-TIMETABLE-29] shows one day or seven as there is room, and hides filtered cards without a trace', async ({
  page,
  portal,
  timetable,
}) => {
  await portal.open('/nordlys/classes?departmentId=101');
  await expect(timetable.cards.first()).toBeVisible();
  await test.step('[P-TIMETABLE-14] [P-TIMETABLE-29] shows one day below 1400 px, and seven side by side from there on', async () => {
    await page.setViewportSize({ width: 1399, height: 900 });
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

  await test.step('brings a filter in use into sight on a phone, as it is chosen and after a reload', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const last = timetable.filter('Yoga');
    await expect(last).not.toBeInViewport();
    await last.press('Space');
    await expect(last).toBeInViewport({ ratio: 1 });
    await page.reload();
    await expect(last).toHaveAttribute('aria-pressed', 'true');
    await expect(last).toBeInViewport({ ratio: 1 });
    await last.press('Space');
    await page.setViewportSize({ width: 1600, height: 1000 });
    await expect(timetable.days).toHaveCount(7);
  });

  const all = await timetable.cards.count();
  // A day without yoga: nothing that can be explained comes to lie beneath the pointer.
  await timetable.day('Tirsdag').getByRole('button').first().hover();
  await expect(timetable.tip).toBeVisible();
  await timetable.filter('Yoga').press('Space');
  await expect(timetable.card({ day: 'Mandag', type: 'Mølle' })).toHaveCount(0);
  await expect(timetable.tip).toBeHidden();
  await expect(page.getByText('Kari Nygård').first()).toBeHidden();
  await timetable.filters.last().focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Nullstill' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(timetable.card({ day: 'Mandag', type: 'Yoga' }).getByRole('button').first()).toBeFocused();
  await timetable.filter('Yoga').press('Space');
  await expect(timetable.cards).toHaveCount(all);

  // It leaves no room for them either, in a day as in the week.
  for (const [width, day] of [
    [390, 'Torsdag'],
    [1400, 'Mandag'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
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
