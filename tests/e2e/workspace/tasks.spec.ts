// In a browser: what is cut or out of reach in a window of a phone or a desk, where bars stand over their days, which rows of a
// long schedule are on the page, and what is told over the browser's own socket. Only layout and scrolling decide these.
import { expectNoBarriersAt } from '../support/axe.ts';
import { CHECKED_WIDTHS } from '../support/widths.ts';
import { expectFits, makeWide } from '../support/window.ts';
import { expect, hears, test } from '../support/workspace.ts';

const PHONE = 700;

// The demo's tasks lie around the day of the world.
test.use({ time: 'moved' });

test('[W-TASKS-17] plans tasks over days for everyone, on a phone and at a desk', async ({ page, workspace }) => {
  await workspace.open('/x/-/planning');
  await expect(page.getByText(/^\d+ oppgaver$/).first()).toBeVisible();
  await hears(workspace, 'planning');
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' }).format(workspace.world.now());
  const planned = { id: 'ny', title: 'Kranløft', completion_status: 'STARTED', start: today, assignees: [] };
  await workspace.live('publish', { channel: 'planning', event: 'task.changed', data: planned });
  const bar = page.getByRole('link', { name: /^Kranløft/ });
  for (const width of CHECKED_WIDTHS)
    await test.step(`in a window of ${width} pixels`, async () => {
      await makeWide(page, width);
      await expect(bar).toBeVisible();
      await expectFits(page);
      if (width > PHONE) {
        const day = await page.locator('li[aria-current="date"]').boundingBox();
        const place = await bar.boundingBox();
        expect(Math.abs((place?.x ?? 0) - (day?.x ?? 0))).toBeLessThan(8);
      }
      await bar.click();
      await expect(page.getByRole('dialog', { name: 'Kranløft' })).toBeVisible();
      await expectNoBarriersAt(page, width);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
});

test('should have on the page only the rows near the window, of 5,000 tasks', async ({ page, workspace }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  workspace.world.change((state) => {
    state.tasks = 5_000;
  });
  await workspace.open('/x/-/planning?weeks=4');
  await expect(page.getByText(/^[12]\d\d\d oppgaver$/)).toBeVisible();
  const rows = page.locator('li[aria-setsize]');
  const all = Number(await rows.first().getAttribute('aria-setsize'));
  expect(all).toBeGreaterThan(200);
  expect(await rows.count()).toBeLessThan(60);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.locator(`li[aria-posinset="${all}"]`)).toBeVisible();
});
