import { expect, test } from '../../support/portal.ts';

test('[P-TIMETABLE-41] brings week, department, filters and the hidden header back after a reload', async ({
  page,
  portal,
  timetable,
}) => {
  await portal.open('/nordlys/classes?departmentId=102');
  await timetable.nextWeek.click();
  await timetable.filter('Yoga').click();
  await timetable.hideHeader.click();
  await expect(timetable.hideHeader).toHaveAttribute('aria-pressed', 'true');

  await portal.open('/nordlys/classes');
  await expect(timetable.department).toHaveValue('102');
  await expect(page).toHaveURL(`${portal.origin}/nordlys/classes?departmentId=102`);
  await expect(timetable.week).toContainText('Uke 48');
  await expect(timetable.filter('Yoga')).toHaveAttribute('aria-pressed', 'true');
  await expect(timetable.hideHeader).toHaveAttribute('aria-pressed', 'true');
  await expect(timetable.nextWeek).toHaveCount(0);
  await expect(timetable.cards.getByRole('heading', { name: 'Yoga' })).not.toHaveCount(0);
  await expect(timetable.cards.getByRole('heading', { name: 'Spinning' })).toHaveCount(0);
});
