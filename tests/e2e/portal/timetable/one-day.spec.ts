import { expect, test } from '../../support/portal.ts';

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

  await test.step('brings a filter in use into sight on a phone, as it is chosen and after a reload', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const last = timetable.filter('Yoga');
    await expect(last).not.toBeInViewport();
    await last.press('Space');
    await expect(last).toBeInViewport({ ratio: 1 });
    await page.reload();
    await expect(last).toHaveAttribute('aria-pressed', 'true');
    await expect(last).toBeInViewport({ ratio: 1 });
  });
});
