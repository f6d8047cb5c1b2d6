// The world outside, driven by hand as a visitor would.
import type { Page } from 'playwright/test';
import { keepsNobodyOut, obstaclesOn } from '../support/axe.ts';
import { expect, type Portal, test } from '../support/portal.ts';
import { aSignupAt, isActive, type Signup } from '../support/signup.ts';
import { CHECKED_WIDTHS } from '../support/widths.ts';
import { makeWide } from '../support/window.ts';

const MARKUP = '<img src=x onerror="window.hacked=1">';

test.beforeEach(({ promises }) => promises.except(/^from elsewhere: http:\/\/127\.0\.0\.1:\d+\//));

/** By the bank's page to that of the electronic ID, as a portal's button would. */
async function goToSigning(page: Page, { link }: Signup): Promise<void> {
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Opprett fast betaling' })).toBeVisible();
  await page.getByRole('button', { name: 'Gå til signering' }).click();
  await expect(page.getByRole('heading', { name: 'Signer med elektronisk ID' })).toBeVisible();
}

const returned = ({ origin }: Portal, status: string): string =>
  `${origin}/nordlys/avtalegiro?departmentId=101&callback=avtalegiro&status=${status}`;

/** What came to be so far, tokens left out. */
const kindsIn = ({ world }: Portal): readonly string[] =>
  world.state.ledger.map(({ kind }) => kind).filter((kind) => kind !== 'token');

/** Where the browser was sent, before the portal read its address. */
async function arrival(page: Page, act: () => Promise<void>): Promise<string> {
  const landed = page.waitForRequest((request) => request.isNavigationRequest() && request.url().includes('status='));
  await act();
  return (await landed).url();
}

const otherOutcome = async (page: Page, name: string): Promise<void> => {
  await page.getByText('Prøv et annet utfall').click();
  await page.getByRole('button', { name }).click();
};

test('signs by hand, and comes back to be told so', async ({ page, portal }) => {
  const signup = await aSignupAt(portal);
  await goToSigning(page, signup);
  await expect(page.getByText('Kari Kanari')).toBeVisible();
  expect(await obstaclesOn(page)).toEqual([]);
  const landed = await arrival(page, () => page.getByRole('button', { name: 'Signer', exact: true }).click());
  expect(landed).toBe(returned(portal, 'ok'));
  await expect(page.getByText('Avtalegiro er satt opp')).toBeVisible();
  expect(isActive(portal)).toBe(true);
});

test('gives up at the bank, and at the signature', async ({ page, portal }) => {
  const signup = await aSignupAt(portal);
  await page.goto(signup.link);
  expect(await obstaclesOn(page)).toEqual([]);
  expect(await arrival(page, () => page.getByRole('button', { name: 'Avbryt' }).click())).toBe(
    returned(portal, 'not_started'),
  );
  await goToSigning(page, signup);
  expect(await arrival(page, () => page.getByRole('button', { name: 'Avbryt' }).click())).toBe(
    returned(portal, 'not_started'),
  );
  await expect(page.getByText('Avtalegiro er ikke satt opp')).toBeVisible();
  expect(isActive(portal)).toBe(false);
});

test('fails, and signs at another try', async ({ page, portal }) => {
  const signup = await aSignupAt(portal);
  await goToSigning(page, signup);
  expect(await arrival(page, () => otherOutcome(page, 'Signeringen feiler'))).toBe(returned(portal, 'not_ok'));
  await expect(page.getByText('Avtalegiro er ikke satt opp')).toBeVisible();
  await goToSigning(page, signup);
  await page.getByRole('button', { name: 'Signer', exact: true }).click();
  await expect(page.getByText('Avtalegiro er satt opp')).toBeVisible();
});

test('runs out of time, and begins anew', async ({ page, portal }) => {
  await goToSigning(page, await aSignupAt(portal));
  await otherOutcome(page, 'Tiden løper ut');
  await expect(page.getByRole('alert')).toContainText('ingenting er signert');
  expect(await obstaclesOn(page)).toEqual([]);
  await page.getByRole('link', { name: 'Prøv igjen' }).click();
  await page.getByRole('button', { name: 'Signer', exact: true }).click();
  await expect(page.getByText('Avtalegiro er satt opp')).toBeVisible();
});

test('comes back twice, and nothing is signed twice', async ({ page, portal, context }) => {
  const signup = await aSignupAt(portal);
  await goToSigning(page, signup);
  const stale = await context.newPage();
  await goToSigning(stale, signup);
  await page.getByRole('button', { name: 'Signer', exact: true }).click();
  await expect(page.getByText('Avtalegiro er satt opp')).toBeVisible();
  const before = kindsIn(portal);
  await page.goto(signup.link);
  await expect(page.getByRole('heading', { name: 'Avtalen er opprettet' })).toBeVisible();
  const again = () => page.getByRole('link', { name: 'Tilbake til' }).click();
  expect(await arrival(page, again)).toBe(returned(portal, 'ok'));
  // A page that was open all along knows nothing of it.
  const giveUp = () => stale.getByRole('button', { name: 'Avbryt' }).click();
  expect(await arrival(stale, giveUp)).toBe(returned(portal, 'ok'));
  await expect(stale.getByText('Avtalegiro er satt opp')).toBeVisible();
  expect(kindsIn(portal)).toEqual(before);
  expect(before.filter((kind) => kind === 'signature')).toEqual(['signature']);
});

test('comes back in another tab', async ({ page, portal, context }) => {
  await goToSigning(page, await aSignupAt(portal));
  await otherOutcome(page, 'Signer og bli på siden');
  await expect(page.getByRole('heading', { name: 'Avtalen er signert' })).toBeVisible();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'i en ny fane' }).click();
  const other = await opened;
  await expect(other.getByText('Avtalegiro er satt opp')).toBeVisible();
});

