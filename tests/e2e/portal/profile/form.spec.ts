import type { Page } from 'playwright/test';
import { readInBothLanguages, speak } from '../../support/languages.ts';
import { holdBack } from '../../support/network.ts';
import { expect, inBothLanguages, test } from '../../support/portal.ts';
import { PEOPLE, PROFILE_WORDS, profileOn, tellOf } from '../../support/profile.ts';
import { goesRight, goesWrong } from '../../support/service.ts';
import { asked, loginOn, openProfile, waitOutGuard } from '../../support/session.ts';

test('[P-PROFILE-17] [P-PERSON-49] [P-PERSON-09] [P-PERSON-14] [P-PERSON-16] updates the profile and says so, locks who somebody is and says why, and finds the place of a postal code or says that there is none', async ({
  page,
  portal,
}) => {
  await openProfile({ page, portal });
  await profileOn(page).address.fill('ny vei 1');
  await readInBothLanguages(page, (_, language) =>
    expect(page.getByText(PROFILE_WORDS[language].unsaved)).toBeVisible(),
  );
  await speak(page, 'no');
  await profileOn(page).update.click();
  await readInBothLanguages(page, async (_, language) => {
    await expect(profileOn(page, language).toast).toBeVisible();
    await expect(page.getByText(PROFILE_WORDS[language].unsaved)).toHaveCount(0);
  });
  await page.reload();
  await expect(profileOn(page, 'en').address).toHaveValue('Ny Vei 1');
  expect(asked(portal.world, 'profile.updateMember')).toBe(1);

  await readInBothLanguages(page, async (_, language) => {
    const words = PROFILE_WORDS[language];
    const { field, address, postalCode, place, update } = profileOn(page, language);
    for (const [name, value] of [
      [words.first, 'Ingrid'],
      [words.last, 'Solbakken'],
      [words.phone, '10000001'],
      [words.birth, '17.05.1992'],
    ] as const) {
      await expect(field(name)).toHaveValue(value);
      await expect(field(name)).not.toBeEditable();
      await expect(field(name)).toHaveAccessibleDescription(words.locked);
    }
    await expect(address).toBeEditable();

    await expect(place).not.toBeEditable();
    await postalCode.fill('70a1499');
    await expect(postalCode).toHaveValue('7014');
    await expect(place).toHaveValue('Trondheim');
    await expect(update).toBeEnabled();
    await postalCode.fill('9999');
    await expect(place).toHaveValue('');
    await expect(place).toHaveAccessibleDescription(words.unknownPlace);
    await address.focus();
    await expect(postalCode).toHaveAccessibleDescription(words.unknownCode);
    await expect(update).toBeDisabled();
  });
});

test('[P-PERSON-05] [P-PERSON-06] [P-PERSON-07] says what is wrong with a field once it was left, and names what is missing in red tags that lead to the fields', async ({
  page,
  portal,
}) => {
  await openProfile({ page, portal });
  const { address, email, missing } = profileOn(page);
  await expect(missing).toHaveCount(0);
  await address.fill('');
  await expect(address).not.toHaveAttribute('aria-invalid');
  await email.fill('ingrid');
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await address.focus();
  await readInBothLanguages(page, async (_, language) => {
    const words = PROFILE_WORDS[language];
    const said = profileOn(page, language);
    await expect(said.address).toHaveAccessibleDescription(words.addressMissing);
    await expect(said.email).toHaveAccessibleDescription(new RegExp(words.emailWrong));
  });

  await profileOn(page, 'en').email.fill('');
  await readInBothLanguages(page, async (_, language) => {
    const words = PROFILE_WORDS[language];
    const named = profileOn(page, language);
    await expect(named.missing).toContainText(words.fillIn);
    await expect(named.missing.getByRole('button')).toHaveText([words.address, words.email]);
    await expect(named.update).toBeDisabled();
    await named.missing.getByRole('button', { name: words.address }).click();
    await expect(named.address).toBeFocused();
  });
});

test('says that nobody knows where the answer to a saving was lost, and that it was saved once the service has told', async ({
  page,
  portal,
}) => {
  await openProfile({ page, portal });
  const { address, update, alert, toast } = profileOn(page);
  // The faults are about the saving, not about the first load.
  await expect(address).not.toHaveValue('');
  const orders = [
    { kind: 'status', status: 502 },
    { kind: 'html' },
    { kind: 'empty' },
    { kind: 'malformed' },
    { kind: 'cut' },
  ] as const;
  for (const [index, order] of orders.entries()) {
    await test.step(order.kind, async () => {
      goesRight(portal.world);
      goesWrong(portal.world, { call: 'profile.updateMember', after: true, ...order });
      goesWrong(portal.world, { call: 'profile.profile', kind: 'status', status: 503 });
      await address.fill(`Ny Vei ${index + 1}`);
      await waitOutGuard(page);
      await update.click();
      await expect(alert).toBeFocused();
      await readInBothLanguages(page, async (_, language) => {
        const { saveUncertain, notSaved, unsaved } = PROFILE_WORDS[language];
        await expect(alert).toContainText(saveUncertain);
        await expect(page.getByText(notSaved)).toHaveCount(0);
        await expect(page.getByText(unsaved)).toHaveCount(0);
      });
      await speak(page, 'no');
    });
  }
  const sent = asked(portal.world, 'profile.updateMember');
  goesRight(portal.world);
  await expect(toast).toBeVisible();
  await expect(alert).toHaveCount(0);
  await expect(address).toHaveValue('Ny Vei 5');
  expect(asked(portal.world, 'profile.updateMember')).toBe(sent);
});

