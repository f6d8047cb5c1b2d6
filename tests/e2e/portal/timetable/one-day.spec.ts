import { expect, inBothLanguages, test } from '../../support/portal.ts';

const PHONE = { width: 390, height: 844 };
const AGENT =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';

test('[P-TIMETABLE-29] shows one day below 1400 px and the week from there on', async ({ page, portal, timetable }) => {
  await page.setViewportSize({ width: 1399, height: 900 });
  await portal.open('/nordlys/classes?departmentId=101');
  await expect(timetable.dayTabs).toHaveCount(7);
  await expect(timetable.days).toHaveCount(1);

  await page.setViewportSize({ width: 1400, height: 900 });
  await expect(timetable.days).toHaveCount(7);
  await expect(timetable.dayTabs).toHaveCount(0);
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

test.describe('with a mobile browser', () => {
  test.use({ userAgent: AGENT });

  test('[P-TIMETABLE-29] shows one day, however wide the window', async ({ portal, timetable }) => {
    await portal.open('/nordlys/classes?departmentId=101');
    await expect(timetable.dayTabs).toHaveCount(7);
    await expect(timetable.days).toHaveCount(1);
  });
});

inBothLanguages((words) => {
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

  test('[P-TIMETABLE-30] [P-TIMETABLE-46] shows only the current day, which moves along with the weeks, and any other that is chosen', async ({
    page,
    portal,
    timetable,
  }) => {
    const thursday = words.days[3] ?? '';
    await portal.open('/nordlys/classes?departmentId=101');
    await expect(timetable.days).toHaveCount(1);
    await expect(timetable.dayTab(thursday)).toHaveAttribute('aria-selected', 'true');
    await expect(timetable.day(thursday)).toContainText('19.11');
    await expect(timetable.cards.getByRole('heading')).toHaveText([
      'HIIT 30',
      'Pilates',
      'Spinning',
      'Styrke',
      'Step & dans',
      'Yoga',
    ]);

    await timetable.nextWeek.click();
    await expect(timetable.days).toHaveCount(1);
    await expect(timetable.day(thursday)).toContainText('26.11');
    await timetable.lastWeek.click();
    await expect(timetable.day(thursday)).toContainText('19.11');

    for (const [index, day] of words.days.entries()) {
      await timetable.dayTab(day).click();
      await expect(timetable.dayTab(day)).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
      await expect(timetable.days).toHaveCount(1);
      await expect(timetable.day(day)).toContainText(`${16 + index}.11`);
      await expect(timetable.cards.first()).toBeVisible();
    }
  });
});

test('[P-TIMETABLE-31] tells the window when the view changes between one day and the week, and only then', async ({
  page,
  portal,
  timetable,
}) => {
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    window.addEventListener('screen-size-changed', (event) => heard.push('detail' in event && event.detail));
  });
  const heard = () => page.evaluate(() => 'heard' in window && window.heard);
  await portal.open('/nordlys/classes?departmentId=101');
  await expect(timetable.days).toHaveCount(7);
  expect(await heard()).toEqual([]);

  await page.setViewportSize({ width: 1399, height: 900 });
  await expect(timetable.days).toHaveCount(1);
  expect(await heard()).toEqual([{ mobile: true }]);

  await page.setViewportSize({ width: 800, height: 900 });
  await page.setViewportSize({ width: 1500, height: 900 });
  await expect(timetable.days).toHaveCount(7);
  expect(await heard()).toEqual([{ mobile: true }, { mobile: false }]);
});
