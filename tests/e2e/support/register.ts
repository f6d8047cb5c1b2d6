// Signing up in the browser, as a visitor does it.
import type { Locator, Page } from 'playwright/test';
import { expect } from './portal.ts';
import { REGISTER_WORDS, type RegisterWords } from './register-words.ts';
import { made } from './service.ts';
import type { Language } from './words.ts';

export { made, type RegisterWords };

export interface RegisterPage {
  readonly words: RegisterWords;
  /** The button of a department or a membership. */
  card(name: string | RegExp): Locator;
  readonly next: Locator;
  choose(department: string, membership: string | RegExp): Promise<void>;
  /** Everything that is asked about a person; `changes` by the labels of the fields. */
  fillIn(changes?: Readonly<Record<string, string>>): Promise<void>;
  field(label: string): Locator;
}

export function registerOn(page: Page, language: Language = 'no'): RegisterPage {
  const words = REGISTER_WORDS[language];
  const card = (name: string | RegExp) => page.getByRole('heading', { level: 3 }).getByRole('button', { name });
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  return {
    words,
    card,
    field,
    next: page.getByRole('button', { name: words.next, exact: true }),
    async choose(department, membership) {
      await card(department).click();
      await card(membership).first().click();
    },
    async fillIn(changes = {}) {
      for (const [label, value] of words.fields) await field(label).fill(changes[label] ?? value);
      const lists = page.getByRole('combobox');
      for (const [place, label] of words.born.entries()) await lists.nth(place).selectOption({ label });
      await page.getByRole('radio', { name: words.male, exact: true }).check();
      await page.getByRole('checkbox', { name: words.approve }).check();
      await expect(field(words.place)).toHaveValue('Bergen');
    },
  };
}
