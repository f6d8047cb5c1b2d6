import type { Page, Route } from 'playwright/test';
import { expect, test } from './kit.ts';

const asking = (page: Page) => page.getByRole('alertdialog');
const opener = (page: Page) => page.getByRole('button', { name: 'Vis vilkår' });

/** A window with changed data above one that was opened first. */
async function openChanged(page: Page, { canSave = true } = {}): Promise<void> {
  await opener(page).click();
  await expect(page.getByRole('dialog', { name: 'Betalingsvilkår' })).toBeVisible();
  await page.evaluate((given) => window.kit.openChanged(given), canSave);
  await expect(page.getByRole('dialog', { name: 'Endret' })).toBeVisible();
}

/** Closes the window that was opened first. */
async function closeLower(page: Page): Promise<void> {
  await page.getByRole('dialog', { name: 'Betalingsvilkår' }).getByRole('button', { name: 'Lukk' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

const OUTCOMES = [
  { answer: 'Avbryt', stays: true, saved: 0 },
  { answer: 'Lukk uten å lagre', stays: false, saved: 0 },
  { answer: 'Lagre og lukk', stays: false, saved: 1 },
] as const;

test('[P-SHELL-29] [P-SHELL-42] windows lie on each other, and ask before unsaved data is lost', async ({
  page,
  portal,
}) => {
  await portal.open('/nordlys');
  await test.step('[P-SHELL-29] a window takes the focus, shuts off the page behind it, and gives the focus back', async () => {
    await opener(page).click();
    const dialog = page.getByRole('dialog', { name: 'Betalingsvilkår' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('heading')).toBeFocused();
    const isInert = await opener(page).evaluate((button) => {
      const { left, top } = button.getBoundingClientRect();
      button.focus();
      return document.activeElement !== button && document.elementFromPoint(left + 5, top + 5) !== button;
    });
    expect(isInert).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  });

  await test.step('[P-SHELL-29] windows lie on each other: the lower one waits unseen, and the upper one gives back to it', async () => {
    await openChanged(page);
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Lukk uten å lagre' }).click();
    const lower = page.getByRole('dialog', { name: 'Betalingsvilkår' });
    await expect(lower).toBeVisible();
    await expect(lower.getByRole('heading')).toBeFocused();
    await lower.getByRole('button', { name: 'Lukk' }).click();
    await expect(opener(page)).toBeFocused();
  });

  await test.step('[P-SHELL-29] a window goes with the page it was opened from', async () => {
    await openChanged(page);
    await page.evaluate(() => window.kit.leave());
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  for (const { answer, stays, saved } of OUTCOMES) {
    await test.step(`[P-SHELL-42] the question ends with: ${answer}`, async () => {
      if (!(await page.getByRole('dialog').isVisible())) await openChanged(page);
      await page.getByRole('dialog', { name: 'Endret' }).getByRole('button', { name: 'Lukk' }).click();
      await asking(page).getByRole('button', { name: answer }).click();
      await expect(asking(page)).toHaveCount(0);
      await expect(page.getByRole('dialog', { name: stays ? 'Endret' : 'Betalingsvilkår' })).toBeVisible();
      expect(await page.evaluate(() => window.kit.saved)).toBe(saved);
      if (!stays) await closeLower(page);
    });
  }

  await test.step('[P-SHELL-42] Escape answers the question with cancel, however often it is pressed', async () => {
    await openChanged(page);
    for (let round = 0; round < 4; round += 1) {
      await page.keyboard.press('Escape');
      await expect(asking(page)).toBeVisible();
      await expect(asking(page).getByRole('button', { name: 'Avbryt' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(asking(page)).toHaveCount(0);
      await expect(page.getByRole('dialog', { name: 'Endret' })).toBeVisible();
    }
  });

  await test.step('the question can be walked with the keyboard, and nothing outside it is reached', async () => {
    await page.keyboard.press('Escape');
    for (const name of ['Avbryt', 'Lukk uten å lagre', 'Lagre og lukk']) {
      await expect(asking(page).getByRole('button', { name })).toBeFocused();
      await page.keyboard.press('Tab');
    }
    const isOutside = await page.evaluate(() => {
      const active = document.activeElement;
      return active !== document.body && !active?.closest('[role="alertdialog"]');
    });
    expect(isOutside).toBe(false);
    await asking(page).getByRole('button', { name: 'Avbryt' }).click();
  });

  await test.step('unsaved changes are reported once, and stay', async () => {
    await page.evaluate(() => window.kit.leave());
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await openChanged(page, { canSave: false });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Lagre og lukk' }).click();
    await expect(page.getByRole('alert')).toContainText('Vi får ikke kontakt med tjenesten');
    await expect(page.getByRole('dialog', { name: 'Endret' })).toBeVisible();
    await expect(page.getByText(/^×/)).toHaveCount(0);
  });
});

test('opens one window, however often it is asked for while its code is on its way', async ({ page, portal }) => {
  const held: Route[] = [];
  await page.route('**/assets/overlay-store-*.js', (route) => void held.push(route));
  await portal.open('/nordlys');
  await opener(page).click();
  await opener(page).click();
  await expect.poll(() => held.length).toBe(1);
  for (const route of held) await route.continue();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Lukk' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const code of ['overlay-store', 'Overlays'])
  test(`says that the code of a window did not arrive, and opens it in the page loaded anew: ${code}`, async ({
    page,
    portal,
    toasts,
  }) => {
    await page.route(`**/assets/${code}-*.js`, (route) => route.abort());
    await portal.open('/nordlys');
    await opener(page).click();
    await expect(toasts.card).toContainText('Vi får ikke kontakt med tjenesten');
    await page.unroute(`**/assets/${code}-*.js`);
    // Some browsers fetch no module twice in one document.
    await portal.open('/nordlys');
    await opener(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
