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

test('[P-TIMETABLE-43] keeps the settings of two centers on one origin apart', async ({ portal, timetable }) => {
  await portal.open('/nordlys/classes?departmentId=101');
  await timetable.filter('Spinning').click();
  await timetable.nextWeek.click();
  await expect(timetable.week).toContainText('Uke 48');

  await portal.open('/solsiden/classes');
  await expect(timetable.department.getByRole('option')).toHaveText([
    'Velg avdeling',
    'Solsiden Kaia',
    'Solsiden Moholt',
  ]);
  await expect(timetable.department).toHaveValue('');
  await expect(timetable.week).toContainText('Uke 47');
  await timetable.department.selectOption('Solsiden Kaia');
  await expect(timetable.filter('Spinning')).toHaveAttribute('aria-pressed', 'false');
  await timetable.filter('Boksing').click();

  await portal.open('/nordlys/classes');
  await expect(timetable.department).toHaveValue('101');
  await expect(timetable.week).toContainText('Uke 48');
  await expect(timetable.filter('Spinning')).toHaveAttribute('aria-pressed', 'true');
  await portal.open('/solsiden/classes');
  await expect(timetable.department).toHaveValue('201');
  await expect(timetable.week).toContainText('Uke 47');
  await expect(timetable.filter('Boksing')).toHaveAttribute('aria-pressed', 'true');
});

test('begins anew when what was saved cannot be understood', async ({ page, portal, timetable }) => {
  for (const saved of ['not json', '[]', '{"currentMoment":12}', '{"currentMoment":"2026-02-30"}', '']) {
    await portal.open('/nordlys');
    await page.evaluate((text) => window.localStorage.setItem('felles.timetable.nordlys', text), saved);
    await portal.open('/nordlys/classes?departmentId=101');
    await expect(timetable.week).toContainText('Uke 47');
    await expect(timetable.cards.first()).toBeVisible();
  }
});
