import type { World } from '@felles/mock-server';
import type { Route } from 'playwright/test';
import { readInBothLanguages, speak } from '../../support/languages.ts';
import { expect, test } from '../../support/portal.ts';
import { made, registerOn } from '../../support/register.ts';
import { goesWrong } from '../../support/service.ts';
import { asked, beLoggedIn, loginOn, SESSION_WORDS, waitOutGuard } from '../../support/session.ts';
import type { Language } from '../../support/words.ts';

const madeOf = (world: World) => ['member', 'contract', 'invoice'].map((kind) => made(world, kind));
const PROFILE = '**/v1/portal/profile';
const CHOICE = ['Sentrum', 'Fri trening uten binding'] as const;

test.beforeEach(({ promises }) =>
  promises.except(/^from elsewhere: http:\/\/127\.0\.0\.1:\d+\/(direct-debit|signing|styles|assets)/),
);

test.describe('in English', () => {
  const language: Language = 'en';
  test.use({ language });

  test('[P-PAYMENT-07] [P-SHELL-02] [P-SIGNUP-07] [P-SIGNUP-10] [P-SIGNUP-11] [P-SIGNUP-88] signs somebody up with the pointer, from the start page to the result of the signing', async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const register = registerOn(page, language);
    const { words } = register;
    await portal.open('/nordlys');
    await page.getByRole('main').getByRole('link', { name: words.title }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    await expect(page.locator('[aria-current="step"]')).toHaveText(new RegExp(words.steps[0] ?? ''));
    await expect(page.getByRole('list', { name: words.stepList }).getByRole('listitem')).toHaveText(
      words.steps.map((name) => new RegExp(name)),
    );
    await expect(register.next).toHaveAttribute('aria-disabled', 'true');
    await expect(register.next).toHaveAccessibleDescription(words.chooseCenter);

    await register.choose(...CHOICE);
    // What it costs is in sight also where the list is not.
    await expect(page.getByText('Fri trening uten binding kr 549,00 per month')).toBeInViewport();
    await register.next.click();
    await expect(page.getByRole('heading', { level: 2, name: words.personalia })).toBeVisible();
    await register.fillIn();
    await register.next.click();
    await expect(page.getByRole('heading', { level: 2, name: words.confirm })).toBeVisible();
    const summary = page.getByRole('main');
    for (const text of ['Sentrum', 'Fri trening uten binding', 'kr 549,00', 'Ola Nordmann', '5014 Bergen']) {
      await expect(summary.getByText(text).first()).toBeVisible();
    }
    expect(madeOf(portal.world)).toEqual([1, 1, 1]);

    await page.getByRole('button', { name: words.sign }).click();
    await page.getByRole('button', { name: 'Go to signing' }).click();
    await page.getByRole('button', { name: 'Sign', exact: true }).click();
    await expect(page).toHaveURL(`${portal.origin}/nordlys/member`);
    await expect(page.getByText(words.directDebitSetUp)).toBeVisible();
    await page.reload();
    await expect(page.getByText(words.directDebitSetUp)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome as a member of Nordlys Trening' })).toBeVisible();
    await expect(page.getByText('Invoices are sent by email.')).toBeVisible();
    for (const text of ['Sentrum', 'Fri trening uten binding', 'kr 549,00'])
      await expect(page.getByRole('definition').filter({ hasText: text })).toBeVisible();
    expect(madeOf(portal.world)).toEqual([1, 1, 1]);
    expect(await page.evaluate(() => JSON.stringify(window.sessionStorage))).not.toMatch(
      /Nordmann|19000041|demo\.example/,
    );
  });

  test('[P-PAYMENT-07] [P-SIGNUP-67] says before a membership without direct debit is bought what it costs, and afterwards what is to be paid, where, and nothing of a withdrawal', async ({
    page,
    portal,
  }) => {
    const register = registerOn(page, language);
    await portal.open('/nordlys/member');
    await register.choose('Sentrum', '30 dager');
    await register.next.click();
    await register.fillIn();
    // Whoever presses it has read what it is, and the button says what it does.
    await expect(register.next).toHaveCount(0);
    await expect(page.getByRole('definition').filter({ hasText: 'kr 690,00' })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: 'Ola Nordmann' })).toBeVisible();
    await page.getByRole('button', { name: 'Sign me up – kr 690,00' }).click();
    // The page of payment comes at once, and the confirmation stands behind it.
    await expect(page).toHaveURL(/\/nordlys\/payment/);
    await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 2, name: 'You are signed up' })).toBeVisible();
    await expect(page.getByText('To pay: kr 690,00')).toBeVisible();
    await expect(page.getByText('First withdrawal')).toHaveCount(0);
    await expect(page.getByRole('button', { name: register.words.sign })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Get a password by SMS' })).toHaveAttribute(
      'href',
      '/nordlys/forgotten-password',
    );
    await expect(page.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', /payment\?invoiceId=\d+/);
    // What is left to do is what the page offers first, in the place where the way on has been at every step.
    await expect(page.locator('[class*="bar"]').getByRole('link')).toHaveText(['Pay now']);
    await expect(page.getByText('Invoices are sent by email.')).toBeVisible();
    // Paid meanwhile, wherever that was.
    portal.world.change((state) => {
      state.invoices = state.invoices.map((invoice) => ({ ...invoice, rest: 0 }));
    });
    await page.reload();
    await expect(page.getByText('The payment is received')).toContainText('Invoices are sent by email.');
    await page.getByRole('link', { name: 'To the front page' }).click();
    await expect(page).toHaveURL(`${portal.origin}/nordlys`);
    expect(madeOf(portal.world)).toEqual([1, 1, 1]);
  });
});

