import type { Route } from 'playwright/test';
import { pressAt } from '../../support/keyboard.ts';
import { findNetwork, holdBack } from '../../support/network.ts';
import { NEW_PROFILE_WORDS, newProfileOn } from '../../support/new-profile.ts';
import { PERSON_WORDS } from '../../support/person.ts';
import { expect, test } from '../../support/portal.ts';
import { goesRight, goesWrong } from '../../support/service.ts';
import { asked, beLoggedIn, INGRID, waitOutGuard } from '../../support/session.ts';

const ADDRESS = '/nordlys/member/profile';
const CALL = '**/rest/v1/boostsignup/profile';

/** The service has done what it was asked, and nobody hears of it. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort();
}

test.describe('on a wide screen, with the pointer', () => {
  test.use({ viewport: { width: 1440, height: 900 }, language: 'en' });

  test('[P-SHELL-05] [P-SHELL-06] [P-SIGNUP-51] [P-SIGNUP-55] [P-SIGNUP-56] [P-SIGNUP-57] makes a profile of a center and a person, and says so, and nothing of the kind before', async ({
    page,
    portal,
  }) => {
    const words = NEW_PROFILE_WORDS.en;
    await portal.open(`${ADDRESS}/success`);
    await expect(page).toHaveURL(`${portal.origin}${ADDRESS}`);
    const { fillIn, chooseDepartment, create, place, made, toast, field } = newProfileOn(page, 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
    await expect(made).toHaveCount(0);
    await chooseDepartment('Åsane');
    await fillIn({ phone: INGRID.phone });
    await expect(place).toHaveValue('Trondheim');
    await create.click();
    await expect(toast).toContainText('Member already exists.');
    await expect(toast).not.toContainText('409');
    await expect(field(PERSON_WORDS.en.first)).toHaveValue('Sunniva');
    goesWrong(portal.world, { call: 'signup.createProfile', kind: 'cut' });
    await waitOutGuard(page);
    await create.click();
    await expect(page.getByText(words.unreachable)).toBeVisible();
    goesRight(portal.world);
    await field(PERSON_WORDS.en.phone).fill('10000021');
    // What was never answered is asked for as it was, and turned down, before the other number is sent.
    goesWrong(portal.world, { call: 'signup.createProfile', kind: 'wrong-shape', after: true, times: 2 });
    // What was said before would take its turns with what is said next.
    await toast.getByRole('button', { name: 'Close message' }).click({ modifiers: ['Shift'] });
    await waitOutGuard(page);
    await create.dblclick();
    await expect(toast).toContainText('Unknown response from the server');
    await waitOutGuard(page);
    await create.click();
    await expect(page).toHaveURL(`${portal.origin}${ADDRESS}/success`);
    await expect(made).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    expect(portal.world.state.members).toMatchObject([
      { departmentId: 102, firstname: 'Sunniva', email: 'sunniva@demo.example', born: '1990-05-17' },
    ]);
    await page.reload();
    await expect(made).toBeVisible();
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]));
    expect(kept).not.toMatch(/Sunniva|10000021|demo\.example/i);
    await page.goBack();
    await expect(page).not.toHaveURL(`${portal.origin}${ADDRESS}/success`);
    await portal.open(ADDRESS);
    await expect(field(PERSON_WORDS.en.first)).toHaveValue('');
    expect(portal.world.state.ledger.filter(({ by }) => by === 'signup.createProfile')).toHaveLength(1);
  });
});

test('[P-SIGNUP-53] marks every field that lacks something, and the center, with the button on all the time', async ({
  page,
  portal,
}) => {
  await portal.open(ADDRESS);
  const { fillIn, chooseDepartment, create, missing, missed, field, approve, place } = newProfileOn(page);
  await chooseDepartment('Sentrum');
  await create.click();
  await expect(missing).toBeFocused();
  await expect(missing.getByRole('button')).toHaveCount(10);
  await missing.getByRole('button', { name: 'E-post' }).click();
  await expect(field('E-post')).toBeFocused();
  await missing.getByRole('button', { name: 'Vilkår' }).click();
  await expect(approve).toBeFocused();
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(7 + 3 + 2 + 1);
  await fillIn();
  await expect(place).toHaveValue('Trondheim');
  await chooseDepartment('Sentrum');
  await expect(create).toBeEnabled();
  await create.click();
  await expect(missed).toBeFocused();
  await expect(missing).toHaveCount(0);
  await expect(create).toBeEnabled();
  await chooseDepartment('Sentrum');
  await expect(missed).toHaveCount(0);
  expect(asked(portal.world, 'signup.createProfile')).toBe(0);
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

test('goes on by itself once the place that was waited for is there, and sends nothing without a network', async ({
  page,
  context,
  portal,
}) => {
  const code: string[] = [];
  page.on('requestfinished', (request) => {
    const kind = /\/toasts-[^/]+\.(css|js)$/.exec(request.url())?.[1];
    if (kind) code.push(kind);
  });
  await portal.open(ADDRESS);
  const { fillIn, chooseDepartment, create, place, missing, made, toast, postalCode } = newProfileOn(page);
  await chooseDepartment('Sentrum');
  await expect(postalCode).toBeVisible();
  // What could not be had when somebody began to write is fetched when they go on.
  const inVain = page.waitForEvent('requestfailed');
  await context.setOffline(true);
  await postalCode.focus();
  await inVain;
  await findNetwork(page, context);
  await fillIn();
  await expect(place).toHaveValue('Trondheim');
  const letGo = await holdBack(page, 'person.municipality');
  await postalCode.fill('5014');
  // Without a center too there is nothing to wait for: what is missing is said, and goes as it comes.
  await chooseDepartment('Sentrum');
  await create.click();
  await expect(missing).toContainText('Poststed');
  await letGo();
  await expect(missing).toHaveCount(0);
  await expect(place).toHaveValue('Bergen');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('FORM');
  await chooseDepartment('Sentrum');
  // The first message of all on this page comes when its code cannot be fetched any more, and is there since somebody wrote.
  await expect.poll(() => code.toSorted()).toEqual(['css', 'js']);
  await context.setOffline(true);
  await waitOutGuard(page);
  await create.click();
  await expect(toast).toContainText('Vi får ikke kontakt med tjenesten.');
  expect(asked(portal.world, 'signup.createProfile')).toBe(0);
  await findNetwork(page, context);
  await waitOutGuard(page);
  const letCome = await holdBack(page, 'person.municipality');
  await postalCode.fill('7014');
  await create.dblclick();
  await expect(create).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'Venter på poststedet …' })).toHaveCount(1);
  await expect(missing).toHaveCount(0);
  await letCome();
  await expect(made).toBeVisible();
  expect(asked(portal.world, 'signup.createProfile')).toBe(1);
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

test.describe('on a phone, by the keyboard alone', () => {
  test.use({ viewport: { width: 390, height: 844 }, language: 'no' });

  test('is made, and leads on to a password', async ({ page, portal }) => {
    await portal.open(ADDRESS);
    const { typeIn, field, made } = newProfileOn(page);
    await pressAt(page, page.getByRole('main').getByRole('button', { name: 'Sentrum', exact: true }));
    await typeIn();
    await pressAt(page, field('E-post'));
    await expect(made).toBeVisible();
    await pressAt(page, page.getByRole('link', { name: 'Få passord på SMS' }));
    await expect(page).toHaveURL(`${portal.origin}/nordlys/forgotten-password`);
    expect(portal.world.state.members).toHaveLength(1);
  });
});

test('tells whoever is logged in that they have a profile', async ({ page, portal }) => {
  await beLoggedIn({ page, portal });
  await portal.open(ADDRESS);
  await expect(page.getByText(NEW_PROFILE_WORDS.no.already)).toBeVisible();
  await expect(newProfileOn(page).field('Fornavn')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Til min profil' }).click();
  await expect(page).toHaveURL(`${portal.origin}/nordlys/profile`);
});
