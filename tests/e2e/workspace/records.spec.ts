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
  await expect(page.getByText('1 ny. Vis').first()).toBeAttached();
  expect([await where(), await rows.count()]).toEqual([before, count]);
});

// Only a browser lays out what stands above the list.
test('begins the lists of a project above the fold of a small desk', async ({ page, workspace }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const [path, name] of [
    ['deviations', 'Avvik'],
    ['checklists', 'Sjekklister'],
  ] as const) {
    await workspace.open(`/x/-/project/1018/${path}`);
    const first = page.getByRole('table', { name, exact: true }).locator('tbody tr').first();
    await expect(first).toBeVisible();
    const box = await first.boundingBox();
    expect(box?.y, path).toBeLessThan(900);
  }
});
