import { holdBack } from '../../support/network.ts';
import { expect, NOW, type Promises, test } from '../../support/portal.ts';
import { goesRight, goesWrong } from '../../support/service.ts';
import { loginOn } from '../../support/session.ts';

// What a part needs is not there while the network is gone, and every part can be asked for again afterwards.

const codeMayBeMissing = (promises: Promises) =>
  promises.except(/Failed to fetch dynamically imported module|Unable to preload CSS|no stylesheet/);

test('fetches a page again whose code did not arrive, once its address is come to again', async ({
  page,
  context,
  portal,
  promises,
}) => {
  codeMayBeMissing(promises);
  await portal.open('/nordlys');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Velkommen');
  await page.waitForLoadState('networkidle');
  const logIn = page.getByRole('banner').getByRole('link', { name: 'Logg inn' });
  await context.setOffline(true);
  await logIn.click();
  await expect(page.getByRole('alert')).toContainText('Noe gikk galt på denne siden');
  await expect(page.getByRole('alert')).toContainText('Sjekk nettforbindelsen');

  await context.setOffline(false);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Velkommen');
  await logIn.click();
  const { phone } = loginOn(page);
  await expect(phone).toBeVisible();
  // Its looks did not arrive either.
  const sheet = page.locator('h1').locator('..');
  await expect(sheet).toHaveCSS('display', 'grid');
  await expect(sheet).toHaveCSS('max-width', '480px');
});

test.describe('with time standing still', () => {
  test.use({ timers: 'wait' });
  test.beforeEach(({ page }) => page.clock.pauseAt(NOW + 60_000));

  test('asks again for code that does not arrive when the page is seen again, and not because it is drawn again', async ({
    page,
    portal,
    promises,
  }) => {
    codeMayBeMissing(promises);
    await portal.open('/nordlys');
    let asked = 0;
    await page.route('**/assets/LoginScreen-*.js', (route) => {
      asked += 1;
      return route.abort();
    });
    await page.getByRole('banner').getByRole('link', { name: 'Logg inn' }).click();
    await expect(page.getByRole('alert')).toContainText('Noe gikk galt på denne siden');
    await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('alert')).toContainText('Something went wrong');
    // Once as a hint and once as code.
    expect(asked).toBeLessThanOrEqual(2);

    // A page that has slept through the return of the network is only seen again. In vain it stands as it was.
    const again = page.getByRole('button', { name: 'Load it again' });
    const beSeen = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const before = asked;
    await again.focus();
    await again.evaluate((button) => button.setAttribute('data-before', ''));
    const lost = page.waitForEvent('requestfailed');
    await beSeen();
    await lost;
    expect(asked).toBe(before + 1);
    await page.unroute('**/assets/LoginScreen-*.js');
    await expect(again).toHaveAttribute('data-before');
    await expect(again).toBeFocused();
    // The page may hear of a failure later than the test does.
    await expect(async () => {
      await beSeen();
      await expect(loginOn(page, 'en').phone).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test('[P-CENTER-24] [P-TRANSPORT-16] tells of what failed beside the page, also when an earlier message could not be fetched', async ({
  page,
  context,
  portal,
  promises,
  timetable,
}) => {
  codeMayBeMissing(promises);
  await portal.open('/nordlys/classes?departmentId=101');
  await expect(timetable.cards.first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await timetable.department.selectOption('Fana');
  await expect(timetable.failure).toBeVisible();

  await context.setOffline(false);
  goesWrong(portal.world, { call: 'center.colors', kind: 'status', status: 500 });
  await timetable.department.selectOption('Åsane');
  await expect(page.getByRole('region', { name: 'Meldinger' }).getByRole('alert')).toContainText('500');
});

test('keeps the focus on the page when the box that said so is gone', async ({ page, portal, timetable }) => {
  await portal.open('/nordlys/classes?departmentId=101');
  await expect(timetable.cards.first()).toBeVisible();
  portal.world.change((state) => {
    state.tokens = {};
  });
  goesWrong(portal.world, { call: 'center.centerToken', kind: 'status', status: 503 });
  await timetable.nextWeek.click();
  const lost = page.getByRole('alert').filter({ hasText: 'Siden har mistet kontakten med tjenesten' });
  const retry = lost.getByRole('button', { name: 'Prøv igjen' });
  await expect(retry).toBeVisible();
  goesRight(portal.world);
  const letGo = await holdBack(page, 'center.centerToken');
  await retry.focus();
  await page.keyboard.press('Enter');
  await expect(retry).toHaveAttribute('aria-busy', 'true');
  await letGo();
  await expect(lost).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});