test('finds out at once what became of a saving whose answer was lost, where the service can be asked', async ({
  page,
  portal,
}) => {
  await openProfile({ page, portal });
  const { address, update, alert, toast } = profileOn(page);
  const words = PROFILE_WORDS.no;
  goesWrong(portal.world, { call: 'profile.updateMember', kind: 'status', status: 502 });
  await address.fill('Ny Vei 1');
  await update.click();
  await expect(alert).toBeFocused();
  await expect(alert).toContainText(words.notSaved);
  await expect(page.getByText(words.unsaved)).toBeVisible();
  await expect(address).toHaveValue('Ny Vei 1');

  goesRight(portal.world);
  goesWrong(portal.world, { call: 'profile.updateMember', kind: 'status', status: 502, after: true });
  await waitOutGuard(page);
  await update.click();
  await expect(toast).toBeVisible();
  await expect(alert).toHaveCount(0);
  await expect(page.getByText(words.unsaved)).toHaveCount(0);
  expect(asked(portal.world, 'profile.updateMember')).toBe(2);
});

test('keeps what was typed when it cannot be saved, and says why', async ({ page, portal }) => {
  await openProfile({ page, portal });
  const { address, email, update, alert } = profileOn(page);
  await address.fill('Ny Vei 1');
  await email.fill('anders.lunde@demo.example');
  await update.click();
  await expect(alert).toBeFocused();
  await readInBothLanguages(page, async (_, language) => {
    await expect(alert).toContainText(PROFILE_WORDS[language].notSaved);
    await expect(alert).toContainText(PROFILE_WORDS[language].conflict);
  });
  await speak(page, 'no');
  await expect(address).toHaveValue('Ny Vei 1');
  await email.fill('ny@demo.example');
  await expect(alert).toHaveCount(0);
  goesWrong(portal.world, { call: 'profile.updateMember', kind: 'wrong-shape' });
  await waitOutGuard(page);
  await update.click();
  await readInBothLanguages(page, async (_, language) => {
    await expect(alert).toContainText(PROFILE_WORDS[language].unknownAnswer);
    await expect(profileOn(page, language).toast).toHaveCount(0);
    await expect(profileOn(page, language).email).toHaveValue('ny@demo.example');
  });
});

inBothLanguages((_, language) => {
  const words = PROFILE_WORDS[language];

  test('says why the profile did not come, and tries again', async ({ page, portal }) => {
    goesWrong(portal.world, { call: 'profile.profile', kind: 'status', status: 503 });
    await openProfile({ page, portal }, PEOPLE.active, 'nordlys', language);
    const { alert, cards } = profileOn(page, language);
    await expect(alert).toContainText(words.failed);
    goesRight(portal.world);
    await alert.getByRole('button', { name: words.retry }).click();
    await expect(cards).toHaveCount(1);
  });
});

test('[P-PROFILE-15] has its button off as long as one of the nine is empty', async ({ page, portal }) => {
  await tellOf(page, { fornavn: null, etternavn: null, mobil: null, birth: null, kjonn: null });
  await openProfile({ page, portal });
  const { field, update, address, postalCode, email, missing } = profileOn(page);
  await expect(missing.getByRole('button')).toHaveCount(5);
  await field('Fornavn').fill('ingrid');
  await field('Etternavn').fill('solbakken');
  await field('Telefonnummer').fill('+46 123 456 789');
  await expect(field('Telefonnummer')).toHaveValue('0046123456789');
  await page.getByRole('combobox', { name: 'Måned' }).selectOption('februar');
  await page.getByRole('combobox', { name: 'Dag' }).selectOption('29');
  await page.getByRole('combobox', { name: 'År' }).selectOption('2000');
  await expect(update).toBeDisabled();
  await page.getByRole('radio', { name: 'Kvinne' }).check();
  await expect(update).toBeEnabled();
  for (const each of [field('Fornavn'), field('Etternavn'), address, postalCode, field('Telefonnummer'), email]) {
    const value = await each.inputValue();
    await each.fill('');
    await expect(update).toBeDisabled();
    await each.fill(value);
    await expect(update).toBeEnabled();
  }
  await page.getByRole('combobox', { name: 'År' }).selectOption('2001');
  await expect(update).toBeDisabled();
});

