import type { Route } from 'playwright/test';
import { expect, test } from '../../support/portal.ts';
import { turnTo } from '../../support/turn.ts';
import { WORDS } from '../../support/words.ts';

test('goes back and forward to each page as it was left, and begins a new one at its top', async ({
  page,
  portal,
  timetable,
}) => {
  await test.step('goes back and forward between the pages', async () => {
    await portal.open('/nordlys');
    await page.getByRole('main').getByRole('link', { name: 'Timeplan' }).click();
    await timetable.department.selectOption('Fana');
    await expect(page).toHaveURL(`${portal.origin}/nordlys/classes?departmentId=103`);
    await timetable.nextWeek.click();
    await expect(timetable.week).toContainText('Uke 48');

    await page.goBack();
    await expect(page).toHaveURL(`${portal.origin}/nordlys`);
    await expect(page.getByRole('heading', { name: 'Velkommen til Nordlys Trening' })).toBeVisible();

    await page.goForward();
    await expect(page).toHaveURL(`${portal.origin}/nordlys/classes?departmentId=103`);
    await expect(timetable.department).toHaveValue('103');
    await expect(timetable.week).toContainText('Uke 48');
    await expect(timetable.cards.first()).toBeVisible();
  });

  await test.step('begins a new page at its top, for eyes and keyboard', async () => {
    await page.setViewportSize({ width: 390, height: 500 });
    await portal.open('/nordlys/classes?departmentId=101');
    await expect(timetable.cards.first()).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 400));
    await page.getByRole('banner').getByRole('link').first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${portal.origin}/nordlys`);
    await expect(page.getByRole('main')).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('link', { name: 'Bli medlem' })).toBeFocused();

    // The last part makes the page longer.
    await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Informasjonskapsler' })).toBeVisible();
    const end = await page.evaluate(() => {
      window.scrollTo(0, document.body.scrollHeight);
      return window.scrollY;
    });
    expect(end).toBeGreaterThan(100);
    await page.getByRole('contentinfo').getByRole('link', { name: WORDS.no.terms }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.no.terms);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(end);
  });
});

test('[P-SHELL-18] [P-SHELL-51] [P-SHELL-24] [P-TIMETABLE-32] [P-CENTER-36] is as wide as the window asks for', async ({
  page,
  portal,
  timetable,
}) => {
  await test.step('[P-SHELL-18] leads to the start page of the center by its logo', async () => {
    await portal.open('/puls/classes');
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL(`${portal.origin}/puls`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Velkommen til Puls');
  });

  await test.step('[P-SHELL-51] keeps the portal to 800 px on a wide window', async () => {
    await portal.open('/nordlys/vilkar');
    const sheet = page.getByRole('heading', { level: 1 }).locator('..');
    expect((await sheet.boundingBox())?.width).toBe(800);
  });

  await test.step('[P-TIMETABLE-32] [P-CENTER-36] is up to 2000 px wide with a timetable, and 800 px again after it', async () => {
    await page.setViewportSize({ width: 2200, height: 1000 });
    // The sheet carries the page's content and takes the whole width of the page.
    const sheet = page.getByRole('main').locator('> div').last();
    const width = async () => (await sheet.boundingBox())?.width;
    await turnTo(page, '/nordlys/classes?departmentId=101');
    await expect(timetable.cards.first()).toBeVisible();
    expect(await width()).toBe(2000);
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Nordlys Trening');
    expect(await width()).toBe(800);
    await page.goBack();
    await expect(timetable.cards.first()).toBeVisible();
    expect(await width()).toBe(2000);
  });

  await test.step('[P-SHELL-24] moves its buttons into the menu at 1024 px', async () => {
    const language = page.getByRole('banner').getByRole('button', { name: 'English' });
    const menu = page.getByRole('button', { name: 'Åpne meny' });
    await page.setViewportSize({ width: 1025, height: 800 });
    await expect(language).toBeVisible();
    await expect(menu).toBeHidden();
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(language).toBeHidden();
    await expect(menu).toBeVisible();
  });
});

test.describe('on a phone', () => {
  const words = WORDS.no;
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('[P-SHELL-19] has a menu on narrow windows, that opens, closes, also at a tap beside it, and leads on', async ({
    page,
    portal,
  }) => {
    await portal.open('/nordlys/classes?departmentId=101');
    const open = page.getByRole('button', { name: words.openMenu });
    const close = page.getByRole('button', { name: words.closeMenu });
    const home = page.getByRole('link', { name: words.mainMenu });
    await expect(home).toBeHidden();
    await open.click();
    await expect(home).toBeVisible();
    await expect(close).toHaveAttribute('aria-expanded', 'true');

    await page.keyboard.press('Escape');
    await expect(home).toBeHidden();
    await expect(open).toBeFocused();

    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(home).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: words.logIn })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: words.otherLanguage })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(home).toBeHidden();

    await open.click();
    await home.click();
    await expect(page).toHaveURL(`${portal.origin}/nordlys`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Nordlys Trening');

    // A tap beside it closes it, and goes nowhere by that.
    const classes = page.getByRole('link', { name: /^Timeplan/ });
    const { x, y } = (await classes.boundingBox()) ?? { x: 0, y: 0 };
    await page.getByRole('button', { name: 'Åpne meny' }).tap();
    await expect(home).toBeVisible();
    await page.touchscreen.tap(x + 20, y + 20);
    await expect(home).toBeHidden();
    await expect(page).toHaveURL(`${portal.origin}/nordlys`);
    await classes.click();
    await expect(page).toHaveURL(`${portal.origin}/nordlys/classes`);
  });
});

test('says that a page is on its way until it is there, or the visitor has turned away', async ({ page, portal }) => {
  const progress = page.getByRole('status').filter({ hasText: 'Laster' });
  // A page that still arrives may move the link away between the press and its end.
  const pressTerms = () =>
    expect(async () => {
      await page.getByRole('main').locator('a[href="/nordlys/vilkar"]').click({ delay: 500 });
      await expect(progress).toBeVisible({ timeout: 5_000 });
    }).toPass();

  await test.step('until it is there', async () => {
    const held: Route[] = [];
    await page.route('**/assets/TermsScreen-*.js', (route) => void held.push(route));
    await portal.open('/nordlys');
    await pressTerms();
    await expect(page.getByRole('heading', { level: 1, name: 'Velkommen til Nordlys Trening' })).toBeVisible();
    for (const route of held) await route.continue();
    await expect(page.getByRole('heading', { level: 1, name: 'Betalingsvilkår' })).toBeVisible();
    await expect(progress).toHaveCount(0);
  });

  await test.step('until the visitor has turned away from it', async () => {
    await page.route('**/assets/TermsScreen-*.js', () => undefined);
    await portal.open('/nordlys');
    await pressTerms();
    await page.getByRole('banner').getByRole('link', { name: 'Logg inn' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Logg inn' })).toBeVisible();
    await expect(progress).toHaveCount(0);
  });
});
