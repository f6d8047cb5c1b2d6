import type { Page, Route } from 'playwright/test';
import { expectNoBarriers } from '../../support/axe.ts';
import { pressAt, tabTo } from '../../support/keyboard.ts';
import { misfitsOn } from '../../support/misfits.ts';
import { expect, test } from '../../support/portal.ts';
import { isPainted, makeWide } from '../../support/window.ts';

const STANDARD = { ground: 'rgb(34, 39, 42)', ring: 'rgb(255, 255, 255)' };

test('is painted before any script has arrived, in the last known colours at the second visit', async ({
  page,
  portal,
}) => {
  await open(page, `${portal.origin}/nordlys/classes?departmentId=101`);
  expect(await coloursOf(page)).toEqual(STANDARD);

  await page.unrouteAll();
  await portal.open('/nordlys/classes?departmentId=101');
  await expect(page.getByRole('article').first()).toBeVisible();
  // The look is kept once the page has been painted, and put on once the loading screen has.
  await expect.poll(() => keptLookOf(page, 'nordlys')).not.toBeNull();
  const look = await keptLookOf(page, 'nordlys');
  expect(look).toMatchObject({ brand: '#1c6b55' });

  await open(page, `${portal.origin}/nordlys/classes?departmentId=101`);
  await expect.poll(async () => hexOf(await coloursOf(page))).toEqual(look);

  // Another center's first visit is not in this one's colours, and one that makes no sense is in none.
  await open(page, `${portal.origin}/solsiden/classes`);
  expect(await coloursOf(page)).toEqual(STANDARD);
  for (const look of [
    'nonsense',
    '{"image":"red","brand":"url(//foreign.invalid)"}',
    '[]',
    'null',
    '{"image":"#fff"}',
  ]) {
    await page.evaluate((kept) => window.localStorage.setItem('felles.look.nordlys', kept), look);
    await open(page, `${portal.origin}/nordlys`);
    expect(await coloursOf(page)).toEqual(STANDARD);
  }
});

test('shows a ring while loading, a text after a second, later a retry, and continues anyway', async ({
  page,
  portal,
}) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  const waiting: Route[] = [];
  await page.route(/\/assets\/start-.*\.js$/, (route) => void waiting.push(route));
  await page.goto(`${portal.origin}/nordlys`, { waitUntil: 'commit' });
  const words = page.getByRole('status', { includeHidden: true }).getByText('Laster …', { exact: true });
  const long = page.getByText('Det tar lang tid å laste siden.', { exact: true });
  await expect(words).toBeAttached();
  // Where the page is there at once nothing turns for a blink.
  const ring = page.getByRole('status', { includeHidden: true }).locator(':scope > :first-child');
  await page.clock.runFor(200);
  await expect(ring).toBeHidden();
  await page.clock.runFor(100);
  await expect(ring).toBeVisible();
  await page.clock.runFor(600);
  await expect(words).toBeHidden();
  await page.clock.runFor(100);
  await expect(words).toBeVisible();
  await page.clock.runFor(18_900);
  await expect(long).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(long).toBeVisible();

  await page.clock.resume();
  await expectNoBarriers(page, 'the loading screen that takes long');
  await tabTo(page, page.getByRole('button', { name: 'Prøv igjen', exact: true }));
  await expect.poll(() => waiting.length).toBe(1);
  for (const route of waiting) await route.continue();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(long).toHaveCount(0);
  // The button is gone on which somebody stood.
  await expect(page.getByRole('main')).toBeFocused();

  // A failure is said at once, without waiting for the ring.
  await page.unrouteAll();
  await page.clock.pauseAt(1_000_000);
  await page.route(/\/assets\/start-.*\.js$/, (route) => route.abort());
  await page.goto(`${portal.origin}/nordlys`, { waitUntil: 'commit' });
  const failed = page.getByText('Kunne ikke laste siden.', { exact: true });
  await expect(failed).toBeAttached();
  await page.clock.runFor(100);
  await expect(failed).toBeVisible();
});

const LOSSES: readonly (readonly [what: string, file: RegExp, lost: (route: Route) => Promise<void>])[] = [
  ['what begins is cut off', /\/assets\/start-.*\.js$/, (route) => route.abort()],
  ['what begins cannot be read', /\/assets\/start-.*\.js$/, (route) => route.fulfill(UNREADABLE)],
  ['React is not there', /\/assets\/react-.*\.js$/, (route) => route.fulfill({ status: 404 })],
  ['what draws is not sent', /\/assets\/draw-.*\.js$/, (route) => route.fulfill({ status: 500 })],
  ['what draws cannot be read', /\/assets\/draw-.*\.js$/, (route) => route.fulfill(UNREADABLE)],
  ['the style sheet is cut off', /\/assets\/draw-.*\.css$/, (route) => route.abort()],
];

/** A script that an old browser cannot read. */
const UNREADABLE = { contentType: 'text/javascript', body: 'newer than the browser' };

