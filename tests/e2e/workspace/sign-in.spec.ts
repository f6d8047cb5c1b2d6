// In a browser: the way to the provider and back is the browser's own, and so is how a page fits its window.

import type { Page } from 'playwright/test';
import { expectNoBarriersAt } from '../support/axe.ts';
import { turnTo } from '../support/turn.ts';
import { expectFits, makeWide } from '../support/window.ts';
import { expect, test } from '../support/workspace.ts';

test.use({ login: null });

async function signIn(page: Page, login: string, password: string): Promise<void> {
  await page.getByLabel('Bruker').fill(login);
  await page.getByLabel('Passord').fill(password);
  await page.getByRole('button', { name: 'Logg inn' }).click();
}

test('[W-AUTH-16] signs in at the provider and shows the page that was left', async ({ page, workspace }) => {
  await workspace.open('/x/-/projects?q=skole&sort=-title');
  await signIn(page, 'ola', 'bygg');
  await expect(page.getByRole('heading', { name: 'Prosjekter', level: 1 })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('skole');
  expect(page.url()).toBe(`${workspace.origin}/x/-/projects?q=skole&sort=-title`);
  await page.reload();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
});

test('[W-SHELL-06] [W-SHELL-07] shows the page that an older address names, after the sign-in too', async ({
  page,
  workspace,
}) => {
  await workspace.open('/x/-/?p=projects');
  await signIn(page, 'kari', 'feil');
  await expect(page.getByRole('alert')).toHaveText('Feil bruker eller passord.');
  await signIn(page, 'kari', 'bygg');
  await expect(page.getByRole('heading', { name: 'Prosjekter', level: 1 })).toBeVisible();
  expect(page.url()).toBe(`${workspace.origin}/x/-/projects`);
  await workspace.open('/x/-/#!/project/1001/participants');
  await expect(page.getByRole('heading', { name: 'Deltakere' })).toBeVisible();
});

test('[W-AUTH-06] signs in by the token flow where the manifest says so, and keeps no token in the address', async ({
  page,
  workspace,
}) => {
  const manifest = await (await fetch(`${workspace.origin}/manifest.json`)).json();
  await page.route('**/manifest.json', (route) => route.fulfill({ json: { ...manifest, sign_in_flow: 'token' } }));
  await workspace.open('/x/-/?service=kran');
  await expect(page).toHaveURL(/response_type=token/);
  await signIn(page, 'ola', 'bygg');
  await expect(page.getByRole('heading', { name: 'Oversikt', level: 1 })).toBeVisible();
  expect(page.url()).toBe(`${workspace.origin}/x/-/dashboard/start?service=kran`);
});

/** The pages that are no list, nor anything of one. */
const ADDRESSES = [
  ['/panels', 'Oppslag'],
  ['/panels/1', 'HMS-uke 47'],
  ['/dashboard/start?layout=9001', 'Fjordbygg felles'],
  ['/project/1001/participants?panel=participant.new', 'Deltakere'],
  ['/invoice/7', 'Fakturaer'],
] as const;

test.describe('signed in before', () => {
  test.use({ login: 'ola' });

  test('[W-AUTH-15] brings back what was typed when a login was needed in between', async ({ page, workspace }) => {
    await workspace.open('/x/-/project/1001/participants');
    await page.getByRole('button', { name: 'Legg til deltaker' }).click();
    const role = page.getByRole('checkbox', { name: 'Kontrollør' });
    // The field that is left says what is wrong with it, and nothing moves away from under the press.
    await role.check();
    workspace.world.change((state) => {
      state.grants = [];
    });
    await page.getByRole('combobox', { name: 'Person' }).fill('per');
    await signIn(page, 'ola', 'bygg');
    await expect(page.getByRole('dialog', { name: 'Legg til deltaker' })).toBeVisible();
    await expect(role).toBeChecked();
    expect(page.url()).toBe(`${workspace.origin}/x/-/project/1001/participants?panel=participant.new`);
    // Nothing but the test's own.
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['signed in ahead']);
  });

  test('fits a phone and a desk and can be used by all staff', async ({ page, workspace }) => {
    await workspace.open('/x/-/invoice/7');
    for (const [address, title] of ADDRESSES)
      await test.step(address, async () => {
        await turnTo(page, `/x/-${address}`);
        await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy]')).toHaveCount(0);
        for (const width of [390, 1600]) {
          await makeWide(page, width);
          await expectFits(page);
          await expectNoBarriersAt(page, width);
        }
      });
  });
});
