import type { Page } from 'playwright/test';
import { readInBothLanguages, speak } from '../../support/languages.ts';
import { findNetwork, holdBack } from '../../support/network.ts';
import { expect, test } from '../../support/portal.ts';
import { made, type RegisterPage, registerOn } from '../../support/register.ts';
import { goesWrong } from '../../support/service.ts';
import { AASE, asked, beLoggedIn, loginOn, SESSION_WORDS, waitOutGuard } from '../../support/session.ts';

const CHOICE = ['Sentrum', 'Fri trening uten binding'] as const;
/** Anders Lunde, whose agreement has ended. */
const PREVIOUS = { ...AASE, phone: '10000002' };

test.beforeEach(({ promises }) => promises.except(/^from elsewhere: http:\/\/127\.0\.0\.1:\d+\//));

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

/** What a link says that names the choice. */
const CHOSEN = '?departmentId=101&membershipId=1102';

async function filledIn(page: Page, open: (path: string) => Promise<void>): Promise<RegisterPage> {
  const register = registerOn(page);
  await open(`/nordlys/member${CHOSEN}`);
  await expect(register.card(CHOICE[1])).toHaveAttribute('aria-pressed', 'true');
  await register.next.click();
  await register.fillIn();
  return register;
}

async function holdsWhatWasTyped(register: RegisterPage): Promise<void> {
  for (const [label, value] of register.words.fields) await expect(register.field(label)).toHaveValue(value);
}

test('keeps every step and every value over a reload, and posts nothing again', async ({ page, portal }) => {
  const register = registerOn(page);
  const { words } = register;
  await portal.open('/nordlys/member');
  await register.choose(...CHOICE);
  await page.reload();
  await expect(register.card(CHOICE[0])).toHaveAttribute('aria-pressed', 'true');
  await expect(register.card(CHOICE[1])).toHaveAttribute('aria-pressed', 'true');
  await register.next.click();
  await register.fillIn();
  await page.reload();
  await expect(heading(page, words.personalia)).toBeVisible();
  await holdsWhatWasTyped(register);
  await register.next.click();
  await expect(heading(page, words.confirm)).toBeVisible();
  await page.reload();
  await expect(heading(page, words.confirm)).toBeVisible();
  await expect(page.getByText('Ola Nordmann')).toBeVisible();
  expect([made(portal.world, 'member'), asked(portal.world, 'signup.createMember')]).toEqual([1, 1]);
});

test('goes back and forward by the browser, without a second member or a lost value', async ({ page, portal }) => {
  const register = await filledIn(page, portal.open);
  const { words } = register;
  await register.next.click();
  await expect(heading(page, words.confirm)).toBeVisible();
  await page.goBack();
  await expect(heading(page, words.personalia)).toBeVisible();
  await holdsWhatWasTyped(register);
  await page.goBack();
  await expect(register.card(CHOICE[1])).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(`${portal.origin}/nordlys/member`);
  await page.goForward();
  await page.goForward();
  await expect(heading(page, words.confirm)).toBeVisible();
  expect([made(portal.world, 'member'), made(portal.world, 'contract'), made(portal.world, 'invoice')]).toEqual([
    1, 1, 1,
  ]);
});

test('sends once for a double click, and for Enter together with a click, and shows that it waits', async ({
  page,
  portal,
}) => {
  const register = await filledIn(page, portal.open);
  const letGo = await holdBack(page, 'signup.createMember');
  await register.next.dblclick();
  await register.field('E-post').press('Enter');
  await expect(register.next).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText('Vent litt, vi sender opplysningene.')).toBeAttached();
  // What is on its way is seen and heard not to be changed meanwhile, whatever it is filled in with.
  const held = ':is([readonly], [aria-disabled="true"])';
  await expect(page.locator(`main :is(input, select):not(${held})`)).toHaveCount(0);
  await letGo();
  await expect(heading(page, register.words.confirm)).toBeVisible();
  expect([asked(portal.world, 'signup.createMember'), made(portal.world, 'member')]).toEqual([1, 1]);
});

test('creates one member, and leaves for signing once, neither without a network, and can be used again when the browser brings the page back', async ({
  page,
  context,
  portal,
}) => {
  const register = await filledIn(page, portal.open);
  await context.setOffline(true);
  await register.next.click();
  await expect(page.getByRole('alert').getByText('Du er uten nett, så ingenting er sendt nå.')).toBeVisible();
  await findNetwork(page, context);
  await register.next.click();
  const sign = page.getByRole('button', { name: register.words.sign });
  await expect(sign).toBeVisible();
  await context.setOffline(true);
  await sign.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Du er uten nett' })).toBeInViewport();
  await page.getByRole('button', { name: 'Prøv igjen' }).click();
  await expect(heading(page, register.words.confirm)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('alert').filter({ hasText: 'Du er uten nett' })).toHaveCount(0);
  await sign.dblclick();
  await expect(page.getByRole('button', { name: 'Gå til signering' })).toBeVisible();
  await page.goBack();
  await expect(heading(page, register.words.confirm)).toBeVisible();
  await expect(sign).not.toHaveAttribute('aria-disabled', 'true');
  await waitOutGuard(page);
  await sign.click();
  await expect(page.getByRole('button', { name: 'Gå til signering' })).toBeVisible();
  expect([made(portal.world, 'member'), made(portal.world, 'contract')]).toEqual([1, 1]);
});

test('ends with one member where the answer cannot be read, nor any of its repetitions, each for another reason', async ({
  page,
  portal,
}) => {
  const register = await filledIn(page, portal.open);
  for (const [before, kind] of (['malformed', 'empty', 'html', 'wrong-shape'] as const).entries()) {
    await test.step(kind, async () => {
      goesWrong(portal.world, { call: 'signup.createMember', kind, after: true, times: 1 });
      await register.next.click();
      await expect.poll(() => asked(portal.world, 'signup.createMember')).toBe(before + 1);
      await expect(register.next).not.toHaveAttribute('aria-busy', 'true');
      await expect(page.getByRole('alert').filter({ hasText: /opprettet/ })).toBeVisible();
      await holdsWhatWasTyped(register);
      await waitOutGuard(page);
    });
  }
  await test.step('cut: the browser repeats by itself what was sent over a connection that had been used before', async () => {
    goesWrong(portal.world, { call: 'signup.createMember', kind: 'cut', after: true, times: 1 });
    await register.next.click();
    await expect(heading(page, register.words.confirm)).toBeVisible();
  });
  expect([made(portal.world, 'member'), made(portal.world, 'contract'), made(portal.world, 'invoice')]).toEqual([
    1, 1, 1,
  ]);
});

test('sends a changed value as an update, and another membership as another agreement of the same member', async ({
  page,
  portal,
}) => {
  const register = await filledIn(page, portal.open);
  const { words } = register;
  await register.next.click();
  await expect(heading(page, words.confirm)).toBeVisible();
  await page.getByRole('button', { name: words.back }).click();
  await register.field('E-post').fill('ny@demo.example');
  await waitOutGuard(page);
  await register.next.click();
  await expect(heading(page, words.confirm)).toBeVisible();
  expect([
    asked(portal.world, 'profile.updateMember'),
    made(portal.world, 'member'),
    made(portal.world, 'contract'),
  ]).toEqual([1, 1, 1]);
});

test('leads whoever is taken back by a new price to the reason, and sends nothing', async ({ page, portal }) => {
  const register = await filledIn(page, portal.open);
  await page.route('**/departments/*/memberships*', async (route) => {
    const list = await (await route.fetch()).json();
    await route.fulfill({
      json: list.map((one: { title: string }) => (one.title === CHOICE[1] ? { ...one, cost_included_vat: 777 } : one)),
    });
  });
  await register.next.click();
  await expect(page.getByText('Prisen er endret fra kr 549,00 til kr 777,00')).toBeVisible();
  const reasons = page.getByRole('list').filter({ hasText: 'Prisen er endret siden du valgte.' });
  await expect(reasons).toBeFocused();
  await expect(reasons).toBeInViewport();
  expect(made(portal.world, 'member')).toBe(0);
});

test('offers no signing at an address that is not allowed, and goes nowhere', async ({ page, portal }) => {
  const register = await filledIn(page, portal.open);
  await page.route('**/rest/v1/boostsignup/member', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), link_to_nets: 'https://elsewhere.invalid/sign' } });
  });
  await register.next.click();
  await expect(page.getByText('Signeringen er ikke tilgjengelig nå. Kontakt senteret.')).toBeVisible();
  await expect(page.getByRole('button', { name: register.words.sign })).toHaveCount(0);
  await expect(page).toHaveURL(`${portal.origin}/nordlys/member`);
});

