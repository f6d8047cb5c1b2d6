import { readInBothLanguages, speak } from '../../support/languages.ts';
import { expect, test } from '../../support/portal.ts';
import { asked, INGRID, loginOn, SESSION_WORDS, waitOutGuard } from '../../support/session.ts';

test('[P-SESSION-01] [P-SESSION-03] [P-SESSION-06] [P-SESSION-07] [P-SHELL-09] shows what is missing', async ({
  page,
  portal,
}) => {
  await portal.open('/nordlys/login');
  await readInBothLanguages(page, async (_, language) => {
    const words = SESSION_WORDS[language];
    const { phone, password, submit } = loginOn(page, language);
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    await expect(submit).toBeVisible();
    await expect(phone).toHaveAttribute('autocomplete', 'username');
    await expect(phone).toHaveAttribute('inputmode', 'tel');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await expect(password).toHaveAttribute('type', 'password');

    await phone.fill('');
    await password.fill(INGRID.password);
    await submit.click();
    await expect(phone).toHaveAccessibleDescription(words.phoneMissing);
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
    await expect(phone).toBeFocused();
    await phone.fill('ingrid');
    await expect(phone).not.toHaveAttribute('aria-invalid');
    await submit.click();
    await expect(phone).toHaveAccessibleDescription(new RegExp(words.notDigits));

    await password.fill('');
    await phone.fill(INGRID.phone);
    await submit.click();
    await expect(password).toHaveAccessibleDescription(words.passwordMissing);
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await expect(password).toBeFocused();
    expect(asked(portal.world, 'session.login')).toBe(0);

    await page.getByRole('link', { name: words.forgotten }).click();
    await expect(page).toHaveURL(`${portal.origin}/nordlys/forgotten-password`);
    await expect(page.getByRole('heading', { level: 1, name: words.newPassword })).toBeVisible();
    await page.goBack();
  });
});

test('[P-SESSION-04] [P-CENTER-06] tells a logged-in member so on every page, with profile and logout', async ({
  page,
  portal,
}) => {
  await portal.open('/nordlys/login');
  const { fill, submit } = loginOn(page);
  await fill(INGRID.phone, INGRID.password);
  await submit.click();
  await page.waitForURL('**/profile');
  await page.reload();
  await portal.open('/nordlys/login');
  await expect(loginOn(page).already).toBeVisible();
  await expect.poll(() => asked(portal.world, 'session.whoami')).toBeGreaterThan(0);
  await readInBothLanguages(page, async (_, language) => {
    const { already, phone, logOut } = loginOn(page, language);
    await expect(already).toBeVisible();
    await expect(page.getByRole('main')).toContainText(INGRID.name);
    await expect(phone).toBeHidden();
    const profile = page.getByRole('link', { name: SESSION_WORDS[language].profile });
    await expect(profile).toHaveAttribute('href', '/nordlys/profile');
    await expect(logOut).toBeVisible();
  });
  await loginOn(page, 'en').logOut.click();
  await page.waitForURL(`${portal.origin}/nordlys`);
  await portal.open('/nordlys/login');
  await expect(loginOn(page, 'en').phone).toBeVisible();
});

test('says the same of a wrong password and an unknown number, and loses nothing', async ({ page, portal }) => {
  await portal.open('/nordlys/login');
  const { phone, password, submit, failure, fill } = loginOn(page);
  await fill(INGRID.phone, 'feil');
  await submit.click();
  await expect(failure).toBeFocused();
  await readInBothLanguages(page, async (_, language) => {
    await expect(failure).toContainText(SESSION_WORDS[language].wrong);
    await expect(loginOn(page, language).phone).toHaveValue(INGRID.phone);
  });
  await speak(page, 'no');
  const said = await failure.textContent();
  await expect(phone).toHaveValue(INGRID.phone);
  await waitOutGuard(page);
  await fill('10000999', INGRID.password);
  await expect(failure).toBeHidden();
  await password.press('Enter');
  await expect(failure).toHaveText(said ?? '');
});

test('says when it was tried too often', async ({ page, portal }) => {
  await portal.open('/nordlys/login');
  const { submit, failure, fill } = loginOn(page);
  await fill(INGRID.phone, 'feil');
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    await page.clock.setFixedTime(Date.UTC(2026, 10, 19, 10, attempt));
    await submit.click();
    await expect.poll(() => asked(portal.world, 'session.login')).toBe(attempt);
    await expect(submit).not.toHaveAttribute('aria-busy');
  }
  await readInBothLanguages(page, (_, language) => expect(failure).toContainText(SESSION_WORDS[language].tooMany));
});

test('[P-SESSION-02] is submitted with Enter, in either field, and sent once however often', async ({
  page,
  portal,
}) => {
  await portal.open('/nordlys/login');
  const { phone, password, submit, fill } = loginOn(page);
  await phone.press('Enter');
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await fill(INGRID.phone, INGRID.password);
  await password.press('Enter');
  await submit.dblclick({ timeout: 2_000 }).catch(() => undefined); // it may be gone already
  await expect(page).toHaveURL(`${portal.origin}/nordlys/profile`);
  expect(asked(portal.world, 'session.login')).toBe(1);
});

test('[P-SESSION-05] leads to the profile, and the way back leads past the form', async ({ page, portal }) => {
  await portal.open('/nordlys');
  await page.getByRole('main').locator('a[href="/nordlys/login"]').click();
  const form = loginOn(page);
  await form.fill(INGRID.phone, INGRID.password);
  await form.submit.click();
  await expect(page).toHaveURL(`${portal.origin}/nordlys/profile`);
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(`${portal.origin}/nordlys`);
});

test('keeps what was typed, but for the password of a form that was left', async ({ page, portal }) => {
  await test.step('keeps the number and forgets the password when the form is left and come back to', async () => {
    await portal.open('/nordlys/login');
    const { phone, password, fill } = loginOn(page);
    await fill(INGRID.phone, 'hemmelig');
    await page.getByRole('link', { name: 'Glemt passordet?' }).click();
    await page.getByRole('link', { name: 'Til innlogging' }).click();
    await expect(phone).toHaveValue(INGRID.phone);
    await expect(password).toHaveValue('');
  });

  await test.step('keeps what is typed when the language changes, and says what is wrong in the other', async () => {
    await portal.open('/nordlys/login');
    const norwegian = loginOn(page);
    await norwegian.password.fill('hemmelig');
    await norwegian.submit.click();
    await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
    const english = loginOn(page, 'en');
    await expect(english.phone).toHaveAccessibleDescription('Phone number is required');
    await expect(english.password).toHaveValue('hemmelig');
  });
});
