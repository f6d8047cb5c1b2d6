import { expect, inBothLanguages, test } from '../../support/portal.ts';
import { goesWrong } from '../../support/service.ts';
import { asked, INGRID, SESSION_WORDS, waitOutGuard } from '../../support/session.ts';

inBothLanguages((_, language) => {
  const words = SESSION_WORDS[language];

  test('[P-SESSION-19] [P-SESSION-20] [P-SHELL-11] asks for a number, and says that the app’s password changes too', async ({
    page,
    portal,
  }) => {
    await portal.open('/nordlys/forgotten-password');
    await expect(page.getByRole('heading', { level: 1, name: words.newPassword })).toBeVisible();
    await expect(page.getByRole('textbox', { name: words.phone })).toHaveAttribute('inputmode', 'tel');
    await expect(page.getByRole('button', { name: words.send })).toBeVisible();
    await expect(page.getByText(words.app)).toBeVisible();
  });

  test('[P-SESSION-21] says that the number is missing, and sends nothing', async ({ page, portal }) => {
    await portal.open('/nordlys/forgotten-password');
    const phone = page.getByRole('textbox', { name: words.phone });
    await page.getByRole('button', { name: words.send }).click();
    await expect(phone).toHaveAccessibleDescription(words.phoneMissing);
    await expect(phone).toBeFocused();
    await phone.fill('ingrid');
    await phone.press('Enter');
    await expect(phone).toHaveAccessibleDescription(new RegExp(words.notDigits));
    expect(asked(portal.world, 'session.newPassword')).toBe(0);
  });

  for (const [whose, number] of [
    ['a member', INGRID.phone],
    ['nobody', '10000999'],
  ] as const)
    test(`[P-SESSION-26] says that a new password is on its way by SMS, for the number of ${whose}`, async ({
      page,
      portal,
    }) => {
      await portal.open('/nordlys/forgotten-password');
      await page.getByRole('textbox', { name: words.phone }).fill(number);
      await page.getByRole('button', { name: words.send }).click();
      const said = page.getByRole('status').filter({ hasText: words.sent });
      await expect(said).toBeFocused();
      expect(asked(portal.world, 'session.newPassword')).toBe(1);
      await page.getByRole('link', { name: words.toLogin }).click();
      await expect(page).toHaveURL(`${portal.origin}/nordlys/login`);
    });
});

const words = SESSION_WORDS.no;

test('is sent once however often it is submitted, and again only for whoever asks', async ({ page, portal }) => {
  await portal.open('/nordlys/forgotten-password');
  const phone = page.getByRole('textbox', { name: words.phone });
  await phone.fill(INGRID.phone);
  await phone.press('Enter');
  await page
    .getByRole('button', { name: words.send })
    .dblclick({ timeout: 2_000 })
    .catch(() => undefined);
  await page.getByRole('button', { name: words.another }).click();
  await expect(phone).toBeFocused();
  await expect(phone).toHaveValue('');
  expect(asked(portal.world, 'session.newPassword')).toBe(1);
});

test('keeps the number when it fails, says why, and can be tried again', async ({ page, portal }) => {
  await portal.open('/nordlys/forgotten-password');
  goesWrong(portal.world, { call: 'session.newPassword', kind: 'malformed', times: 1 });
  const phone = page.getByRole('textbox', { name: words.phone });
  await phone.fill(INGRID.phone);
  await phone.press('Enter');
  const failure = page.getByRole('alert');
  await expect(failure).toContainText('Ukjent svar fra serveren');
  await expect(failure).toBeFocused();
  await expect(phone).toHaveValue(INGRID.phone);
  await waitOutGuard(page);
  await phone.press('Enter');
  await expect(page.getByText(words.sent)).toBeVisible();
});

test('says when too many were asked for', async ({ page, portal }) => {
  for (let time = 1; time <= 4; time += 1) {
    await portal.open('/nordlys/forgotten-password');
    const phone = page.getByRole('textbox', { name: words.phone });
    await phone.fill(INGRID.phone);
    await phone.press('Enter');
    await expect.poll(() => asked(portal.world, 'session.newPassword')).toBe(time);
    await expect(page.getByText(time < 4 ? words.sent : words.tooMany)).toBeVisible();
  }
});
