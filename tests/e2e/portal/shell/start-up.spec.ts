import { groundOf, tokenOn } from '../../support/ground.ts';
import { expect, inBothLanguages, test } from '../../support/portal.ts';
import { goesRight, goesWrong } from '../../support/service.ts';
import { asked } from '../../support/session.ts';

const ADDRESS = '/nordlys/classes?departmentId=101';

inBothLanguages((words, language) => {
  test('[P-CENTER-03] [P-CENTER-04] shows the page for unknown centers, which says why (D-02, D-03)', async ({
    page,
    portal,
    timetable,
  }) => {
    await portal.open('/ukjent/classes');
    await expect(timetable.failure).toContainText(`${words.notLoaded}${words.unknownCenter}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'no' ? 'nb' : 'en');

    await expect(timetable.retry).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await page.getByRole('link', { name: words.toProduct }).click();
    await expect(page).toHaveURL(`${portal.origin}/`);
  });

  test('says once why there is no start, also after another try', async ({ page, portal, timetable }) => {
    for (const status of [401, 500]) {
      goesRight(portal.world);
      for (const call of ['center.center', 'center.sponsorSetup'])
        goesWrong(portal.world, { call, kind: 'status', status });
      await portal.open(ADDRESS);
      await expect(timetable.failure).toContainText(words.notLoaded);
      const before = asked(portal.world, 'center.sponsorSetup');
      await timetable.retry.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await expect.poll(() => asked(portal.world, 'center.sponsorSetup')).toBeGreaterThan(before);
      await expect(timetable.failure).toContainText(words.notLoaded);
      await expect(page.getByRole('alert')).toHaveCount(1);
      await expect(page.getByText(`${status} ·`)).toHaveCount(0);
    }
  });

  test.describe('with a clock that is moved', () => {
    test.use({ timers: 'wait' });

    test('does not wait for ever to start', async ({ page, portal, timetable }) => {
      goesWrong(portal.world, { call: 'center.manifest', kind: 'hang', times: 1 });
      await portal.open(ADDRESS);
      await expect.poll(() => portal.world.observed.calls.entries.length).toBe(1);
      // The page asks by itself; how long that may take is known once its script has taken over.
      await expect.poll(() => page.evaluate(() => 'askedAhead' in window)).toBe(false);
      await page.clock.fastForward(31_000);
      await expect(timetable.failure).toContainText(`${words.notLoaded}${words.tooSlow}`);
      await timetable.retry.click();
      await expect(timetable.cards.first()).toBeVisible();
    });
  });

  test('says that the code of a page did not arrive, and loads the page again at a press', async ({
    page,
    portal,
    timetable,
  }) => {
    let isLoadedAnew = false;
    await page.route('**/assets/timetable-*.js', (route) => (isLoadedAnew ? route.fallback() : route.abort()));
    await portal.open(ADDRESS);
    await expect(page.getByRole('alert')).toContainText(words.broken);
    await expect(page.getByRole('banner')).toBeVisible();
    page.on('request', (request) => {
      isLoadedAnew ||= request.isNavigationRequest();
    });
    await page.getByRole('button', { name: words.loadAgain }).click();
    await expect(timetable.cards.first()).toBeVisible();
  });

  test('[P-SHELL-16] [P-SHELL-17] says of any other path that there is no such page, below the header, and leads home', async ({
    page,
    portal,
  }) => {
    await portal.open('/nordlys/finnes/ikke?a=b');
    const status = page.getByRole('main').getByText(words.noSuchPage, { exact: true });
    await expect(status).toBeVisible();
    expect(await groundOf(status.locator('../..')), 'of an unknown status').toBe(await tokenOn(page, '--mute-soft'));
    await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
    await page.getByRole('link', { name: words.toStart, exact: true }).click();
    await expect(page).toHaveURL(`${portal.origin}/nordlys`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Nordlys Trening');
  });
});