test('[P-SIGNUP-72] [P-TRANSPORT-16] says that nothing was created when the service fails or says no, and why, and creates one member after all', async ({
  page,
  portal,
}) => {
  const register = registerOn(page);
  await portal.open('/nordlys/member');
  await register.choose(...CHOICE);
  await register.next.click();
  await register.fillIn();
  goesWrong(portal.world, { call: 'signup.createMember', kind: 'status', status: 500, times: 1 });
  await register.next.click();
  await readInBothLanguages(page, async (_, language) => {
    const { field, words } = registerOn(page, language);
    await expect(page.getByRole('alert').getByText(words.notCreated, { exact: true })).toBeVisible();
    await expect(page.getByText(/^500 · /)).toHaveCount(1);
    for (const [label, value] of words.fields) await expect(field(label)).toHaveValue(value);
  });
  await speak(page, 'no');
  goesWrong(portal.world, { call: 'signup.createMember', kind: 'status', status: 400, times: 1 });
  await waitOutGuard(page);
  await register.next.click();
  await readInBothLanguages(page, async (_, language) => {
    const { notCreated } = registerOn(page, language).words;
    await expect(page.getByRole('alert').getByText(notCreated, { exact: true })).toBeVisible();
    await expect(page.getByRole('alert').getByText('The request could not be understood.')).toBeVisible();
    await expect(page.getByText(/^400 · /)).toHaveCount(0);
  });
  await speak(page, 'no');
  expect(made(portal.world, 'member')).toBe(0);
  goesWrong(portal.world, { call: 'payment.invoice', kind: 'status', status: 503 });
  await waitOutGuard(page);
  await register.next.click();
  await readInBothLanguages(page, async (_, language) => {
    const { confirm, invoiceNotLoaded } = registerOn(page, language).words;
    await expect(page.getByRole('heading', { level: 2, name: confirm })).toBeVisible();
    await expect(page.getByText(invoiceNotLoaded)).toBeVisible();
  });
  expect(made(portal.world, 'member')).toBe(1);
});

