// Panels as only a browser knows them: the focus, the history, the width of a window, and controls that can be pressed.
import type { Page } from 'playwright/test';
import { expectNoBarriers, expectNoBarriersAt, LONGEST_STATE } from '../support/axe.ts';
import { misfitsOn } from '../support/misfits.ts';
import { smallTargetsOn } from '../support/small-targets.ts';
import { makeWide } from '../support/window.ts';
import { expect, test } from './workspace-kit.ts';

const WIDTHS = [390, 1600];

const panel = (page: Page, name: string) => page.getByRole('dialog', { name });
const task = (page: Page) => panel(page, 'Støpe plate i kjeller');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

// The history of the browser is its own.
test('panels follow the history and the address, and ask before what is in them is lost', async ({ page, openKit }) => {
  await openKit('panels');
  await test.step('Back closes the top panel, Forward opens it again, and its close button goes back', async () => {
    await page.getByRole('link', { name: 'Oppgave 12' }).click();
    await press(page, 'Vis Kari Nordmann');
    await expect(page).toHaveURL(/\?panel=task\.12\*person\.3$/);
    await page.goBack();
    await expect(task(page)).toBeVisible();
    await expect(page).toHaveURL(/\?panel=task\.12$/);
    await page.goForward();
    await expect(panel(page, 'Kari Nordmann')).toBeVisible();
    await page.getByRole('button', { name: 'Støpe plate' }).click();
    await expect(page).toHaveURL(/\?panel=task\.12$/);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/panels$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goForward();
    await expect(task(page), 'the entry of the link is still ahead').toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('Back asks a panel with something in it, which stays with a no and closes with a yes', async () => {
    await press(page, 'Ny oppgave');
    await page.getByLabel('Navn på oppgaven').fill('Rive vegg');
    await page.goBack();
    const question = page.getByRole('alertdialog', { name: 'Er du sikker?' });
    await expect(question.getByRole('button', { name: 'Nei' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(page.getByLabel('Navn på oppgaven')).toHaveValue('Rive vegg');
    await page.goBack();
    await question.getByRole('button', { name: 'Ja' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Vinduer', exact: true })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('an address opens its panels, closing them leaves the page, and a strange one opens none', async () => {
    await openKit('panels', '?filter=mine&panel=task.12*person.3');
    await expect(panel(page, 'Kari Nordmann')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(task(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/panels\?filter=mine$/);
    await openKit('panels', '?panel=task.12*<script>');
    await expect(page).toHaveURL(/\/panels$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

// A browser alone has a focus that a window holds, a place to which something is scrolled, and a width.
test('[W-SHELL-17] [W-SHELL-10] [W-SHELL-11] [W-SHELL-12] panels keep what is in them, their place and their width', async ({
  page,
  openKit,
}) => {
  await openKit('panels');
  await test.step('[W-SHELL-17] a panel below is hidden and keeps what is typed and where it is scrolled; the focus comes back', async () => {
    const link = page.getByRole('link', { name: 'Oppgave 12' });
    await link.press('Enter');
    await expect(task(page).getByLabel('Notat')).toBeFocused();
    await page.keyboard.type('Betong er bestilt');
    await task(page).getByText('Punkt 20').scrollIntoViewIfNeeded();
    await press(page, 'Vis Kari Nordmann');
    await expect(task(page)).toHaveCount(0);
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.textContent)).toMatch(
        /Prosjektleder|Vinduer og figurer/,
      );
    }
    await page.keyboard.press('Escape');
    await expect(task(page).getByRole('button', { name: 'Vis Kari Nordmann' })).toBeFocused();
    await expect(task(page).getByLabel('Notat')).toHaveValue('Betong er bestilt');
    await expect(task(page).getByText('Punkt 20')).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();

    await link.press('Enter');
    await press(page, 'Vis Kari Nordmann');
    await page.evaluate(() => window.history.go(-2));
    await expect(link, 'panels that close together').toBeFocused();
  });

  await test.step('a panel that is ready for the next begins at its top, with the focus in its first field', async () => {
    await press(page, 'Ny oppgave');
    await page.getByLabel('Navn på oppgaven').fill('Rive vegg');
    await page.getByLabel('Hold dette vinduet åpent etter oppretting').check();
    await press(page, 'Opprett');
    await expect(page.getByLabel('Navn på oppgaven')).toHaveValue('');
    await expect(page.getByLabel('Navn på oppgaven')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('[W-SHELL-10] [W-SHELL-11] [W-SHELL-12] a panel is at most 600 px, 950 px if medium, or full screen', async () => {
    await makeWide(page, 1600);
    const widths: Record<string, number | undefined> = {};
    for (const name of ['Svært lite vindu', 'Lite vindu', 'Middels vindu', 'Helt vindu', 'Fullskjerm']) {
      await press(page, name);
      const box = panel(page, name).locator(':scope > *');
      await expect(box).toBeVisible();
      widths[name] = (await box.boundingBox())?.width;
      await page.keyboard.press('Escape');
    }
    expect(widths).toEqual({
      'Svært lite vindu': 600,
      'Lite vindu': 600,
      'Middels vindu': 950,
      'Helt vindu': 1560,
      Fullskjerm: 1600,
    });
    await press(page, 'Fullskjerm');
    const whole = panel(page, 'Fullskjerm').locator(':scope > *');
    await expect.poll(() => whole.boundingBox()).toEqual({ x: 0, y: 0, width: 1600, height: 900 });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a drawer lies beside the content or above it, keeps what is typed, and Escape closes it alone', async () => {
    await makeWide(page, 1600);
    await press(page, 'Detaljer');
    const drawer = panel(page, 'Tegning A-201');
    await drawer.getByLabel('Merknad').fill('Mangler mål');
    await page.getByRole('button', { name: 'Lite vindu', exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(drawer, 'only the panel on top closes').toBeVisible();
    await drawer.getByLabel('Merknad').focus();
    for (const width of [1024, 390]) {
      await makeWide(page, width);
      await expect(page.locator('dialog:modal')).toHaveCount(1);
      await expect(drawer.getByLabel('Merknad')).toBeFocused();
    }
    await press(page, 'Vis Kari Nordmann');
    await page.keyboard.press('Escape');
    await expect(drawer.getByLabel('Merknad')).toHaveValue('Mangler mål');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Detaljer' })).toBeFocused();
  });

  await test.step('figures fit a phone and a desk, and say their source at focus', async () => {
    const table = page.getByRole('table', { name: 'Timer per fag' });
    for (const width of [1600, 390]) {
      await makeWide(page, width);
      await expect(table.locator('i').first()).toBeVisible();
      expect(await misfitsOn(page), `${width} px`).toEqual([]);
    }
    await page.getByRole('button', { name: 'Hentet kl. 10:42.' }).focus();
    await expect(page.getByText('Hentet kl. 10:42.')).toBeVisible();
    await page.getByRole('button', { name: 'Tall', exact: true }).press('Enter');
    await expect(page.getByRole('cell', { name: '52' })).toBeVisible();
    await expectNoBarriers(page, 'the numbers, 390 px');
  });
});

const closeDrawer = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Lukk' }).click();

const STATES: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ['the page', async () => undefined],
  ['the menu in a drawer', (page) => press(page, 'Meny')],
  [
    'details in a drawer',
    async (page) => {
      await closeDrawer(page);
      await press(page, 'Detaljer');
    },
  ],
  [
    'a panel on another',
    async (page) => {
      await closeDrawer(page);
      await page.getByRole('link', { name: 'Oppgave 12' }).click();
      await press(page, 'Vis Kari Nordmann');
      await task(page).waitFor({ state: 'hidden' });
      await page.getByRole('dialog').getByRole('button', { name: 'Ny oppgave' }).click();
    },
  ],
  [
    'a question',
    async (page) => {
      await page.getByLabel('Navn på oppgaven').fill('Rive vegg');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  ],
];

test('panels and drawers are accessible, fit every window and are pressed with a thumb, light and dark', async ({
  page,
  openKit,
}) => {
  test.setTimeout(STATES.length * WIDTHS.length * LONGEST_STATE);
  await openKit('panels');
  for (const [state, reach] of STATES) {
    await reach(page);
    for (const width of WIDTHS) {
      await makeWide(page, width);
      const where = `${state}, ${width} px`;
      await expectNoBarriersAt(page, width);
      expect(await misfitsOn(page), where).toEqual([]);
      if (width === 390) expect(await smallTargetsOn(page), where).toEqual([]);
    }
  }
});
