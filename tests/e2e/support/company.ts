// The page on which somebody signs up with a company's code, and somebody to do it.
import { expect, type Page } from 'playwright/test';
import type { Portal } from './portal.ts';

/** Good for two departments of `nordlys`, and for one. */
export const CODES = { two: 'AB1C2D3E4F5G', one: 'CD1E2F3G4H5J' } as const;

export const companyOn = (page: Page) => ({
  code: page.getByRole('textbox', { name: 'Sponsorkode' }),
  check: page.getByRole('button', { name: 'Sjekk koden' }),
  next: page.getByRole('button', { name: 'Neste' }),
  finish: page.getByRole('button', { name: 'Meld meg inn' }),
  back: page.getByRole('button', { name: 'Tilbake' }),
  steps: page.getByRole('list', { name: 'Steg i innmeldingen' }).getByRole('listitem'),
  current: page.locator('[aria-current="step"]'),
  summary: page.getByRole('region', { name: 'Så langt' }),
  card: (name: string) => page.getByRole('heading', { level: 3 }).getByRole('button', { name, exact: true }),
});

/** Opens the page, and comes as far as a code leads. */
export async function withCode({ page, portal }: { page: Page; portal: Portal }, code: string = CODES.two) {
  const company = companyOn(page);
  await portal.open('/nordlys/member/company');
  await company.code.fill(code);
  await page.keyboard.press('Enter');
  await expect(company.next).toBeEnabled();
  return company;
}

/** The same, with a department and a membership. */
export async function withChoice(stage: { page: Page; portal: Portal }) {
  const company = await withCode(stage);
  await company.next.click();
  await company.card('Sentrum').click();
  await company.card('Student').click();
  await company.next.click();
  await expect(stage.page.getByRole('textbox', { name: 'Fornavn' })).toBeVisible();
  return company;
}