test('keeps step, values and errors when the language changes', async ({ page, portal }) => {
  const register = await filledIn(page, portal.open);
  await register.field('E-post').fill('');
  await register.next.click();
  await page.getByRole('button', { name: 'English' }).click();
  const english = registerOn(page, 'en');
  await expect(heading(page, english.words.personalia)).toBeVisible();
  await expect(english.field('First name')).toHaveValue('Ola');
  await expect(page.getByText('Email is required').first()).toBeVisible();
});

test('[P-SIGNUP-75] [P-SIGNUP-76] [P-MEMBERSHIP-22] begins with what a direct link names, or says that it is no longer there', async ({
  page,
  portal,
}) => {
  const register = registerOn(page);
  await portal.open('/nordlys/member?departmentId=102&membershipId=999');
  const told = page.getByRole('region', { name: 'Meldinger' }).getByRole('alert');
  await expect(told.getByText('En feil har oppstått', { exact: true })).toBeVisible();
  await expect(told).toContainText('Medlemskapet du ønsker er ikke lengre tilgjengelig. Velg et annet medlemskap');
  await expect(register.card('Åsane')).toHaveAttribute('aria-pressed', 'true');
  await expect(register.next).toHaveAttribute('aria-disabled', 'true');
  const visited = await page.evaluate(() => window.history.length);

  await portal.open('/nordlys/member?departmentId=102&membershipId=1101');
  await expect(register.card('Åsane')).toHaveAttribute('aria-pressed', 'true');
  await expect(register.card('Fri trening 12 måneder')).toHaveAttribute('aria-pressed', 'true');
  await expect(register.next).not.toHaveAttribute('aria-disabled', 'true');
  await expect(page).toHaveURL(`${portal.origin}/nordlys/member`);
  expect(await page.evaluate(() => window.history.length)).toBe(visited + 1);
});