test('[P-PROFILE-01] is updated by the keyboard alone, once however often it is pressed, and without another press once a place is there', async ({
  page,
  portal,
}) => {
  await openProfile({ page, portal });
  const { address, update, toast, postalCode, place } = profileOn(page);
  await address.focus();
  await page.keyboard.press('End');
  await page.keyboard.type('b');
  for (const expected of ['Postnummer', 'Poststed', 'Telefonnummer', 'E-post', 'Fødselsdato']) {
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

  // The place is not there yet: what was pressed is done once it is.
  await waitOutGuard(page);
  const letCome = await holdBack(page, 'person.municipality');
  await postalCode.fill('7014');
  await page.keyboard.press('Enter');
  await expect(update).toHaveAttribute('aria-busy', 'true');
  await expect(update).toBeDisabled();
  await letCome();
  await expect(place).toHaveValue('Trondheim');
  await expect.poll(() => asked(portal.world, 'profile.updateMember')).toBe(2);
});

test('[P-PERSON-25] leaves the cursor where it was while capitals are put in', async ({ page, portal }) => {
  await openProfile({ page, portal });
  const { address } = profileOn(page);
  await address.fill('Storgata 4');
  await address.evaluate((field) => field instanceof HTMLInputElement && field.setSelectionRange(0, 0));
  await page.keyboard.type('øvre ');
  await expect(address).toHaveValue('Øvre Storgata 4');
  expect(await address.evaluate((field) => field instanceof HTMLInputElement && field.selectionStart)).toBe(5);
});

test('tells browsers what they may fill in', async ({ page, portal }) => {
  await tellOf(page, { fornavn: null, etternavn: null, mobil: null });
  await openProfile({ page, portal });
  const { field } = profileOn(page);
  for (const [name, token] of [
    ['Fornavn', 'given-name'],
    ['Etternavn', 'family-name'],
    ['Adresse', 'street-address'],
    ['Postnummer', 'postal-code'],
    ['Telefonnummer', 'tel'],
    ['E-post', 'email'],
  ] as const)
    await expect(field(name)).toHaveAttribute('autocomplete', token);
});

test('keeps changes while another page is looked at, drops them when asked to, and asks before they are lost', async ({
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
});

test('asks before the tab is closed, on whichever page the changes were left behind', async ({ page, portal }) => {
  await openProfile({ page, portal });
  await profileOn(page).address.fill('Ny Vei 1');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(`${portal.origin}/nordlys`);
  const question = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await question;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
});

test('gives unsaved changes back to the same person when the service has ended the session, and to nobody else', async ({
  page,
  portal,
}) => {
  await openProfile({ page, portal });
  const { address, update, toast } = profileOn(page);
  const login = loginOn(page);
  const comeBack = async (person: { readonly phone: string; readonly password: string }) => {
    await page.getByRole('main').getByRole('link', { name: PROFILE_WORDS.no.login }).click();
    await login.fill(person.phone, person.password);
    await login.submit.click();
  };
  const endSession = async () => {
    portal.world.change((state) => {
      state.sessions = [];
    });
    await update.click();
    await expect(page.getByText(PROFILE_WORDS.no.notLoggedIn)).toBeVisible();
    await waitOutGuard(page);
  };
  await address.fill('Kanariveien 7');
  await endSession();
  expect(await asksBeforeLeaving(page)).toBe(true);
  expect(await page.content()).not.toContain('Kanari');
  await comeBack(PEOPLE.active);
  await expect(address).toHaveValue('Kanariveien 7');
  await endSession();
  await comeBack(PEOPLE.previous);
  await expect(address).toBeVisible();
  await expect(address).not.toHaveValue('Kanariveien 7');
  expect(await asksBeforeLeaving(page)).toBe(false);
  await expect(toast).toHaveCount(0);
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

test('leads the keyboard to what is said when the session ends under it', async ({ page, portal }) => {
  await openProfile({ page, portal });
  const { address } = profileOn(page);
  await address.focus();
  portal.world.change((state) => {
    state.sessions = [];
  });
  await page.context().clearCookies({ name: 'session' });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('main').locator(':focus')).toContainText(PROFILE_WORDS.no.notLoggedIn);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: PROFILE_WORDS.no.login })).toBeFocused();
});

test('leaves the keyboard where it is for whoever arrives without a session', async ({ page, portal }) => {
  await portal.open('/nordlys/profile');
  await expect(page.getByText(PROFILE_WORDS.no.notLoggedIn)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
});

/** Whether the browser would ask if the page were closed now. */
const asksBeforeLeaving = (page: Page): Promise<boolean> =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