test('is confirmed by the bank some days later', async ({ page, portal }) => {
  await goToSigning(page, await aSignupAt(portal));
  expect(await arrival(page, () => otherOutcome(page, 'Signer, banken bekrefter senere'))).toBe(returned(portal, 'ok'));
  expect(isActive(portal)).toBe(false);
  portal.world.change((state) => {
    if (state.clock.kind === 'frozen') state.clock.at += 3 * 24 * 60 * 60_000;
  });
  expect(isActive(portal)).toBe(true);
});

test('reads the mail, and follows what it leads to', async ({ page, portal }) => {
  const signup = await aSignupAt(portal);
  await page.goto(`${portal.outside}/email`);
  expect(await obstaclesOn(page)).toEqual([]);
  await page.getByRole('link', { name: 'kari@kanari.example' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('E-post til kari@kanari.example');
  await page.getByRole('link', { name: 'Signer avtalen om fast betaling' }).click();
  await expect(page).toHaveURL(signup.link);
});

test('has messages on a phone, and says so where there are none', async ({ page, portal }) => {
  const signup = await aSignupAt(portal);
  await page.goto(`${portal.outside}/sms`);
  await expect(page.getByText('Ingen meldinger er sendt hit ennå.')).toBeVisible();
  await page.goto(signup.link);
  await page.getByRole('button', { name: 'Avbryt' }).click();
  await expect(page.getByText('Avtalegiro er ikke satt opp')).toBeVisible();
  await page.goto(`${portal.outside}/sms/10000077`);
  expect(await obstaclesOn(page)).toEqual([]);
  await page.getByRole('link', { name: 'Signer avtalen om fast betaling' }).click();
  await expect(page).toHaveURL(signup.link);
});

test('is found from the start page, and goes as the control says', async ({ page, portal }) => {
  const { link } = await aSignupAt(portal);
  await portal.open('/');
  await page.getByRole('link', { name: portal.outside }).click();
  await expect(page.getByRole('heading', { name: 'The world outside' })).toBeVisible();
  await portal.open('/control');
  await page.getByRole('combobox', { name: 'Visits to the direct-debit provider end' }).selectOption('not_ok');
  await page.getByRole('spinbutton', { name: 'Hours until the bank confirms' }).fill('48');
  await page.getByRole('button', { name: 'Set', exact: true }).click();
  await expect(page.getByRole('status')).toHaveText('The world outside goes about it so.');
  expect(portal.world.state.outside).toEqual({ signing: 'not_ok', bankConfirmsAfter: 48 * 3_600_000 });
  await page.goto(link);
  await expect(page.getByText('Avtalegiro er ikke satt opp')).toBeVisible();
});

test('shows endless and hostile names as the words they are', async ({ page, portal }) => {
  const { link } = await aSignupAt(portal, { firstname: MARKUP, lastname: 'Æ'.repeat(190) });
  for (const address of [link, link.replace('direct-debit', 'signing'), `${portal.outside}/email`]) {
    await page.goto(address);
    await expect(page.getByText(MARKUP).first()).toBeVisible();
    for (const width of CHECKED_WIDTHS) {
      await makeWide(page, width);
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(tooWide, `at ${width} px`).toBeLessThanOrEqual(0);
      await keepsNobodyOut(page, `at ${width} px`);
    }
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  }
});
