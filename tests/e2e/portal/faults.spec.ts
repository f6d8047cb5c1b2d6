import { FAULT_KINDS } from '@felles/mock-server';
import { readInBothLanguages } from '../support/languages.ts';
import { holdBack } from '../support/network.ts';
import { expect, test } from '../support/portal.ts';
import { askedForClasses, goesRight, goesWrong } from '../support/service.ts';
import { timetableOn } from '../support/timetable.ts';
import { WORDS, type Words } from '../support/words.ts';

const ADDRESS = '/nordlys/classes?departmentId=101';

/** What each kind of fault is called in words, the server's own where it found some. */
const FAULTS = [
  { kind: 'status', status: 500, said: () => 'Noe gikk galt hos oss. Prøv igjen om litt.' },
  // The first time another token might help, so it is asked once more with one.
  { kind: 'status', status: 401, times: 2, said: () => 'Du har ikke tilgang. Last siden på nytt.' },
  { kind: 'cut', said: ({ unreachable }: Words) => unreachable },
  { kind: 'malformed', said: ({ unknownAnswer }: Words) => unknownAnswer },
  { kind: 'empty', said: ({ unknownAnswer }: Words) => unknownAnswer },
  { kind: 'html', said: ({ unknownAnswer }: Words) => unknownAnswer },
  { kind: 'wrong-shape', said: ({ unknownAnswer }: Words) => unknownAnswer },
  { kind: 'answer', answer: [{ dato: 'i dag' }], said: ({ unknownAnswer }: Words) => unknownAnswer },
] as const;

/** What an answer may do that is said nothing of while it is still to come: each has a test of its own. */
const WAITS = ['latency', 'hang'] as const;

test('knows every kind of fault', () => {
  expect(new Set([...FAULTS.map(({ kind }) => kind), ...WAITS])).toEqual(new Set(FAULT_KINDS));
});

test('tells of every kind of fault in words, and shows the classes at the next try', async ({
  page,
  portal,
  timetable,
}) => {
  for (const { said, ...fault } of FAULTS) {
    await test.step(`${fault.kind} ${'status' in fault ? fault.status : ''}`, async () => {
      goesWrong(portal.world, { call: 'timetable.classes', times: 1, ...fault });
      await portal.open(ADDRESS);
      await readInBothLanguages(page, async (words) => {
        await expect(timetable.failure).toContainText(words.failed);
        await expect(timetable.failure.getByText(said(words), { exact: true })).toBeVisible();
        await expect(timetable.cards).toHaveCount(0);
        await expect(timetable.spinners).toHaveCount(0);
      });

      await timetable.failure.getByRole('button').click();
      await expect(timetable.cards.first()).toBeVisible();
      await expect(timetable.failure).toHaveCount(0);
    });
  }
});

test('waits for a slow answer, and keeps the cards with a notice after a failed refresh', async ({
  page,
  portal,
  timetable,
}) => {
  goesWrong(portal.world, { call: 'timetable.classes', kind: 'latency', milliseconds: 50, times: 1 });
  const letGo = await holdBack(page, 'timetable.classes');
  await portal.open(ADDRESS);
  await readInBothLanguages(page, (words) => expect(timetable.notice(words.loading(47))).toBeAttached());
  await letGo();
  await expect(timetable.cards.first()).toBeVisible();
  await expect(timetable.notice(WORDS.en.loading(47))).toHaveCount(0);
  await expect(timetable.failure).toHaveCount(0);

  goesWrong(portal.world, { call: 'timetable.classes', kind: 'cut', times: 1 });
  const inEnglish = timetableOn(page, WORDS.en);
  await inEnglish.filter('Yoga').click();
  await readInBothLanguages(page, async (words) => {
    await expect(timetable.notice(`${words.notRefreshed}${words.unreachable}`)).toBeVisible();
    await expect(timetable.cards.first()).toBeVisible();
    await expect(timetable.failure).toHaveCount(0);
  });

  await timetable.retry.click();
  await expect(timetable.notice(WORDS.no.notRefreshed)).toHaveCount(0);
  await expect(timetable.cards.first()).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
});

