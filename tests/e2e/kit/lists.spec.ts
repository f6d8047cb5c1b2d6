import type { Page } from 'playwright/test';
import { expectNoBarriersAt, LONGEST_STATE } from '../support/axe.ts';
import { misfitsOn } from '../support/misfits.ts';
import { smallTargetsOn } from '../support/small-targets.ts';
import { makeWide } from '../support/window.ts';
import { expect, test } from './workspace-kit.ts';

const WIDTHS = [390, 1024, 1600];

/** Every state there is, on one page. */
async function reachAllStates(page: Page): Promise<void> {
  for (const name of ['Mangler', 'Avvist'])
    await page.getByRole('form', { name }).getByRole('button', { name: 'Lagre', exact: true }).click();
  await expect(page.getByText('Skriv en tittel.')).toBeVisible();
  await expect(page.getByText('Prosjektet ble ikke lagret.')).toBeVisible();
  await expect(page.getByText('Kobler til igjen.')).toBeVisible();
  await expect(page.getByText('Henter prosjekter')).toBeAttached();
}

test('lists, states and forms are accessible and fit every window, and a row is a card on a phone', async ({
  page,
  openKit,
}) => {
  test.setTimeout(WIDTHS.length * LONGEST_STATE);
  await openKit('lists');
  await reachAllStates(page);
  for (const width of WIDTHS) {
    await makeWide(page, width);
    await expectNoBarriersAt(page, width);
    expect(await misfitsOn(page), `${width} px`).toEqual([]);
  }

  await test.step('everything to press is as large as a thumb on a phone', async () => {
    await makeWide(page, 390);
    expect(await smallTargetsOn(page)).toEqual([]);
    await page.getByRole('button', { name: /^Filter/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await smallTargetsOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
  });

  await test.step('a row is a card on a phone: all of it is the link, and its menu lies above', async () => {
    const card = page
      .getByRole('table', { name: 'Prosjekter' })
      .getByRole('row', { name: /^Skoglia barnehage P-2042/ });
    await expect(card.getByText('Nybygg')).toBeHidden();
    await card.getByRole('button', { name: 'Valg for Skoglia barnehage' }).click();
    await expect(page).toHaveURL(/\/lists$/);
    // The link lies above the words.
    const { x = 0, y = 0 } = (await card.getByText('Skoglivegen 4').boundingBox()) ?? {};
    await page.mouse.click(x + 5, y + 5);
    await expect(page).toHaveURL(/\/lists\/P-2042$/);
  });
});

test('a long table renders only rows near the window, names the total, and keeps the focused row', async ({
  page,
  openKit,
}) => {
  await openKit('long');
  const table = page.getByRole('table', { name: 'Deltakere' });
  const first = page.getByRole('link', { name: 'Deltaker 1 nr-1', exact: true });
  await expect(table).toHaveAttribute('aria-rowcount', '2001');
  await first.focus();
  for (const width of [1600, 390]) {
    await makeWide(page, width);
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect(page.getByRole('link', { name: 'Deltaker 2000 nr-2000' })).toBeInViewport({ timeout: 1_000 });
    }).toPass();
    const last = table.getByRole('row', { name: /^Deltaker 2000/ });
    await expect(last).toHaveAttribute('aria-rowindex', '2001');
    expect(await table.getByRole('row').count()).toBeLessThan(80);
    await expect(first).toBeFocused();
  }
});
