// The abilities of every frontend of the portal: the React pages, and pages in plain DOM that know the packed libraries only.
// In a browser, because it is the same visitor for both: nothing but the page itself is the same.
import { expect, test } from '../support/portal.ts';
import { made, registerOn } from '../support/register.ts';
import { buildReusePage } from '../support/reuse-page.ts';
import { PLAIN_SITE, REUSE_SITE } from '../support/site.ts';

const FRONTENDS = { 'the React pages': PLAIN_SITE, 'plain DOM on the packed libraries': REUSE_SITE };

for (const [name, site] of Object.entries(FRONTENDS)) {
  test.describe(name, () => {
    test.use({ site });
    // In one worker: the packages are packed once, while the others test.
    test.describe.configure({ mode: 'default' });
    if (site === REUSE_SITE) test.beforeAll(buildReusePage);

    test('shows the classes of a department, of the next week and of one type, and says when it cannot', async ({
      page,
      portal,
      timetable,
    }) => {
      await portal.open('/nordlys/classes');
      await expect(timetable.days.getByText('Velg avdeling')).toHaveCount(7);
      await timetable.department.selectOption('Åsane');
      await expect(timetable.card({ day: 'Lørdag', type: 'Uten navn' })).toBeVisible();
      await expect(page).toHaveURL(`${portal.origin}/nordlys/classes?departmentId=102`);

      await timetable.nextWeek.click();
      await expect(timetable.week).toHaveText(/48/);
      await expect(timetable.cards).not.toHaveCount(0);
      const all = await timetable.cards.count();
      await timetable.filter('Yoga').click();
      await expect(timetable.cards.filter({ hasText: 'Yoga' }).first()).toBeVisible();
      await expect.poll(() => timetable.cards.count()).toBeLessThan(all);

      await page.reload();
      await expect(timetable.department).toHaveValue('102');

      await test.step('says that the service cannot be reached, and shows the classes once it can', async () => {
        await page.route('**/rest/classes*', (route) => route.abort());
        await page.reload();
        await expect(timetable.failure).toContainText('Vi får ikke kontakt med tjenesten');
        await page.unroute('**/rest/classes*');
        await timetable.retry.first().click();
        await expect(timetable.cards.filter({ hasText: 'Yoga' }).first()).toBeVisible();
      });
    });

    test('signs a visitor up once, to the end at the bank', async ({ page, portal, promises }) => {
      promises.except(/^from elsewhere: http:\/\/127\.0\.0\.1:\d+\/(direct-debit|signing|styles|assets)/);
      const register = registerOn(page);
      await portal.open('/nordlys/member');
      await register.choose('Sentrum', /^Fri trening uten binding/);
      await register.next.click();
      await register.fillIn();
      await register.next.dblclick();
      await page.getByRole('button', { name: register.words.sign }).click();
      await page.getByRole('button', { name: 'Gå til signering' }).click();
      await page.getByRole('button', { name: 'Signer', exact: true }).click();
      await expect(page.getByText(register.words.directDebitSetUp)).toBeVisible();
      expect(['member', 'contract', 'invoice'].map((kind) => made(portal.world, kind))).toEqual([1, 1, 1]);
    });
  });
}
