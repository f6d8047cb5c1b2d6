import type { Page, Route } from 'playwright/test';
import { expectNoBarriers } from '../../support/axe.ts';
import { pressAt, tabTo } from '../../support/keyboard.ts';
import { expect, test } from '../../support/portal.ts';
import { openProfile } from '../../support/session.ts';

const DRAWS = /\/assets\/draw-.*\.js$/;
const HOSTILE = '<b onclick="alert(1)">Nord & ~week~ "lys"</b>';

for (const [language, center, found] of [
  [
    'en',
    'nordlys',
    { title: /^Welcome to/, menu: 'Open menu', week: /in week 47\./, ways: 12, first: 'Become a member' },
  ],
  // It has no terms, and takes nobody whom somebody else pays for.
  ['no', 'puls', { title: /^Velkommen til/, menu: 'Åpne meny', week: /i uke 47\./, ways: 8, first: 'Bli medlem' }],
] as const)
  test.describe(() => {
    test.use({ language, viewport: { width: 390, height: 844 } });

    test(`shows the start page of ${center} in ${language} before what draws it is there, and as it stays`, async ({
      page,
      portal,
      promises,
    }) => {
      promises.except(/Failed to load resource/);
      await page.route(/\/boostsignup\/center$/, async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, json: { ...(await answer.json()), title: HOSTILE } });
      });
      const drawing = await holding(page, DRAWS);
      await portal.open(`/${center}`);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toContainText(HOSTILE);
      await expect(heading).toHaveText(found.title);
      await expect(page.getByRole('link', { name: found.first })).toHaveAttribute('href', `/${center}/member`);
      await expect(page.getByRole('link', { includeHidden: true })).toHaveCount(found.ways);
      await expect(page.getByText(found.week)).toBeVisible();
      expect(await page.locator('#root').innerHTML()).not.toMatch(/~(?:center|title|mail)~/);
      await expectNoBarriers(page, `the start page of ${center} before what draws it`);

      const before = await page.evaluateHandle(() => [...document.querySelectorAll('#root *:not(:empty)')]);
      const looks = await before.evaluate(looksOf);
      await drawing.goOn();
      // Whoever can open the menu has the whole page.
      await page.getByRole('button', { name: found.menu }).click();
      await expect(page.getByRole('list')).toBeVisible();
      expect(await before.evaluate((all) => all.filter(({ isConnected }) => !isConnected).length)).toBe(0);
      await page.keyboard.press('Escape');
      expect(await before.evaluate(looksOf)).toEqual(looks);
    });
  });

test('acts on what was pressed as soon as it can, in its order and without loading the page anew', async ({
  page,
  portal,
}) => {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const drawing = await holding(page, DRAWS);
  await portal.open('/nordlys');
  const other = page.getByRole('button', { name: 'English' });
  await pressAt(page, other);
  await expect(other).toHaveCSS('cursor', 'progress');
  const member = page.getByRole('link', { name: 'Bli medlem' });
  await member.dblclick();
  await expect(page).toHaveURL(`${portal.origin}/nordlys`);
  await drawing.goOn();
  await expect(page).toHaveURL(`${portal.origin}/nordlys/member`);
  await expect(page.getByRole('button', { name: 'Norsk' })).toHaveCSS('cursor', 'pointer');
  await page.goBack();
  await expect(page).toHaveURL(`${portal.origin}/nordlys`);
  await expect(page.getByRole('link', { name: 'Become a member' })).toBeVisible();
  expect(loads).toBe(1);

  // Twice is back again, as it is at any other time.
  const again = await holding(page, DRAWS);
  await page.reload();
  await page.getByRole('button', { name: 'Norsk' }).dblclick();
  await again.goOn();
  await page.getByRole('link', { name: 'Timetable' }).click();
  await expect(page).toHaveURL(`${portal.origin}/nordlys/classes`);
  await expect(page.getByRole('button', { name: 'Norsk' })).toBeVisible();
});

