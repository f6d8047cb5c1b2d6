import type { ClassSession } from '@felles/core/portal/timetable';
import { DEMO } from '@felles/fixtures';
import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../../support/portal.ts';
import { goesWrong } from '../../support/service.ts';

const PHONE = { width: 390, height: 844 };

test('can be walked from end to end with Tab, each stop seen', async ({ page, portal, timetable }) => {
  await portal.open('/puls/classes');
  await timetable.filter('Mobilitet').click();
  await expect(timetable.cards).toHaveCount(2);
  await timetable.nextWeek.click();
  await expect(timetable.week).toContainText('Uke 48');
  await page.reload();
  await expect(timetable.cards).toHaveCount(2);
  const filters = await timetable.filters.allTextContents();
  const times = await firstOfEach(timetable.cards);
  await walk(page, [
    'Hopp til innhold',
    'Puls',
    'Skjul toppfelt',
    'Logg inn',
    'English',
    'Puls',
    'Forrige uke',
    'Uke 48, gå til denne uka',
    'Neste uke',
    ...filters,
    'Nullstill',
    ...times,
    'hei@puls.example',
  ]);
});

test("leads past the header with its first stop, and keeps the focus when 'last week' goes away", async ({
  page,
  portal,
  timetable,
}) => {
  await portal.open('/nordlys/classes?departmentId=101');
  await expect(timetable.cards.first()).toBeVisible();
  const steps = await page.evaluate(() => window.history.length);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(timetable.department).toBeFocused();
  expect(await page.evaluate(() => window.history.length)).toBe(steps);

  await test.step("keeps the focus when 'last week' goes away", async () => {
    await timetable.nextWeek.click();
    await timetable.nextWeek.click();
    await timetable.lastWeek.focus();
    await page.keyboard.press('Enter');
    await expect(timetable.week).toContainText('Uke 48');
    await expect(timetable.lastWeek).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(timetable.lastWeek).toHaveCount(0);
    await expect(timetable.week).toBeFocused();
  });
});

test('does everything by keyboard: department, weeks, filters, header', async ({ page, portal, timetable }) => {
  await portal.open('/nordlys/classes');
  await timetable.department.focus();
  await page.keyboard.press('S');
  await expect(timetable.department).toHaveValue('101');
  await expect(timetable.department).toBeFocused();

  await timetable.nextWeek.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(timetable.week).toContainText('Uke 49');
  await expect(timetable.nextWeek).toBeFocused();

  await timetable.filter('Yoga').focus();
  await page.keyboard.press('Space');
  await expect(timetable.filter('Yoga')).toHaveAttribute('aria-pressed', 'true');
  await expect(timetable.filter('Yoga')).toBeFocused();

  await timetable.hideHeader.focus();
  await page.keyboard.press('Enter');
  await expect(timetable.nextWeek).toHaveCount(0);
  await expect(timetable.hideHeader).toBeFocused();
});

