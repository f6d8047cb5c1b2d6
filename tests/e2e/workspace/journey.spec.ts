// In a browser: one project from its beginning, through all its pages as they are built. The seams are what is tried: the way to
// the provider and back, the code that each page fetches, the address that a page leads to, and what a page of before has left.
import type { Page } from 'playwright/test';
import { JOURNEY_WIDTHS } from '../support/widths.ts';
import { expectFits } from '../support/window.ts';
import { expect, test } from '../support/workspace.ts';

const TITLE = 'Naustet på Sotra';
const PART = 'Kai ved naustet';
/** Of the pages of a project, those that show what the others lead to. */
const READ = ['Oppgaver', 'Sjekklister', 'Avvik', 'Timer', 'Håndbok', 'Statistikk', 'Historikk'];

const isOverview = /\/project\/\d{6}$/;

/** The page has come whole: nothing is on its way, nothing has failed, and it is no wider than its window. */
async function expectWhole(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^\d+ feil$/ })).toHaveCount(0);
  await expectFits(page);
}

async function turnTo(page: Page, title: string): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Sider i prosjektet' }).getByRole('link', { name: title });
  // On a phone the row of pages scrolls to its current one a moment after the page has come: such a press meets another link.
  await expect(async () => {
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expectWhole(page, title);
}

async function choose(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'Handlinger' }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** From its second step to its last, with an address, and without the house register and a photo. */
async function finish(
  page: Page,
  name: string,
  { address, people }: Record<'address' | 'people', () => Promise<void>>,
) {
  const dialog = page.getByRole('dialog', { name });
  const next = (step: string) => dialog.getByRole('button', { name: `Neste: ${step}` }).click();
  await next('Adresse');
  await address();
  await next('Mal');
  await dialog.getByRole('button', { name: 'Fortsett uten mal' }).click();
  await dialog.getByRole('radio', { name: /^Hopp over/ }).check();
  await next('Deltakere');
  await people();
  await next('Bilde');
  await next('Oppsummering');
  await dialog.getByRole('button', { name: 'Opprett prosjekt' }).click();
  await page.waitForURL(isOverview);
  await expect(dialog).toHaveCount(0);
  await expectWhole(page, 'Oppsummering');
}

test.use({ login: null });

for (const width of JOURNEY_WIDTHS) {
  test(`leads through the whole life of a project, in ${width} pixels`, async ({ page, workspace }) => {
    await page.setViewportSize({ width, height: 900 });
    await workspace.open('/x/-/projects');
    await page.getByLabel('Bruker').fill('ola');
    await page.getByLabel('Passord').fill('bygg');
    await page.getByRole('button', { name: 'Logg inn' }).click();
    await expectWhole(page, 'Prosjekter');

    await page.getByRole('button', { name: 'Nytt prosjekt' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nytt prosjekt' });
    await dialog.getByLabel('Navn på prosjektet').fill('Naustet');
    await finish(page, 'Nytt prosjekt', {
      async address() {
        await dialog.getByRole('combobox', { name: 'Adresse' }).fill('skolegata 14 bergen');
        await dialog.getByRole('option', { name: /^Skolegata 14,/ }).click();
      },
      async people() {
        await dialog.getByRole('button', { name: 'Legg til deltaker' }).click();
        const picker = page.getByRole('dialog', { name: 'Legg til deltaker' });
        await picker.getByRole('combobox').fill('kari lunde');
        await picker
          .getByRole('option', { name: /^Kari Lunde/ })
          .first()
          .click();
        await picker.getByRole('checkbox', { name: 'Kontrollør' }).check();
        await picker.getByRole('button', { name: 'Legg til', exact: true }).click();
        await expect(picker).toHaveCount(0);
      },
    });
    const address = page.url();
    const head = page.getByRole('region', { name: 'Om prosjektet' });
    await expect(head.getByText(/Skolegata 14/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Deltakere' }).getByText('Kari Lunde')).toBeVisible();

    await choose(page, 'Rediger prosjektet');
    const form = page.getByRole('form', { name: 'Prosjektet' });
    await form.getByLabel('Navn', { exact: true }).fill(TITLE);
    await form.getByRole('button', { name: 'Lagre' }).click();
    await expect(form).toHaveCount(0);
    await expect(head.getByRole('heading', { name: TITLE })).toBeVisible();

    await turnTo(page, 'Faser');
    await page.getByRole('button', { name: 'Åpne alle' }).click();
    await page.getByRole('heading', { level: 3 }).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 4, name: /^Milepæler/ })).toBeVisible();
    await expectWhole(page, 'Faser');
    for (const title of READ) await turnTo(page, title);

    await turnTo(page, 'Deltakere');
    const people = page.getByRole('main');
    await expect(people.getByText('Kari Lunde').first()).toBeVisible();
    await expect(people.getByText('Kontrollør').first()).toBeVisible();

    await turnTo(page, 'Oppsummering');
    expect(page.url()).toBe(address);
    await choose(page, 'Plakat for innsjekk');
    const poster = page.getByRole('dialog', { name: 'Plakat for innsjekk' });
    await expect(poster.getByRole('link', { name: /Last ned/ })).toBeVisible();
    await poster.getByRole('button', { name: 'Lukk' }).click();
    await expect(poster).toHaveCount(0);

    await turnTo(page, 'Underprosjekter');
    await page.getByRole('link', { name: 'Nytt underprosjekt' }).click();
    const part = page.getByRole('dialog', { name: 'Nytt underprosjekt' });
    await part.getByLabel('Navn på prosjektet').fill(PART);
    await finish(page, 'Nytt underprosjekt', {
      address: () => part.getByRole('button', { name: 'Bruk denne adressen' }).click(),
      people: async () => {},
    });
    expect(page.url()).not.toBe(address);
    await expect(head.getByRole('heading', { name: PART })).toBeVisible();
    await page.getByRole('region', { name: 'Detaljer' }).getByRole('link', { name: TITLE }).click();
    await expect(head.getByRole('heading', { name: TITLE })).toBeVisible();
    await turnTo(page, 'Underprosjekter');
    await expect(page.getByRole('link', { name: PART })).toBeVisible();

    await page.keyboard.press('Control+k');
    const found = page.getByRole('dialog').getByRole('combobox');
    await found.fill('naustet på sotra');
    await expect(page.getByRole('option', { name: TITLE })).toHaveAttribute('aria-selected', 'true');
    await found.press('Enter');
    await expect(head.getByRole('heading', { name: TITLE })).toBeVisible();
    expect(page.url()).toBe(address);
    await expectWhole(page, 'Oppsummering');
    await page.reload();
    await expectWhole(page, 'Oppsummering');
  });
}
