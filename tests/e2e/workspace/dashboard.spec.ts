// In a browser: what is dragged and pulled by a pointer, where portlets lie, and the focus in panels.
import { issueGrant } from '@felles/mock-server/internal';
import { expectNoBarriersAt } from '../support/axe.ts';
import { withFigures } from '../support/layout.ts';
import { expectFits, makeWide } from '../support/window.ts';
import { expect, hears, test } from '../support/workspace.ts';

test('moves a portlet by its grip and resizes one by its corner, and the service keeps both', async ({
  page,
  workspace,
}) => {
  await page.setViewportSize({ width: 1600, height: 1000 });
  withFigures(workspace.world);
  await workspace.open('/x/-/dashboard/start');
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  await page.getByRole('button', { name: 'Endre oppsettet' }).click();
  await expect(titles).toHaveText(['Oppgaver', 'Frister', 'Prosjekter', 'Sist besøkt']);
  const card = (title: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  // The code for dragging comes after the page.
  await expect(page.locator('[draggable=true]')).toHaveCount(4);
  await card('Sist besøkt').locator('[data-grip]').dragTo(card('Oppgaver'));
  await expect(titles).toHaveText(['Sist besøkt', 'Oppgaver', 'Frister', 'Prosjekter']);

  const before = await card('Oppgaver').boundingBox();
  const corner = await card('Oppgaver').locator('[data-corner]').boundingBox();
  if (!before || !corner) throw new Error('the portlet is not there');
  await page.mouse.move(corner.x + 12, corner.y + 12);
  await page.mouse.down();
  await page.mouse.move(corner.x + 12 + before.width / 2, corner.y + 200, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => (await card('Oppgaver').boundingBox())?.width).toBeGreaterThan(before.width * 1.3);
  await page.reload();
  await page.getByRole('button', { name: 'Endre oppsettet' }).click();
  await expect(titles).toHaveText(['Sist besøkt', 'Oppgaver', 'Frister', 'Prosjekter']);
  expect((await card('Oppgaver').boundingBox())?.width).toBeGreaterThan(before.width * 1.3);
});

test('can be arranged by everyone, by keyboard, on a phone and at a desk', async ({ page, workspace }) => {
  withFigures(workspace.world);
  await workspace.open('/x/-/dashboard/start');
  await page.getByRole('button', { name: 'Endre oppsettet' }).click();
  await expect(page.getByRole('combobox', { name: 'Legg til portlett' })).toBeVisible();
  await makeWide(page, 390);
  await page.getByRole('button', { name: 'Endre Frister' }).press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('Frister');
  await expect(page.getByRole('button', { name: 'Endre Frister' })).toBeFocused();
  for (const width of [390, 1600])
    await test.step(`in a window of ${width} pixels`, async () => {
      await makeWide(page, width);
      await expectNoBarriersAt(page, width);
      await page.getByRole('button', { name: 'Alle oppsett' }).click();
      await expect(page).toHaveURL(/[?&]panel=layouts$/);
      await expectNoBarriersAt(page, width);
      await page.goBack();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expectFits(page);
    });
});

test('has the five entries of a phone also where the menu is collapsed, and marks a notification as seen', async ({
  page,
  workspace,
}) => {
  workspace.world.change((state) => {
    state.settings['ola menu'] = '{"collapsed":true}';
  });
  await page.setViewportSize({ width: 390, height: 900 });
  await workspace.open('/x/-/notifications');
  const menu = page.getByRole('navigation', { name: 'Hovedmeny' });
  await expect(menu.getByText('Min dag')).toBeVisible();
  const seen = menu.locator(':scope > *').filter({ visible: true });
  await expect(seen).toHaveText(['Min dag', /^Søk/, 'Prosjekter', /^Samtaler/, /^Mer/]);
  await menu.getByRole('button', { name: /^Mer/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu.getByRole('button', { name: /^Mer/ })).toBeFocused();

  await test.step('marks a notification as seen where its line leads elsewhere', async () => {
    const marks = page.getByRole('button', { name: /^Merk som sett: / });
    await expect(marks).toHaveCount(4);
    await marks.first().click();
    await expect(marks).toHaveCount(3);
    expect(page.url()).toBe(`${workspace.origin}/x/-/notifications`);
    // All of the line is the link.
    await page.getByRole('main').getByText('Dokumenter').last().click({ force: true });
    await expect(page).toHaveURL(/\/x\/-\/document\//);
  });
});

test('has columns of portlets as the window has room, each as long as its content, and shows live what is changed', async ({
  page,
  workspace,
}) => {
  await workspace.open('/x/-/dashboard/start');
  await expect(page.getByRole('button', { name: /^Vis \d+ til$/ })).toBeVisible();
  const boxOf = async (title: string) => {
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, level: 2 }) });
    const box = await card.boundingBox();
    if (box === null) throw new Error(title);
    return box;
  };
  for (const [width, columns] of [
    [390, 1],
    [1280, 2],
  ] as const)
    await test.step(`${columns} columns in a window of ${width} pixels`, async () => {
      await makeWide(page, width);
      await expectNoBarriersAt(page, width);
      const [needs, today, onSite] = [await boxOf('Trenger deg'), await boxOf('I dag'), await boxOf('På plassen nå')];
      expect(today.y - (needs.y + needs.height)).toBeLessThanOrEqual(16);
      expect(onSite.x > needs.x).toBe(columns === 2);
      if (columns === 2) expect(onSite.y).toBe(needs.y);
      await expectFits(page);
    });

  await test.step('shows without a reload what the user changes in another window', async () => {
    const chosen = page.getByRole('combobox', { name: 'Oppsett' });
    await expect(chosen).toContainText('Min oversikt');
    await hears(workspace, 'user.501');
    const reply = await fetch(`${workspace.origin}/rest/dashboard/start/layout/${await chosen.inputValue()}`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${issueGrant(workspace.world, 'ola').access}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ title: 'Tirsdagen' }),
    });
    expect(reply.status).toBe(200);
    await expect(chosen).toContainText('Tirsdagen');
  });
});