test('says that the page could not be loaded if any part is lost, and retries at the same place', async ({
  page,
  portal,
  promises,
}) => {
  promises.except(/^uncaught: Unexpected identifier/);
  const address = `${portal.origin}/nordlys/classes?departmentId=101#main`;
  const screen = page.getByRole('status');
  for (const [what, file, lost] of LOSSES) {
    await page.unrouteAll();
    await page.route(file, lost);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(screen, what).toHaveText(/^Kunne ikke laste siden\.\s*Prøv igjen$/, { useInnerText: true });
    // From the page itself an address with a mark in it leads only to another place on it.
    await page.goto('about:blank');
  }

  await page.goto(address, { waitUntil: 'commit' });
  const again = page.getByRole('button', { name: 'Prøv igjen', exact: true });
  await expect(again).toBeVisible();
  expect((await again.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expectNoBarriers(page, 'the loading screen that failed');
  for (const width of [320, 390, 1024, 1600]) {
    await makeWide(page, width);
    expect(await misfitsOn(page), `${width} px`).toEqual([]);
  }

  await page.unrouteAll();
  await pressAt(page, again);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(address);
});

test('holds the style sheets until there is something to show, and leaves them in their order', async ({
  page,
  portal,
  promises,
  timetable,
}) => {
  await test.step('has its looks also when a style sheet comes only at the second time', async () => {
    promises.except(/Failed to load resource/);
    for (const name of ['draw', 'timetable']) {
      await page.route(new RegExp(`/assets/${name}-.*\\.css$`), (route) => route.abort(), { times: 1 });
    }
    await portal.open('/nordlys/classes?departmentId=101');
    await expect(page.getByRole('article').first()).toHaveCSS('position', 'relative');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Inter/);
  });

  await test.step('goes when there is something to show, and leaves the style layers in their order', async () => {
    await portal.open('/nordlys/classes?departmentId=101');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByText('Laster …', { exact: true })).toHaveCount(0);
    // Nobody who arrives is led anywhere.
    await expect(page.locator('body')).toBeFocused();
    // The kit's rules for a button stand above those for every plain button.
    const look = await timetable.week.evaluate((button) => {
      const { paddingLeft, borderTopWidth } = getComputedStyle(button);
      return [paddingLeft, borderTopWidth].map(Number.parseFloat);
    });
    expect(Math.min(...look)).toBeGreaterThan(0);

    await test.step('looks the same when the style sheets have come', async () => {
      const waiting: Route[] = [];
      await page.route(/\/assets\/draw-.*\.js$/, (route) => void waiting.push(route));
      await page.goto(`${portal.origin}/nordlys/classes?departmentId=101`, { waitUntil: 'commit' });
      await expect.poll(() => styleSheetsOf(page)).toEqual({ there: 2, holding: 0 });
      await expect(page.getByText('Laster …', { exact: true })).toBeVisible();

      for (const route of waiting) await route.continue();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const { there, holding } = await styleSheetsOf(page);
      expect(holding).toBe(there);
    });
  });
});

test('gives way also in a window out of sight', async ({ page, portal }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    window.requestAnimationFrame = () => 0;
    window.IntersectionObserver.prototype.observe = () => undefined;
  });
  for (const path of ['/nordlys', '/nordlys/classes?departmentId=101']) {
    await portal.open(path);
    await expect(page).toHaveTitle(/Nordlys Trening/);
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('button', { name: 'Norsk' })).toBeVisible();
    await page.getByRole('button', { name: 'Norsk' }).click();
  }
});

/** Opens a page whose scripts and style sheets never arrive, and waits until something is painted. */
async function open(page: Page, address: string): Promise<void> {
  await page.route(/\/assets\/.*\.(js|css)$/, () => {});
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByText('Laster …', { exact: true })).toBeVisible();
  await isPainted(page);
}

/** How many style sheets of files have come to the page, and how many of them say how it looks. */
const styleSheetsOf = (page: Page) =>
  page.evaluate(() => {
    const sheets = [...document.styleSheets].filter(({ href }) => href !== null);
    return { there: sheets.length, holding: sheets.filter(({ media }) => matchMedia(media.mediaText).matches).length };
  });

const coloursOf = (page: Page) =>
  page.getByRole('status').evaluate((loading) => ({
    ground: getComputedStyle(document.documentElement).backgroundColor,
    ring: getComputedStyle(loading.firstElementChild ?? loading).borderTopColor,
  }));

/** The colours that an earlier visit to the center has stored. */
const keptLookOf = async (page: Page, center: string): Promise<unknown> =>
  JSON.parse((await page.evaluate((code) => localStorage.getItem(`felles.look.${code}`), center)) ?? 'null');

const hexOf = ({ ground, ring }: typeof STANDARD) => ({ image: hex(ground), brand: hex(ring) });

const hex = (rgb: string): string =>
  `#${(rgb.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;

test.describe('for a visitor who has chosen English', () => {
  test.use({ language: 'en' });

  test('speaks English from the first word on, and to the last', async ({ page, portal, context }) => {
    const waiting: Route[] = [];
    await page.route(/\/assets\/start-.*\.js$/, (route) => void waiting.push(route));
    await page.goto(`${portal.origin}/nordlys`, { waitUntil: 'commit' });
    await expect(page.getByText('Loading …', { exact: true })).toBeVisible();
    await expect(page.getByText('Laster …', { exact: true })).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');

    for (const route of waiting) await route.abort();
    const words = /^Could not load the page\.\s*Try again$/;
    await expect(page.getByRole('status')).toHaveText(words, { useInnerText: true });
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Try again', exact: true }).click();
    await expect(page.getByText('You are offline.', { exact: true })).toBeVisible();
    await expect(page.getByText('Du er uten nett.', { exact: true })).toBeHidden();
  });
});
