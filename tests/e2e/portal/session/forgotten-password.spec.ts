import { readInBothLanguages, speak } from '../../support/languages.ts';
import { expect, test } from '../../support/portal.ts';
import { goesRight, goesWrong } from '../../support/service.ts';
import { AASE, asked, INGRID, SESSION_WORDS, waitOutGuard } from '../../support/session.ts';

test('[P-SESSION-19] [P-SESSION-20] [P-SESSION-21] [P-SESSION-26] [P-SHELL-11] answers every number alike', async ({
  page,
  portal,
}) => {
  await portal.open('/nordlys/forgotten-password');
  await readInBothLanguages(page, async (_, language) => {
    const words = SESSION_WORDS[language];
    const phone = page.getByRole('textbox', { name: words.phone });
    const send = page.getByRole('button', { name: words.send });
    await phone.fill('');
    await expect(page.getByRole('heading', { level: 1, name: words.newPassword })).toBeVisible();
    await expect(phone).toHaveAttribute('inputmode', 'tel');
    await expect(send).toBeVisible();
    await expect(page.getByText(words.app)).toBeVisible();

    await send.click();
    await expect(phone).toHaveAccessibleDescription(words.phoneMissing);
    await expect(phone).toBeFocused();
    await phone.fill('ingrid');
    await phone.press('Enter');
    await expect(phone).toHaveAccessibleDescription(new RegExp(words.notDigits));
    expect(asked(portal.world, 'session.newPassword')).toBe(0);
  });

  const NUMBERS = { 'of a member': INGRID.phone, 'of no member': '10000999' };
  for (const [index, [whose, number]] of Object.entries(NUMBERS).entries()) {
    await portal.open('/nordlys/forgotten-password');
    const words = SESSION_WORDS.en;
    await page.getByRole('textbox', { name: words.phone }).fill(number);
    await page.getByRole('button', { name: words.send }).click();
    await expect(page.getByRole('status').filter({ hasText: words.sent }), whose).toBeFocused();
    expect(asked(portal.world, 'session.newPassword'), whose).toBe(index + 1);
    await readInBothLanguages(page, async (_, language) => {
      const { sent, toLogin } = SESSION_WORDS[language];
      await expect(page.getByRole('status').filter({ hasText: sent }), whose).toBeVisible();
      await expect(page.getByRole('link', { name: toLogin })).toBeVisible();
    });
    await page.getByRole('link', { name: SESSION_WORDS.no.toLogin }).click();
    await expect(page).toHaveURL(`${portal.origin}/nordlys/login`);
    await speak(page, 'en');
  }
});

const words = SESSION_WORDS.no;

test('is sent once however often it is submitted, and again only for a visitor who asks', async ({ page, portal }) => {
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

/** The service has done it, or may have, and its answer says nothing. */
const LOST_ANSWERS = [
  { kind: 'status', status: 502, after: true },
  { kind: 'cut', after: true },
  { kind: 'empty', after: true },
] as const;

test('says that the outcome is unknown where the answer was lost, and of a refusal that none was sent', async ({
  page,
  portal,
}) => {
  const failure = page.getByRole('alert');
  for (const [index, order] of LOST_ANSWERS.entries()) {
    await test.step(order.kind, async () => {
      goesRight(portal.world);
      goesWrong(portal.world, { call: 'session.newPassword', ...order });
      await portal.open('/nordlys/forgotten-password');
      const phone = page.getByRole('textbox', { name: words.phone });
      // Nobody may ask often for one number.
      await phone.fill(`1000090${index}`);
      await phone.press('Enter');
      await expect(failure).toBeFocused();
      await readInBothLanguages(page, async (_, language) => {
        await expect(failure).toContainText(SESSION_WORDS[language].passwordUncertain);
        await expect(failure).not.toContainText(SESSION_WORDS[language].passwordFailed);
      });
      await speak(page, 'no');
    });
  }

  goesRight(portal.world);
  goesWrong(portal.world, { call: 'session.newPassword', kind: 'status', status: 400 });
  await portal.open('/nordlys/forgotten-password');
  await page.getByRole('textbox', { name: words.phone }).fill(AASE.phone);
  await page.getByRole('button', { name: words.send }).click();
  await expect(failure).toContainText(words.passwordFailed);
  await expect(failure).not.toContainText(words.passwordUncertain);
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
