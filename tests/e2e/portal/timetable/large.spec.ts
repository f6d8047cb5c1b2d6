import { DEMO } from '@felles/fixtures';
import { expect, test } from '../../support/portal.ts';

const { centerCode, departmentId, classesPerWeek } = DEMO.large;

test('shows the two thousand classes of the largest department, and filters them', async ({ portal, timetable }) => {
  await portal.open(`/${centerCode}/classes?departmentId=${departmentId}`);
  await expect(timetable.times).toHaveCount(classesPerWeek);
  const cards = await timetable.cards.count();

  await timetable.filter('Klatring').click();
  await expect(timetable.cards).toHaveCount(7);
  await timetable.filter('Klatring').click();
  await expect(timetable.cards).toHaveCount(cards);
  await expect(timetable.times).toHaveCount(classesPerWeek);
});
