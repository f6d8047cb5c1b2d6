import { expect, test } from '../../support/portal.ts';

test('hides a filtered card from eyes, ears and Tab, leaves no room for it, and shows it again', async ({
  page,
  portal,
  timetable,
}) => {
  await portal.open('/nordlys/classes?departmentId=101');
  await expect(timetable.cards.first()).toBeVisible();
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
