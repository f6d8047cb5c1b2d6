// In a browser: what is cut or out of reach in a window of a phone or a desk, where bars stand over their days, which rows of a
// long schedule are on the page, and what is told over the browser's own socket. Only layout and scrolling decide these.
import { addDays, isoDate, mondayOf, osloDay } from '@felles/core';
import { expectNoBarriersAt } from '../support/axe.ts';
import { CHECKED_WIDTHS } from '../support/widths.ts';
import { expectFits, makeWide } from '../support/window.ts';
import { expect, hears, test } from '../support/workspace.ts';

const PHONE = 700;

const missing = (): never => {
  throw new Error('the bar has no place');
};

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

// Only a browser has places of bars under a pointer; the keys do the same in tests/screens.
test('[W-PLAN-13] moves a bar by the pointer to other days and another person, and stretches its end', async ({
  page,
  workspace,
}) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  const today = osloDay(workspace.world.now());
  const monday = addDays(mondayOf(today), 7);
  const dayAt = (count: number): string => isoDate(addDays(monday, count));
  const person = (person_id: string, name: string) => ({
    person_id,
    name,
    status: 'ACTIVE',
    holidays: [],
    expenses: [],
  });
  const task = (row: number, title: string, assignee: object) => ({
    ...{ row, id: String(7_000 + row), title, completion_status: 'SCHEDULED', start: dayAt(1), end: dayAt(1) },
    ...{ project_id: '1001', project_title: 'Storgata 31', assignees: [assignee] },
  });
  workspace.world.change((state) => {
    state.tables['tasks'] = [
      task(1, 'Takstoler', person('1', 'Ola Bakken')),
      task(2, 'Riving', person('4', 'Per Moe')),
    ];
  });
  await workspace.open(`/x/-/planning?week=${dayAt(0)}`);
  const bar = page.getByRole('link', { name: /^Takstoler/ });
  const from = (await bar.boundingBox()) ?? missing();
  const other = (await page.getByRole('link', { name: /^Riving/ }).boundingBox()) ?? missing();
  const middle = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + from.width, other.y + other.height / 2, { steps: 4 });
  const words = page.getByText(/^Slipp: onsdag/);
  await expect(words).toContainText('Settes på Per Moe');
  await expect(words).toBeInViewport();
  await page.mouse.up();
  const task1 = () => (workspace.world.state.tables['tasks'] as readonly object[])[0];
  await expect.poll(task1).toMatchObject({ start: dayAt(2), end: dayAt(2), assignees: [{ person_id: '4' }] });
  // The click that ends a drag opens no panel.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const now = (await bar.boundingBox()) ?? missing();
  await page.mouse.move(now.x + now.width - 3, now.y + 20);
  await page.mouse.down();
  await page.mouse.move(now.x + now.width - 3 + now.width, now.y + 20, { steps: 4 });
  await page.mouse.up();
  await expect.poll(task1).toMatchObject({ start: dayAt(2), end: dayAt(3) });
  await page.mouse.move(now.x + now.width / 2, now.y + 20);
  await page.mouse.down();
  await page.mouse.move(now.x + now.width * 2, now.y + 20, { steps: 4 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(page.getByText(/^Slipp: /)).toHaveCount(0);
  expect(task1()).toMatchObject({ start: dayAt(2), end: dayAt(3) });
});
