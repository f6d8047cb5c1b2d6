import { turnTo } from '../support/turn.ts';
import { expect, test } from '../support/workspace.ts';

test('changes a list of records and its figures under an open panel, and announces what is new', async ({
  page,
  workspace,
}) => {
  await workspace.open('/x/-/project/1018/deviations');
  const rows = page.getByRole('table', { name: 'Avvik', exact: true }).locator('tbody tr');
  await expect(rows.first()).toBeVisible();
  await expect
    .poll(async () => (await workspace.connections()).flatMap(({ channels }) => channels))
    .toContain('project.1018');
  const count = await rows.count();
  const total = page.getByRole('table', { name: 'Avvik per status' }).locator('tfoot td').first();
  await expect(total).toHaveText(String(count));

  await rows.first().getByRole('link').click();
  const panel = page.getByRole('dialog');
  await expect(panel).toBeVisible();
  const id = Number(/panel=deviations\.(\d+)/.exec(page.url())?.[1]);
  const where = () =>
    page.evaluate(() => [document.activeElement?.closest('dialog') !== null, window.scrollY] as const);
  const before = await where();
  expect(before[0]).toBe(true);

  const told = (data: object) =>
    workspace.live('publish', { channel: 'project.1018', event: 'deviation.changed', data: { status: 1, ...data } });
  await told({ deviation_id: id, title: 'Rekkverk er løst', place: 'Flyttet til taket' });
  await expect(panel.getByText('Flyttet til taket')).toBeVisible();
  await told({ deviation_id: 77, title: 'Nytt avvik' });
  await expect(page.getByText('1 ny.').first()).toBeAttached();
  expect([await where(), await rows.count()]).toEqual([before, count]);
});

// Only a browser lays out the window, and knows how much of it is above the keyboard.
test('[W-SITE-54] begins lists above the fold, and keeps a new deviation in reach of a thumb and above the keyboard', async ({
  page,
  workspace,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await workspace.open('/x/-/project/1018/checklists');
  for (const [path, name] of [
    ['checklists', 'Sjekklister'],
    ['deviations', 'Avvik'],
  ] as const) {
    await turnTo(page, `/x/-/project/1018/${path}`);
    const first = page.getByRole('table', { name, exact: true }).locator('tbody tr').first();
    await expect(first).toBeVisible();
    const box = await first.boundingBox();
    expect(box?.y, path).toBeLessThan(900);
  }

  const heightOf = 844;
  await page.setViewportSize({ width: 390, height: heightOf });
  const add = page.getByRole('button', { name: 'Nytt avvik' });
  await expect(add).toBeVisible();
  const halves = page.locator('tbody[role] td[data-half]');
  const starts = () =>
    halves.evaluateAll((cells) => [...new Set(cells.map((cell) => Math.round(cell.getBoundingClientRect().x)))]);
  await expect.poll(async () => (await starts()).length, { message: 'places where values of cards start' }).toBe(2);

  const [button, bar] = [await add.boundingBox(), await page.getByRole('navigation', { name: 'Meny' }).boundingBox()];
  expect(button?.height).toBeGreaterThanOrEqual(56);
  expect(button?.width).toBeGreaterThan(350);
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  expect(button?.y).toBeGreaterThan((2 / 3) * heightOf);

  await add.click();
  const save = page.getByRole('dialog').getByRole('button', { name: 'Lagre avvik' });
  const end = async () => {
    const box = await save.boundingBox();
    return { height: box?.height ?? 0, below: Math.round((box?.y ?? 0) + (box?.height ?? 0)) };
  };
  await expect.poll(async () => (await end()).below).toBeGreaterThan(heightOf - 40);
  expect((await end()).height).toBeGreaterThanOrEqual(56);
  // A test browser has no keyboard: the part of the window that one would leave.
  const leaves = 500;
  await page.evaluate((height) => {
    Object.defineProperty(window.visualViewport, 'height', { configurable: true, value: height });
    window.visualViewport?.dispatchEvent(new Event('resize'));
  }, leaves);
  await expect.poll(async () => (await end()).below).toBeLessThanOrEqual(leaves);
  await page.evaluate(() => {
    Reflect.deleteProperty(window.visualViewport ?? {}, 'height');
    window.visualViewport?.dispatchEvent(new Event('resize'));
  });
  await expect.poll(async () => (await end()).below).toBeGreaterThan(leaves);

  await page.setViewportSize({ width: 1280, height: 860 });
  await expect.poll(async () => (await page.getByRole('dialog').locator('> div').boundingBox())?.width).toBe(600);
});
