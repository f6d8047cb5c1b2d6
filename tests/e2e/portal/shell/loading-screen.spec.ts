import type { Page, Route } from 'playwright/test';
import { expect, test } from '../../support/portal.ts';

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

  // Another center's first visit is not in this one's colours.
  await open(page, `${portal.origin}/solsiden/classes`);
  expect(await coloursOf(page)).toEqual(STANDARD);
});

test('has words for whoever has waited for a second', async ({ page, portal }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.route(/\/assets\/start-.*\.js$/, () => undefined);
  await page.goto(`${portal.origin}/nordlys`, { waitUntil: 'commit' });
  const words = page.getByRole('status').getByText('Laster …', { exact: true });
  await expect(words).toBeAttached();
  await page.clock.runFor(900);
  await expect(words).toBeHidden();
  await page.clock.runFor(100);
  await expect(words).toBeVisible();
});

test('has its standard colours when the last ones make no sense', async ({ page, portal }) => {
  for (const look of [
    'nonsense',
    '{"image":"red","brand":"url(//foreign.invalid)"}',
    '[]',
    'null',
    '{"image":"#fff"}',
  ]) {
    await open(page, `${portal.origin}/nordlys`);
    await page.evaluate((kept) => window.localStorage.setItem('felles.look.nordlys', kept), look);
    await open(page, `${portal.origin}/nordlys`);
    expect(await coloursOf(page)).toEqual(STANDARD);
  }
});

test('stays until the style sheet is there, so that nothing shows without its looks', async ({ page, portal }) => {
  const waiting: Route[] = [];
  await page.route(/\/assets\/draw-.*\.css$/, (route) => void waiting.push(route));
  const script = page.waitForResponse(/\/assets\/start-.*\.js$/);
  await page.goto(`${portal.origin}/nordlys`, { waitUntil: 'commit' });
  await (await script).finished();
  await expect(page.getByText('Laster …', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading')).toHaveCount(0);

  for (const route of waiting) await route.continue();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('looks the same when the style sheets have come, until there is something to show', async ({ page, portal }) => {
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

test('leads to a page with its looks also when a style sheet comes only at the second time', async ({
  page,
  portal,
  promises,
}) => {
  promises.except(/Failed to load resource/);
  for (const name of ['draw', 'timetable']) {
    await page.route(new RegExp(`/assets/${name}-.*\\.css$`), (route) => route.abort(), { times: 1 });
  }
  await portal.open('/nordlys/classes?departmentId=101');
  await expect(page.getByRole('article').first()).toHaveCSS('position', 'relative');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Inter/);
});

test('leaves the style layers in their order, whichever sheet comes first', async ({ portal, timetable }) => {
  await portal.open('/nordlys/classes?departmentId=101');
  // What the kit says of a button stands above what every plain button is.
  const look = await timetable.week.evaluate((button) => {
    const { paddingLeft, borderTopWidth } = getComputedStyle(button);
    return [paddingLeft, borderTopWidth].map(Number.parseFloat);
  });
  expect(Math.min(...look)).toBeGreaterThan(0);
});

test('goes when there is something to show', async ({ page, portal }) => {
  await portal.open('/nordlys/classes?departmentId=101');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText('Laster …', { exact: true })).toHaveCount(0);
});

/** Opens a page whose scripts and style sheets never arrive, and waits until something is painted. */
async function open(page: Page, address: string): Promise<void> {
  await page.route(/\/assets\/.*\.(js|css)$/, () => {});
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByText('Laster …', { exact: true })).toBeVisible();
  await page.evaluate(firstPaint);
}

/** Over once something is painted that a visitor can read. */
const firstPaint = () =>
  new Promise<void>((painted) => {
    const observer = new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length > 0) painted();
    });
    observer.observe({ type: 'paint', buffered: true });
  });

/** How many style sheets of files have come to the page, and how many of them say how it looks. */
const styleSheetsOf = (page: Page) =>
  page.evaluate(() => {
    const sheets = [...document.styleSheets].filter(({ href }) => href !== null);
    return { there: sheets.length, holding: sheets.filter(({ media }) => matchMedia(media.mediaText).matches).length };
  });

const coloursOf = (page: Page) =>
  page.getByRole('status').evaluate((loading) => ({
    ground: getComputedStyle(document.documentElement).backgroundColor,
    ring: getComputedStyle(loading, '::before').borderTopColor,
  }));

/** What an earlier visit to the center has left of its colours. */
const keptLookOf = async (page: Page, center: string): Promise<unknown> =>
  JSON.parse((await page.evaluate((code) => localStorage.getItem(`felles.look.${code}`), center)) ?? 'null');

const hexOf = ({ ground, ring }: typeof STANDARD) => ({ image: hex(ground), brand: hex(ring) });

const hex = (rgb: string): string =>
  `#${(rgb.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;

test.describe('for whoever has chosen English', () => {
  test.use({ language: 'en' });

  test('speaks English from the first word on', async ({ page, portal }) => {
    await page.route(/\/assets\/start-.*\.js$/, () => undefined);
    await page.goto(`${portal.origin}/nordlys`, { waitUntil: 'commit' });
    await expect(page.getByText('Loading …', { exact: true })).toBeVisible();
    await expect(page.getByText('Laster …', { exact: true })).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});
