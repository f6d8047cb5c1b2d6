import { LONGEST_STATE } from '../../support/axe.ts';
import { misfitsOn } from '../../support/misfits.ts';
import { expect, test } from '../../support/portal.ts';
import { beLoggedIn } from '../../support/session.ts';
import { smallTargetsOn } from '../../support/small-targets.ts';
import { turnTo } from '../../support/turn.ts';

/** The pages of a member, each with its heading. */
const PAGES = [
  '',
  'profile',
  'bookings',
  'invoices',
  'visits',
  'card',
  'messages',
  'news',
  'agreement/70001',
  'agreement/70001/end',
  'agreement/70001/pause',
  'classes?departmentId=101',
];

/** Without a link within the center's own sentence, and buttons whose hidden words or line beside them count as words. */
const aside = (found: readonly string[]): readonly string[] =>
  found.filter((one) => !/^<a [^>]*href="mailto:|^too small: (Mine|\p{L}{6})/u.test(one));

// In a browser: widths and sizes are those of the layout.
test('[P-MEMBER-56] fits 320 px and text of 200 %, and has targets of 44 px on a phone', async ({ page, portal }) => {
  test.setTimeout(LONGEST_STATE * PAGES.length);
  await beLoggedIn({ page, portal });
  await portal.open('/nordlys/visits');
  for (const path of PAGES) {
    await page.setViewportSize({ width: 390, height: 844 });
    await turnTo(page, `/nordlys/${path}`);
    await expect(page.locator('main h1:not([data-before])')).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    expect(aside(await smallTargetsOn(page, 'main')), path).toEqual([]);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(aside(await misfitsOn(page)), `${path} with text of 200 %`).toEqual([]);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '';
    });
    await page.setViewportSize({ width: 320, height: 844 });
    expect(aside(await misfitsOn(page)), `${path} at 320 px`).toEqual([]);
  }
});