test('is taken over as it was shown, then shows what has come since, and another picture for a lost one', async ({
  page,
  portal,
  promises,
}) => {
  const [images, terms, drawing] = [
    await holding(page, /\/rest\/images$/),
    await holding(page, /\/payment\/conditionurl$/),
    await holding(page, DRAWS),
  ];
  await portal.open('/nordlys');
  await expect(page).toHaveTitle(/^Nordlys Trening/);
  const way = page.getByRole('main').getByRole('link', { name: 'Betalingsvilkår' });
  const picture = page.locator('img[fetchpriority="low"]');
  await expect(way).toHaveCount(0);
  await expect(picture).toHaveAttribute('srcset', /splash/);
  const timetable = page.getByRole('main').getByRole('link', { name: 'Timeplan' });
  await tabTo(page, timetable);
  const came = Promise.all([/\/rest\/images$/, /\/conditionurl$/].map((url) => page.waitForResponse(url)));
  await images.goOn();
  await terms.goOn();
  await came;
  await drawing.goOn();
  await expect(way).toHaveCount(1);
  // The center's own pictures come in one size.
  await expect(picture).not.toHaveAttribute('srcset');
  await expect(timetable).toBeFocused();

  // One was lost before the script could notice.
  await page.unrouteAll();
  promises.except(/Failed to load resource/);
  await page.route(/\/splash\/splash-4/, (route) => route.abort());
  await page.addInitScript(() => {
    Math.random = () => 0.5;
  });
  const anew = await holding(page, DRAWS);
  const lost = page.waitForEvent('requestfailed', (request) => /splash-4/.test(request.url()));
  await portal.open('/puls');
  await expect(picture).toHaveAttribute('src', '/assets/splash/splash-4.webp');
  await lost;
  await anew.goOn();
  await expect(picture).toHaveAttribute('src', '/assets/splash/splash-0.webp');
});

test('says that the page could not be loaded without its code, and shows nothing without its styles', async ({
  page,
  portal,
}) => {
  const failed = page.getByText('Kunne ikke laste siden.', { exact: true });
  const heading = page.getByRole('heading', { level: 1 });
  const drawing = await holding(page, DRAWS);
  await page.goto(`${portal.origin}/nordlys`, { waitUntil: 'commit' });
  await expect(heading).toBeVisible();
  await drawing.fail();
  await expect(failed).toBeVisible();
  await expect(heading).toHaveCount(0);
  await expectNoBarriers(page, 'the loading screen after the start page');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Prøv igjen', exact: true }).click();
  await expect(heading).toBeVisible();

  await page.route(/\/assets\/draw-.*\.css$/, (route) => route.abort());
  await page.goto(`${portal.origin}/nordlys`, { waitUntil: 'commit' });
  await expect(failed).toBeVisible();
  await expect(heading).toHaveCount(0);
});

test.describe('with time of its own', () => {
  test.use({ timers: 'wait' });

  test('says that it takes long in place of an unusable page, and continues anyway', async ({ page, portal }) => {
    const drawing = await holding(page, DRAWS);
    await portal.open('/nordlys');
    const heading = page.getByRole('heading', { level: 1 });
    const long = page.getByText('Det tar lang tid å laste siden.', { exact: true });
    await expect(heading).toBeVisible();
    await expect.poll(drawing.count).toBe(1);
    await page.clock.fastForward(20_000);
    await expect(long).toBeVisible();
    await expect(heading).toHaveCount(0);
    await drawing.goOn();
    await expect(heading).toBeVisible();
    await page.getByRole('button', { name: 'English' }).click();
    await expect(heading).toContainText('Welcome');
    await expect(long).toHaveCount(0);
  });
});

test('waits for what draws where the visitor is known, or has come to another page', async ({ page, portal }) => {
  await openProfile({ page, portal });
  for (const path of ['/nordlys', '/nordlys/vilkar']) {
    const drawing = await holding(page, DRAWS);
    await page.goto(`${portal.origin}${path}`, { waitUntil: 'commit' });
    await expect.poll(drawing.count).toBe(1);
    await expect(page.getByText('Laster …', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading')).toHaveCount(0);
    await drawing.goOn();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.unrouteAll();
  }
  await expect(page.getByRole('link', { name: 'Min profil' }).first()).toBeVisible();
});

/** Keeps a file back until the test wants it to come, or to be lost. */
async function holding(page: Page, file: RegExp) {
  const waiting: Route[] = [];
  await page.route(file, (route) => void waiting.push(route));
  const settle = async (action: (route: Route) => Promise<void>) => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    await page.route(file, action);
    for (const route of waiting.splice(0)) await action(route);
  };
  return {
    count: () => waiting.length,
    goOn: () => settle((route) => route.continue()),
    fail: () => settle((route) => route.abort()),
  };
}

/** Where everything lies that has words, and in which colour. The footer gets one more thing later. */
const looksOf = (all: readonly Element[]) =>
  all
    .filter((part) => part.matches('h1, h2, p, b, small'))
    .map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [part.textContent, x, y, width, height, getComputedStyle(part).color].join(' ');
    });