test('gives the second of two tabs the way of somebody who is known', async ({ page, context, portal }) => {
  const first = await filledIn(page, portal.open);
  const tab = await context.newPage();
  await tab.clock.setFixedTime(await page.evaluate(() => Date.now()));
  const second = await filledIn(tab, async (path) => void (await tab.goto(`${portal.origin}${path}`)));
  await first.next.click();
  await expect(heading(page, first.words.confirm)).toBeVisible();
  await second.next.click();
  await expect(tab.getByText(second.words.earlierMember)).toBeVisible();
  expect([made(portal.world, 'member'), made(portal.world, 'contract')]).toEqual([1, 1]);
});

test('[P-SIGNUP-70] tells a member that what they changed is a member’s already, lets them log in again whose session ends in the middle, and leaves nothing of them where they log out', async ({
  page,
  portal,
}) => {
  const register = registerOn(page);
  const { words } = register;
  await beLoggedIn({ page, portal }, PREVIOUS);
  await portal.open('/nordlys/member');
  await register.choose(...CHOICE);
  await register.next.click();
  await register.field('E-post').fill('ase.kvale@demo.example');
  await register.next.click();
  await readInBothLanguages(page, async (_, language) => {
    const { alreadyMember, logIn } = registerOn(page, language).words;
    await expect(page.getByText(alreadyMember, { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: logIn })).toHaveCount(0);
  });
  await speak(page, 'no');
  await register.field('Adresse').fill('Nygata 7');
  await register.field('E-post').fill('anders.lunde@demo.example');
  await expect(page.getByText(words.alreadyMember)).toHaveCount(0);
  await waitOutGuard(page);
  portal.world.change((state) => {
    state.sessions = [];
  });
  await register.next.click();
  const ended = page.getByRole('alert').filter({ hasText: 'Du er ikke lenger logget inn' });
  await expect(register.field('Adresse')).toHaveValue('Nygata 7');
  const { forgotten, toLogin } = SESSION_WORDS.no;
  await ended.getByRole('link', { name: words.logIn }).click();
  await page.getByRole('link', { name: forgotten }).click();
  await page.getByRole('main').getByRole('link', { name: toLogin }).click();
  const form = loginOn(page);
  await expect(form.submit).toBeVisible();
  await form.fill(PREVIOUS.phone, PREVIOUS.password);
  await form.submit.click();
  await expect(page).toHaveURL(`${portal.origin}/nordlys/member`);
  await expect(register.field('Fornavn')).toHaveValue('Anders');
  await page.getByRole('banner').getByRole('link', { name: 'Min profil' }).click();
  await page.getByRole('link', { name: 'Fortsett innmeldingen' }).click();
  await expect(register.field('Fornavn')).toHaveValue('Anders');
  await expect(register.field('Adresse')).toHaveValue('Nygata 7');
  await expect(ended).toHaveCount(0);
  await register.next.click();
  await expect(heading(page, words.confirm)).toBeVisible();
  expect([made(portal.world, 'member'), made(portal.world, 'contract'), made(portal.world, 'invoice')]).toEqual([
    0, 1, 1,
  ]);

  await page.getByRole('banner').getByRole('button', { name: 'Logg ut' }).click();
  await expect(page).toHaveURL(`${portal.origin}/nordlys`);
  expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).not.toMatch(
    /Nygata|Lunde|10000002/,
  );
});
