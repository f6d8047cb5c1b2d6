import { expect, inBothLanguages, test } from '../../support/portal.ts';
import { goesRight, goesWrong } from '../../support/service.ts';
import type { Words } from '../../support/words.ts';

const ADDRESS = '/nordlys/classes?departmentId=101';

/** What stops the portal from starting, and what it says of that. */
const FAILURES = [
  { call: 'center.manifest', kind: 'malformed', said: ({ unknownAnswer }: Words) => unknownAnswer },
  { call: 'center.manifest', kind: 'cut', said: ({ unreachable }: Words) => unreachable },
  { call: 'center.centerToken', kind: 'wrong-shape', said: ({ unknownAnswer }: Words) => unknownAnswer },
  { call: 'center.center', kind: 'status', status: 500, said: () => 'Noe gikk galt hos oss. Prøv igjen om litt.' },
] as const;

inBothLanguages((words, language) => {
  test('says that there is no such center', async ({ page, portal, timetable }) => {
    await portal.open('/ukjent/classes');
    await expect(timetable.failure).toContainText(`${words.notLoaded}Fant ikke treningssenteret.`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'no' ? 'nb' : 'en');

    await timetable.retry.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(timetable.retry).toBeFocused();
    await expect(timetable.failure).toContainText(`${words.notLoaded}Fant ikke treningssenteret.`);
  });

  for (const { said, ...fault } of FAILURES) {
    test(`says why it could not start (${fault.call}: ${fault.kind}), and starts at the next try`, async ({
      portal,
      timetable,
    }) => {
      goesWrong(portal.world, fault);
      await portal.open(ADDRESS);
      await expect(timetable.failure).toContainText(`${words.notLoaded}${said(words)}`);
      await timetable.retry.click();
      await expect(timetable.failure).toContainText(`${words.notLoaded}${said(words)}`);

      goesRight(portal.world);
      await timetable.retry.click();
      await expect(timetable.cards.first()).toBeVisible();
    });
  }

  test.describe('with a clock that is moved', () => {
    test.use({ timers: 'wait' });

    test('does not wait for ever to start', async ({ page, portal, timetable }) => {
      goesWrong(portal.world, { call: 'center.manifest', kind: 'hang', times: 1 });
      await portal.open(ADDRESS);
      await expect.poll(() => portal.world.observed.calls.entries.length).toBe(1);
      await page.clock.fastForward(31_000);
      await expect(timetable.failure).toContainText(`${words.notLoaded}${words.tooSlow}`);
      await timetable.retry.click();
      await expect(timetable.cards.first()).toBeVisible();
    });
  });

  test('says that a page could not be loaded when its code does not arrive', async ({ page, portal, timetable }) => {
    await page.route('**/assets/timetable-*.js', (route) => route.abort());
    await portal.open(ADDRESS);
    await expect(page.getByRole('alert')).toContainText(words.broken);
    await expect(page.getByRole('banner')).toBeVisible();

    await page.unroute('**/assets/timetable-*.js');
    await page.getByRole('button', { name: words.loadAgain }).click();
    await expect(timetable.cards.first()).toBeVisible();
  });

  test('says of an unknown address that there is no such page, and leads home', async ({ page, portal }) => {
    await portal.open('/nordlys/finnes/ikke?a=b');
    await expect(page.getByRole('main')).toContainText(words.noSuchPage);
    await expect(page.getByRole('banner')).toBeVisible();
    await page.getByRole('link', { name: words.toStart, exact: true }).click();
    await expect(page).toHaveURL(`${portal.origin}/nordlys`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Nordlys Trening');
  });
});