test('[P-SIGNUP-70] [P-MEMBERSHIP-42] [P-TRANSPORT-16] sends somebody whose number is known to the login and says so nowhere else, until it is another number', async ({
  page,
  portal,
}) => {
  const register = registerOn(page);
  const [phone = ''] = register.words.fields[4] ?? [];
  await portal.open('/nordlys/member');
  await register.choose(...CHOICE);
  await register.next.click();
  await register.fillIn({ [phone]: '10000002' });
  await register.next.click();
  await readInBothLanguages(page, async (_, language) => {
    const { earlierMember, logIn: offer } = registerOn(page, language).words;
    await expect(page.getByText(earlierMember)).toBeVisible();
    const link = page.getByRole('main').getByRole('link', { name: offer });
    await expect(link).toHaveAttribute('href', '/nordlys/login');
    await expect(page.getByText(/^409 · /)).toHaveCount(0);
  });
  await speak(page, 'no');
  await page.getByRole('main').getByRole('link', { name: register.words.logIn }).click();
  await readInBothLanguages(page, async (_, language) => {
    await expect(loginOn(page, language).password).toBeVisible();
    await expect(loginOn(page, language).phone).toHaveValue('10000002');
  });
  expect(page.url()).not.toContain('10000002');
  expect(await page.evaluate(() => JSON.stringify([history.state, { ...localStorage }]))).not.toContain('10000002');
  // Whoever has no password yet writes it no third time either.
  await page.getByRole('main').getByRole('link', { name: SESSION_WORDS.en.forgotten }).click();
  await readInBothLanguages(page, async (_, language) => {
    await expect(page.getByRole('button', { name: SESSION_WORDS[language].send })).toBeVisible();
    await expect(loginOn(page, language).phone).toHaveValue('10000002');
  });
  await page.goBack();
  await page.goBack();
  await expect(page.getByText(register.words.earlierMember)).toBeVisible();
  await register.field(phone).fill('19000042');
  await expect(page.getByText(register.words.earlierMember)).toHaveCount(0);
  await waitOutGuard(page);
  await register.next.click();
  await expect(page.getByRole('heading', { level: 2, name: register.words.confirm })).toBeVisible();
  expect(made(portal.world, 'member')).toBe(1);
});

test('[P-MEMBERSHIP-44] tells a member with an agreement that they cannot sign up again', async ({ page, portal }) => {
  await beLoggedIn({ page, portal });
  await portal.open('/nordlys/member');
  await readInBothLanguages(page, async (_, language) => {
    await expect(page.getByText(REGISTERED[language])).toBeVisible();
    await expect(page.getByRole('button', { name: registerOn(page, language).words.next })).toHaveCount(0);
  });
});

test('[P-MEMBERSHIP-45] sends nothing for a member with an agreement, whichever sign-up they open and however late that is known', async ({
  page,
  portal,
}) => {
  await beLoggedIn({ page, portal });
  const register = registerOn(page);
  for (const path of ['/nordlys/member', '/nordlys/member/company', '/nordlys/member/private']) {
    const held: Route[] = [];
    await page.route(PROFILE, (route) => void held.push(route), { times: 1 });
    await portal.open(path);
    await register.next.click({ force: true });
    await expect.poll(() => held.length).toBe(1);
    for (const route of held) await route.continue();
    await expect(page.getByText(REGISTERED.no)).toBeVisible();
    await expect(register.next).toHaveCount(0);
  }
  const calls = ['signup.createMember', 'profile.updateMember', 'signup.createContract'];
  expect(calls.map((call) => asked(portal.world, call))).toEqual([0, 0, 0]);
});

test('[P-SIGNUP-88] says in the place of the first step what an address tells of a signing, and welcomes nobody by it', async ({
  page,
  portal,
}) => {
  await portal.open('/nordlys/member?callback=avtalegiro&status=ok');
  await expect(page.getByText('Avtalegiro er satt opp', { exact: true })).toBeVisible();
  await expect(page.getByText('Velkommen som medlem')).toHaveCount(0);
  const steps = page.getByRole('list', { name: registerOn(page).words.stepList });
  for (const status of ['not_ok', 'not_started']) {
    await portal.open(`/nordlys/member?callback=avtalegiro&status=${status}`);
    await expect(page.getByRole('alert').getByText(/^Avtalegiro er ikke satt opp/)).toBeVisible();
    await expect(steps).toHaveCount(0);
  }
});

const REGISTERED = {
  no: 'Du har allerede et aktivt medlemskap, og kan ikke melde deg inn en gang til.',
  en: 'You already have an active membership, and cannot sign up again.',
} as const;
