import type { ClassSession } from '@felles/core/internal/portal/timetable/model';
import { DEMO } from '@felles/fixtures';
import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../../support/portal.ts';

const PHONE = { width: 390, height: 844 };

test('can be walked from end to end with Tab, each stop seen, and past the header with the first', async ({
  page,
  portal,
  timetable,
}) => {
  await test.step('a wide window', async () => {
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

    const steps = await page.evaluate(() => window.history.length);
    await page.reload();
    await expect(timetable.cards).toHaveCount(2);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(timetable.department).toBeFocused();
    expect(await page.evaluate(() => window.history.length)).toBe(steps);
  });

  await test.step('the start page', async () => {
    await portal.open('/puls');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const waysOn = await page.getByRole('main').getByRole('link').allTextContents();
    expect(waysOn).not.toEqual([]);
    await walk(page, ['Hopp til innhold', 'Puls', 'Logg inn', 'English', ...waysOn, 'hei@puls.example']);
  });
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

test('shows two thousand classes, filters them, and stops no oftener than there are cards', async ({
  page,
  portal,
  timetable,
}) => {
  const { centerCode, departmentId, classesPerWeek } = DEMO.large;
  await portal.open(`/${centerCode}/classes?departmentId=${departmentId}`);
  await expect(timetable.times).toHaveCount(classesPerWeek);
  const cards = await timetable.cards.count();
  await expect(panel(page).locator('button:not([tabindex="-1"])')).toHaveCount(cards);
  await timetable.filter('Klatring').click();
  await expect(timetable.cards).toHaveCount(7);
  await timetable.filter('Klatring').click();
  await expect(timetable.times).toHaveCount(classesPerWeek);
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
});

/** The panel of the days. */
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

/** The name and the text of the element with the focus. */
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
