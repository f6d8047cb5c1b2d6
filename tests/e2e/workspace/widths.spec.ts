// In a browser: whether a name is cut is known only to what draws it, with the font, the padding and the window that it has. Each
// page is opened once, made wide five times, and read on a phone with large text.
import { expectNoBarriersAt, LONGEST_STATE } from '../support/axe.ts';
import { cutOn } from '../support/cut-names.ts';
import { smallTargetsOn } from '../support/small-targets.ts';
import { turnTo } from '../support/turn.ts';
import { enlargeText, makeWide } from '../support/window.ts';
import { expect, test } from '../support/workspace.ts';

const PHONE = 390;
const DESK = 1600;
const WIDTHS = [PHONE, 1024, 1280, 1440, DESK];

/** Pages that belong together, which one browser visits after each other. */
const PAGES = {
  'the lists and people of a project': [
    '/projects',
    '/projects/new',
    '/project/1001/phases',
    '/project/1001/phases/2',
    '/project/1001/participants',
    '/project/1001/conversations',
    '/project/1001/checkins',
  ],
  'the papers and records of a project': [
    '/project/1001/documents',
    '/project/1001/photos',
    '/project/1001/handbook',
    '/document/100116',
    '/project/1001/checklists',
    '/project/1001/deviations',
    '/project/1001/expenses',
  ],
  'the time of a project': [
    '/project/1001/deadlines',
    '/project/1001/tasks',
    '/project/1001/hours',
    '/project/1001/hours/approval',
    '/project/1001/statistics',
  ],
  'the register': [
    '/persons',
    '/contacts',
    '/departments',
    '/person/1',
    '/contact/100',
    '/articles',
    '/articles?article=1',
  ],
  'all projects': ['/deadlines', '/statistics', '/statistics?tab=tasks', '/planning', '/planning?weeks=4'],
  'the start, a day on site and chat': [
    '/dashboard/start',
    '/search?q=skole',
    '/notifications',
    '/checkin?q=e',
    '/site?project=1001',
    '/hours',
    '/chat',
    '/chat/20101',
    '/chat/20104',
  ],
};

// The demo's tasks lie around the day of the world.
test.use({ time: 'moved' });

/** Pages on site have a row of their own about it. */
const ROWS: Readonly<Record<string, string>> = {
  'the papers and records of a project': '[W-SITE-59] ',
  'the start, a day on site and chat': '[W-SITE-59] ',
};

/** The page of an address, whatever it shows of it. */
const pageOf = (path: string | undefined): string | undefined => path?.split('?')[0];

for (const [name, paths] of Object.entries(PAGES))
  test(`${ROWS[name] ?? ''}cuts no name of ${name}, never scrolls sideways and has no barrier, from 390 to 1600 px and at 200 %`, async ({
    page,
    workspace,
  }) => {
    test.setTimeout(2 * LONGEST_STATE * paths.length);
    for (const [at, path] of paths.entries())
      await test.step(path, async () => {
        await page.setViewportSize({ width: DESK, height: 900 });
        if (at === 0 || pageOf(path) === pageOf(paths[at - 1])) await workspace.open(`/x/-${path}`);
        else await turnTo(page, `/x/-${path}`);
        await expect(page.locator('main :is(tbody tr, li, article, dd):not([data-before])').first()).toBeVisible();
        for (const width of WIDTHS) {
          await makeWide(page, width);
          await expect.poll(() => cutOn(page), { message: `${path} at ${width} pixels` }).toEqual([]);
          if (width === PHONE) expect(await smallTargetsOn(page), path).toEqual([]);
          if (width === PHONE || width === DESK) await expectNoBarriersAt(page, width);
        }
        await makeWide(page, PHONE);
        await enlargeText(page, 200);
        await expect.poll(() => cutOn(page), { message: `${path} with text of 200 %` }).toEqual([]);
      });
  });

test('shows the title of a task that has room for its glyph alone, with the focus and under the pointer', async ({
  page,
  workspace,
}) => {
  await workspace.open('/x/-/planning?weeks=4');
  await makeWide(page, 1280);
  const bars = page.locator('li[aria-setsize] a');
  await expect(bars.first()).toBeVisible();
  const widths = await bars.locator('b').evaluateAll((titles) => titles.map((title) => title.clientWidth));
  const short = [widths.indexOf(1), widths.lastIndexOf(1)].map((at) => bars.nth(at));
  for (const bar of short) {
    const title = bar.locator('b');
    await bar.focus();
    await expect.poll(() => title.evaluate((element) => element.clientWidth)).toBeGreaterThan(40);
    await expect(title).toBeInViewport({ ratio: 1 });
    await bar.evaluate((element) => element.blur());
    await expect.poll(() => title.evaluate((element) => element.clientWidth)).toBe(1);
    await bar.hover();
    await expect(title).toBeInViewport({ ratio: 1 });
  }
});
