// The world outside, driven by hand as a visitor would.
import type { Page } from 'playwright/test';
import { barriersOn, expectNoBarriersAt } from '../support/axe.ts';
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

/** Where the browser was sent, before the portal read its address. */
async function arrival(page: Page, act: () => Promise<void>): Promise<string> {
  const landed = page.waitForRequest((request) => request.isNavigationRequest() && request.url().includes('status='));
  await act();
  return (await landed).url();
}

test('signs by hand, and comes back to a confirmation', async ({ page, portal }) => {
  const signup = await aSignupAt(portal);
  await goToSigning(page, signup);
  await expect(page.getByText('Kari Kanari')).toBeVisible();
  const landed = await arrival(page, () => page.getByRole('button', { name: 'Signer', exact: true }).click());
  expect(landed).toBe(returned(portal, 'ok'));
  await expect(page.getByText('Avtalegiro er satt opp')).toBeVisible();
  expect(isActive(portal)).toBe(true);
});

test('has messages on a phone, and says so where there are none', async ({ page, portal }) => {
  const signup = await aSignupAt(portal);
  await page.goto(`${portal.outside}/sms`);
  await expect(page.getByText('Ingen meldinger er sendt hit ennå.')).toBeVisible();
  await page.goto(signup.link);
  await page.getByRole('button', { name: 'Avbryt' }).click();
  await expect(page.getByText('Avtalegiro er ikke satt opp')).toBeVisible();
  await page.goto(`${portal.outside}/sms/10000077`);
  expect(await barriersOn(page)).toEqual([]);
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
      await expectNoBarriersAt(page, width);
    }
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  }
});
