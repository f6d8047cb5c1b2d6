import type { Page } from 'playwright/test';
import { holdBack } from '../../support/network.ts';
import { expect, test } from '../../support/portal.ts';
import { PROFILE_WORDS, profileOn } from '../../support/profile.ts';
import { asked, openProfile, waitOutGuard } from '../../support/session.ts';

test('[P-PROFILE-01] [P-PERSON-25] is updated by the keyboard, once, and by itself once the place is known', async ({
  page,
  portal,
}) => {
  await openProfile({ page, portal });
  const { address, update, toast, postalCode, place } = profileOn(page);
  await address.focus();
  await page.keyboard.press('End');
  await page.keyboard.type('b');
  for (const expected of ['Postnummer', 'Poststed', 'E-post']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('textbox', { name: expected })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Kvinne' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Mann' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(update).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(toast).toBeVisible();
  expect(asked(portal.world, 'profile.updateMember')).toBe(1);

  // The place is not there yet: the press counts once it is.
  await waitOutGuard(page);
  const letCome = await holdBack(page, 'person.municipality');
  await postalCode.fill('7014');
  await page.keyboard.press('Enter');
  await expect(update).toHaveAttribute('aria-busy', 'true');
  await expect(update).toBeDisabled();
  await letCome();
  await expect(place).toHaveValue('Trondheim');
  await expect.poll(() => asked(portal.world, 'profile.updateMember')).toBe(2);

  await test.step('[P-PERSON-25] leaves the cursor where it was while capitals are put in', async () => {
    await address.fill('Storgata 4');
    await address.evaluate((field) => field instanceof HTMLInputElement && field.setSelectionRange(0, 0));
    await page.keyboard.type('øvre ');
    await expect(address).toHaveValue('Øvre Storgata 4');
    expect(await address.evaluate((field) => field instanceof HTMLInputElement && field.selectionStart)).toBe(5);
  });
});

test('keeps changes while another page is shown, drops them on request, and asks before they are lost', async ({
  page,
  portal,
}) => {
  await openProfile({ page, portal });
  const { address } = profileOn(page);
  await address.fill('Ny Vei 1');
  expect(await asksBeforeLeaving(page)).toBe(true);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(`${portal.origin}/nordlys`);
  expect(await asksBeforeLeaving(page)).toBe(true);
  await page.goBack();
  await expect(address).toHaveValue('Ny Vei 1');
  await page.getByRole('button', { name: 'Forkast endringene' }).click();
  await expect(address).toHaveValue('Fjellveien 12');
  await expect(address).toBeFocused();
  expect(await asksBeforeLeaving(page)).toBe(false);

  await address.fill('Ny Vei 1');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(`${portal.origin}/nordlys`);
  const question = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await question;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
});

test('leaves nothing of a member behind when another tab logs out', async ({ page, portal, context }) => {
  await openProfile({ page, portal });
  const { address, cards } = profileOn(page);
  await address.fill('Kanariveien 7');
  const other = await context.newPage();
  await other.clock.setFixedTime(await page.evaluate(() => Date.now()));
  await other.goto(`${portal.origin}/nordlys/login`);
  await other.getByRole('main').getByRole('button', { name: 'Logg ut' }).click();
  await expect(page.getByText(PROFILE_WORDS.no.notLoggedIn)).toBeVisible();
  await expect(cards).toHaveCount(0);
  await expect(address).toHaveCount(0);
  expect(await page.content()).not.toContain('Kanari');
});

/** Whether the browser would ask if the page were closed now. */
const asksBeforeLeaving = (page: Page): Promise<boolean> =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
