import type { Route } from 'playwright/test';
import { NEW_PROFILE_WORDS, newProfileOn } from '../../support/new-profile.ts';
import { PERSON_WORDS } from '../../support/person.ts';
import { expect, inBothLanguages, test } from '../../support/portal.ts';
import { goesRight, goesWrong } from '../../support/service.ts';
import { asked, INGRID, logIn, waitOutGuard } from '../../support/session.ts';

const ADDRESS = '/nordlys/member/profile';
const CALL = '**/rest/v1/boostsignup/profile';

/** The service has done what it was asked, and nobody hears of it. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort();
}

inBothLanguages((_, language) => {
  const words = NEW_PROFILE_WORDS[language];

  test('[P-SHELL-05] [P-SHELL-06] [P-SIGNUP-51] [P-SIGNUP-55] [P-SIGNUP-56] makes a profile of a center and a person, and says so', async ({
    page,
    portal,
  }) => {
    await portal.open(ADDRESS);
    const { fillIn, chooseDepartment, create, place, made } = newProfileOn(page, language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
    await chooseDepartment('Åsane');
    await fillIn();
    await expect(place).toHaveValue('Trondheim');
    await create.click();
    await expect(page).toHaveURL(`${portal.origin}${ADDRESS}/success`);
    await expect(made).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    const [member] = portal.world.state.members;
    expect(member).toMatchObject({
      departmentId: 102,
      firstname: 'Sunniva',
      email: 'sunniva@demo.example',
      born: '1990-05-17',
    });
    await page.goBack();
    await expect(page).not.toHaveURL(`${portal.origin}${ADDRESS}/success`);
    expect(asked(portal.world, 'signup.createProfile')).toBe(1);
  });

  test('[P-SIGNUP-53] says that a center is to be chosen, with the button on all the time', async ({
    page,
    portal,
  }) => {
    await portal.open(ADDRESS);
    const { fillIn, chooseDepartment, create, place, missed, missing } = newProfileOn(page, language);
    await fillIn();
    await expect(place).toHaveValue('Trondheim');
    await expect(create).toBeEnabled();
    await create.click();
    await expect(missed).toBeFocused();
    await expect(missing).toHaveCount(0);
    await expect(create).toBeEnabled();
    await chooseDepartment('Sentrum');
    await expect(missed).toHaveCount(0);
    expect(asked(portal.world, 'signup.createProfile')).toBe(0);
  });

  test('[P-SIGNUP-57] tells of a failed call with the error’s message alone, and keeps everything', async ({
    page,
    portal,
  }) => {
    await portal.open(ADDRESS);
    const { fillIn, chooseDepartment, create, place, toast, made, field } = newProfileOn(page, language);
    await chooseDepartment('Sentrum');
    await fillIn({ phone: INGRID.phone });
    await expect(place).toHaveValue('Trondheim');
    await create.click();
    await expect(toast).toContainText('Member already exists.');
    await expect(toast).not.toContainText('409');
    await expect(field(PERSON_WORDS[language].first)).toHaveValue('Sunniva');
    goesWrong(portal.world, { call: 'signup.createProfile', kind: 'cut' });
    await waitOutGuard(page);
    await create.click();
    await expect(page.getByText(words.unreachable)).toBeVisible();
    goesRight(portal.world);
    await field(PERSON_WORDS[language].phone).fill('10000021');
    await page.clock.setFixedTime(Date.UTC(2026, 10, 19, 10));
    await create.click();
    await expect(made).toBeVisible();
  });
});

test('marks every field that lacks something, and leads to all of them', async ({ page, portal }) => {
  await portal.open(ADDRESS);
  const { chooseDepartment, create, missing, field, approve } = newProfileOn(page);
  await chooseDepartment('Sentrum');
  await create.click();
  await expect(missing).toBeFocused();
  await expect(missing.getByRole('button')).toHaveCount(9);
  await missing.getByRole('button', { name: 'E-post' }).click();
  await expect(field('E-post')).toBeFocused();
  await missing.getByRole('button', { name: 'Vilkår' }).click();
  await expect(approve).toBeFocused();
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(6 + 3 + 2 + 1);
});

test('makes one profile, however often it is asked for and whatever becomes of the answer', async ({
  page,
  portal,
}) => {
  await portal.open(ADDRESS);
  const { fillIn, chooseDepartment, create, place, made, toast } = newProfileOn(page);
  await chooseDepartment('Sentrum');
  await fillIn();
  await expect(place).toHaveValue('Trondheim');
  await page.route(CALL, loseAnswer, { times: 1 });
  await create.dblclick();
  await expect(toast).toBeVisible();
  await page.reload();
  await expect(place).toHaveValue('Trondheim');
  await page.clock.setFixedTime(Date.UTC(2026, 10, 19, 10));
  await create.click();
  await expect(made).toBeVisible();
  expect(portal.world.state.members).toHaveLength(1);
  expect(portal.world.state.ledger.filter(({ by }) => by === 'signup.createProfile')).toHaveLength(1);
});

test('loses nothing to a reload, to another language or to another page', async ({ page, portal }) => {
  await portal.open(ADDRESS);
  const { fillIn, chooseDepartment, place, field, approve } = newProfileOn(page);
  await chooseDepartment('Fana');
  await fillIn();
  await expect(place).toHaveValue('Trondheim');
  await page.reload();
  await expect(field('Fornavn')).toHaveValue('Sunniva');
  await expect(place).toHaveValue('Trondheim');
  await page.getByRole('button', { name: 'English' }).click();
  const english = newProfileOn(page, 'en');
  await expect(english.field('First name')).toHaveValue('Sunniva');
  await expect(english.field('Place')).toHaveValue('Trondheim');
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/nordlys\/login/);
  await page.goBack();
  await expect(english.field('Email')).toHaveValue('sunniva@demo.example');
  await expect(page.getByRole('combobox', { name: 'Year' })).toHaveValue('1990');
  await expect(page.getByRole('radio', { name: 'Female' })).toBeChecked();
  await expect(newProfileOn(page, 'en').approve).toBeChecked();
  await expect(approve).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Sunniva');
});

test('keeps nothing of anybody once the profile is made', async ({ page, portal }) => {
  await portal.open(ADDRESS);
  const { fillIn, chooseDepartment, create, place, made, field } = newProfileOn(page);
  await chooseDepartment('Sentrum');
  await fillIn();
  await expect(place).toHaveValue('Trondheim');
  await create.click();
  await expect(made).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]));
  expect(kept).not.toMatch(/Sunniva|10000021|demo\.example/i);
  await portal.open(ADDRESS);
  await expect(field('Fornavn')).toHaveValue('');
});

test('goes on by itself once the place that was waited for is there', async ({ page, portal }) => {
  await portal.open(ADDRESS);
  const { fillIn, chooseDepartment, create, place, missing, made } = newProfileOn(page);
  await chooseDepartment('Sentrum');
  await fillIn();
  await expect(place).toHaveValue('Trondheim');
  goesWrong(portal.world, { call: 'person.municipality', kind: 'latency', milliseconds: 1_500 });
  await newProfileOn(page).postalCode.fill('5014');
  await create.click();
  await expect(missing).toContainText('Poststed');
  await expect(missing).toHaveCount(0);
  await expect(place).toHaveValue('Bergen');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('FORM');
  await waitOutGuard(page);
  await create.click();
  await expect(made).toBeVisible();
});

test('[P-PERSON-38] [P-PERSON-39] [P-PERSON-56] offers no button to whoever is too young, and says how old is old enough', async ({
  page,
  portal,
}) => {
  await portal.open(ADDRESS);
  const { fillIn, chooseDepartment, choose, create, place, field } = newProfileOn(page);
  await chooseDepartment('Sentrum');
  await fillIn();
  await expect(place).toHaveValue('Trondheim');
  await choose('day', '20');
  await choose('month', 'november');
  await choose('year', '2011');
  await expect(page.getByRole('status').filter({ hasText: PERSON_WORDS.no.belowMinimum })).toBeVisible();
  await expect(create).toHaveCount(0);
  await field('E-post').press('Enter');
  await choose('day', '19');
  await expect(page.getByText(PERSON_WORDS.no.belowMinimum)).toHaveCount(0);
  await expect(create).toBeVisible();
  expect(asked(portal.world, 'signup.createProfile')).toBe(0);
});

test('is made by the keyboard alone', async ({ page, portal }) => {
  await portal.open('/puls/member/profile');
  const { field, place, made } = newProfileOn(page);
  await field('Fornavn').focus();
  const typed = ['sunniva', 'bråten', 'tåkeveien 4', '7014', null, '10000021', 'sunniva@demo.example'];
  for (const text of typed) {
    if (text !== null) await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  for (const text of ['17', 'mai', '1990']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: 'Mann' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(place).toHaveValue('Trondheim');
  await field('E-post').press('Enter');
  await expect(made).toBeVisible();
});

test('tells whoever is logged in that they have a profile', async ({ page, portal }) => {
  await logIn({ page, portal });
  await portal.open(ADDRESS);
  await expect(page.getByText(NEW_PROFILE_WORDS.no.already)).toBeVisible();
  await expect(newProfileOn(page).field('Fornavn')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Til min profil' }).click();
  await expect(page).toHaveURL(`${portal.origin}/nordlys/profile`);
});