test("keeps the focus in the timetable when 'try again' goes away", async ({ page, portal, timetable }) => {
  goesWrong(portal.world, { call: 'timetable.classes', kind: 'status', status: 503, times: 1 });
  await portal.open('/nordlys/classes?departmentId=101');
  await timetable.retry.focus();
  await page.keyboard.press('Enter');
  await expect(timetable.cards.first()).toBeVisible();
  await expect(panel(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(timetable.day('Mandag').getByRole('button').first()).toBeFocused();
});

test("keeps the focus when the network is back and 'try again' disappears", async ({
  page,
  context,
  portal,
  timetable,
}) => {
  await portal.open('/nordlys/classes?departmentId=101');
  await expect(timetable.cards.first()).toBeVisible();
  await context.setOffline(true);
  await timetable.nextWeek.click();
  await timetable.retry.focus();
  await context.setOffline(false);
  await expect(timetable.cards.first()).toBeVisible();
  await expect(panel(page)).toBeFocused();

  await context.setOffline(true);
  await timetable.nextWeek.click();
  await timetable.retry.focus();
  await timetable.retry.blur();
  await context.setOffline(false);
  await expect(timetable.cards.first()).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
});

test('keeps the focus in the timetable when the class that had it is there no more', async ({
  page,
  portal,
  timetable,
}) => {
  await portal.open('/nordlys/classes?departmentId=101');
  const yoga = timetable.card({ day: 'Torsdag', type: 'Yoga' });
  await yoga.getByRole('button').focus();
  await page.route('**/rest/classes?*', async (route) => {
    const answer = await route.fetch();
    const classes: readonly ClassSession[] = await answer.json();
    await route.fulfill({ response: answer, json: classes.filter(({ grennavn }) => grennavn !== 'Yoga') });
  });
  await page.evaluate(() => {
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
  });
  await expect(yoga).toHaveCount(0);
  await expect(panel(page)).toBeFocused();
});

test('stops once at each card, and goes through its times with arrows, Home and End', async ({
  page,
  portal,
  timetable,
}) => {
  await portal.open('/nordlys/classes?departmentId=101');
  const times = timetable.card({ day: 'Torsdag', type: 'Spinning' }).getByRole('button');
  await expect(timetable.card({ day: 'Torsdag', type: 'Spinning' }).getByRole('toolbar')).toHaveAccessibleName(
    'Spinning',
  );
  await times.first().focus();
  for (const [key, at] of [
    ['ArrowRight', 1],
    ['End', 2],
    ['ArrowRight', 0],
    ['ArrowLeft', 2],
    ['Home', 0],
    ['Control+End', 0],
    ['ArrowDown', 0],
    ['ArrowRight', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(times.nth(at)).toBeFocused();
    if (at > 0) await expect(timetable.tip).toBeVisible();
  }
  await page.keyboard.press('Tab');
  await expect(timetable.card({ day: 'Torsdag', type: 'Styrke' }).getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(times.first()).toBeFocused();
});

test('stops no oftener than there are cards among two thousand classes', async ({ page, portal, timetable }) => {
  await portal.open(`/${DEMO.large.centerCode}/classes?departmentId=${DEMO.large.departmentId}`);
  await expect(timetable.times).toHaveCount(DEMO.large.classesPerWeek);
  await expect(panel(page).locator('button:not([tabindex="-1"])')).toHaveCount(await timetable.cards.count());
});

test('walks the start page: its header, its ways on, its footer', async ({ page, portal }) => {
  await portal.open('/puls');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const waysOn = await page.getByRole('main').getByRole('link').allTextContents();
  expect(waysOn).not.toEqual([]);
  await walk(page, ['Hopp til innhold', 'Puls', 'Logg inn', 'English', ...waysOn, 'hei@puls.example']);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('can be walked from end to end with Tab', async ({ page, portal, timetable }) => {
    await portal.open('/puls/classes');
    await expect(timetable.cards.first()).toBeVisible();
    const filters = await timetable.filters.allTextContents();
    const times = await firstOfEach(timetable.cards);
    await walk(page, [
      'Hopp til innhold',
      'Puls',
      'Skjul toppfelt',
      'Åpne meny',
      'Puls',
      'Uke 47, denne uka',
      'Neste uke',
      ...filters,
      'Torsdag 19',
      ...times,
      'hei@puls.example',
    ]);
  });

  test('moves between the days with arrows, Home and End, round at both ends', async ({ page, portal, timetable }) => {
    await portal.open('/nordlys/classes?departmentId=101');
    await timetable.dayTab('Torsdag').focus();
    for (const [key, day] of [
      ['ArrowRight', 'Fredag'],
      ['End', 'Søndag'],
      ['ArrowRight', 'Mandag'],
      ['ArrowLeft', 'Søndag'],
      ['ArrowLeft', 'Lørdag'],
      ['Home', 'Mandag'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(timetable.dayTab(day)).toBeFocused();
      await expect(timetable.dayTab(day)).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
      await expect(timetable.day(day)).toBeVisible();
    }
    await page.keyboard.press('Tab');
    await expect(timetable.times.first()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(timetable.dayTab('Mandag')).toBeFocused();
  });
});

/** What holds the days, whatever shows in it. */
const panel = (page: Page): Locator => page.locator('[aria-busy]');

/** The words of the first time of each card, which is where Tab stops. */
const firstOfEach = async (cards: Locator): Promise<readonly string[]> =>
  (await cards.all()).reduce<Promise<readonly string[]>>(
    async (before, card) => [...(await before), (await card.getByRole('button').first().textContent()) ?? ''],
    Promise.resolve([]),
  );

/** From stop to stop with Tab: each is the next one, and is seen to have the focus. */
async function walk(page: Page, stops: readonly string[]): Promise<void> {
  for (const stop of stops) {
    await page.keyboard.press('Tab');
    expect(await wordsOfFocus(page)).toContain(stop);
    expect(await focusIsSeen(page), `the focus on '${stop}' is seen`).toBe(true);
  }
}

/** What the thing with the focus is called, or what it says. */
const wordsOfFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (focused instanceof HTMLSelectElement) return focused.selectedOptions[0]?.text ?? '';
    return `${focused?.getAttribute('aria-label') ?? ''} ${focused?.textContent ?? ''}`;
  });

const focusIsSeen = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return false;
    const { outlineStyle, outlineWidth, opacity } = getComputedStyle(focused);
    const { width, height } = focused.getBoundingClientRect();
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && opacity === '1' && width * height > 0;
  });
