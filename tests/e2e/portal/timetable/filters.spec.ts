import { expect, test } from '../../support/portal.ts';

test('takes what a filter hides out of reach of eyes, ears and Tab, and shows it again', async ({
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
});