test.describe('with a clock that is moved', () => {
  test.use({ timers: 'wait' });

  test('does not wait for ever: an answer that hangs is given up after half a minute', async ({
    page,
    portal,
    timetable,
  }) => {
    goesWrong(portal.world, { call: 'timetable.classes', kind: 'hang', times: 1 });
    await portal.open(ADDRESS);
    await expect(timetable.spinners).toHaveCount(7);
    await expect.poll(() => askedForClasses(portal.world)).toBe(1);
    await page.clock.fastForward(31_000);
    await readInBothLanguages(page, (words) =>
      expect(timetable.failure.getByText(words.tooSlow, { exact: true })).toBeVisible(),
    );

    await timetable.failure.getByRole('button').click();
    await expect(timetable.cards.first()).toBeVisible();
  });
});

test('says what a proxy does not say, by the number of its answer', async ({ page, portal, timetable }) => {
  const page502 = { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' };
  await page.route('**/classes?from_date*', (route) => route.fulfill(page502), { times: 1 });
  await portal.open(ADDRESS);
  await expect(timetable.failure).toContainText('(502)');
  await expect(timetable.failure).not.toContainText('Bad gateway');
  await timetable.retry.click();
  await expect(timetable.cards.first()).toBeVisible();
});

test('asks for a new token when its own has run out', async ({ portal, timetable }) => {
  await portal.open(ADDRESS);
  await expect(timetable.cards.first()).toBeVisible();
  portal.world.change((state) => {
    state.tokens = {};
  });
  await timetable.nextWeek.click();
  await expect(timetable.cards.first()).toBeVisible();
  await expect(timetable.failure).toHaveCount(0);
});

test('says once for the page that there is no new token, and goes on when there is', async ({
  page,
  portal,
  timetable,
}) => {
  await portal.open(ADDRESS);
  await expect(timetable.cards.first()).toBeVisible();
  portal.world.change((state) => {
    state.tokens = {};
  });
  goesWrong(portal.world, { call: 'center.centerToken', kind: 'status', status: 503 });
  await timetable.nextWeek.click();
  const lost = page.getByRole('alert').filter({ hasText: 'Siden har mistet kontakten med tjenesten' });
  await expect(lost).toContainText('Tjenesten er ikke tilgjengelig akkurat nå.');
  await timetable.department.selectOption('102');
  await expect(timetable.spinners).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page.getByText('Ingen timer')).toHaveCount(0);
  await expect(page.getByText('503 ·')).toHaveCount(0);
  goesRight(portal.world);
  await lost.getByRole('button', { name: 'Prøv igjen' }).click();
  await expect(timetable.cards.first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('503 ·')).toHaveCount(0);
});

test('loads the departments again when it was they that failed', async ({ portal, timetable }) => {
  goesWrong(portal.world, { call: 'center.departments', kind: 'status', status: 503, times: 1 });
  await portal.open(ADDRESS);
  await expect(timetable.failure).toContainText('Tjenesten er ikke tilgjengelig akkurat nå.');
  await timetable.retry.click();
  await expect(timetable.department).toHaveValue('101');
  await expect(timetable.cards.first()).toBeVisible();
});

test('goes on when looks alone fail: colours, images and logo', async ({ page, portal, timetable }) => {
  for (const call of ['center.colors', 'center.images', 'center.departmentLogo', 'center.centerLogo', 'center.logo'])
    goesWrong(portal.world, { call, kind: 'malformed' });
  await portal.open(ADDRESS);
  await expect(timetable.cards.first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link').first()).toContainText('Nordlys Trening');
});

test('takes a double click on try again for one', async ({ portal, timetable }) => {
  goesWrong(portal.world, { call: 'timetable.classes', kind: 'status', status: 500, times: 1 });
  await portal.open(ADDRESS);
  await timetable.retry.dblclick();
  await expect(timetable.cards.first()).toBeVisible();
  await expect(timetable.failure).toHaveCount(0);
});
