// The page on which somebody signs up with a company's code, and somebody to do it.
import { expect, type Page } from 'playwright/test';
import { CODES, COMPANY_WORDS } from './company-words.ts';
import type { Portal } from './portal.ts';
import type { Language } from './words.ts';

export { CODES };

export function companyOn(page: Page, language: Language = 'no') {
  const words = COMPANY_WORDS[language];
  return {
    code: page.getByRole('textbox', { name: words.code }),
    check: page.getByRole('button', { name: words.check }),
    next: page.getByRole('button', { name: words.next, exact: true }),
    finish: page.getByRole('button', { name: words.finish }),
    back: page.getByRole('button', { name: words.back }),
    steps: page.getByRole('list', { name: words.steps }).getByRole('listitem'),
    current: page.locator('[aria-current="step"]'),
    summary: page.getByRole('region', { name: words.summary }),
    card: (name: string) => page.getByRole('heading', { level: 3 }).getByRole('button', { name, exact: true }),
  };
}

interface Stage {
  readonly page: Page;
  readonly portal: Pick<Portal, 'open'>;
}

/** Opens the page, and comes as far as a code leads. */
async function withCode({ page, portal }: Stage) {
  const company = companyOn(page);
  await portal.open('/nordlys/member/company');
  await company.code.fill(CODES.two);
  await page.keyboard.press('Enter');
  await expect(company.next).toBeEnabled();
  return company;
}

/** A company's sign-up with a department and a membership. */
export async function withChoice(stage: Stage) {
  const company = await withCode(stage);
  await company.next.click();
  await company.card('Sentrum').click();
  await company.card('Student').click();
  await company.next.click();
  await expect(stage.page.getByRole('textbox', { name: 'Fornavn' })).toBeVisible();
  return company;
}
