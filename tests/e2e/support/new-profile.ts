// The page on which a profile without a membership is made, as a visitor finds it.
import type { Locator, Page } from 'playwright/test';
import { NEW_PROFILE_WORDS } from './new-profile-words.ts';
import { type PersonOnPage, personOn } from './person.ts';
import type { Language } from './words.ts';

export interface NewProfilePage extends PersonOnPage {
  readonly create: Locator;
  readonly missed: Locator;
  readonly made: Locator;
  readonly toast: Locator;
  chooseDepartment(name: string): Promise<void>;
}

export function newProfileOn(page: Page, language: Language = 'no'): NewProfilePage {
  const words = NEW_PROFILE_WORDS[language];
  const main = page.getByRole('main');
  return {
    ...personOn(page, language),
    create: main.getByRole('button', { name: words.create, exact: true }),
    missed: main.getByRole('alert').filter({ hasText: words.missed }),
    made: main.getByText(words.made, { exact: true }),
    toast: page.getByRole('region', { name: /^(Meldinger|Messages)$/ }),
    chooseDepartment: async (name) =>
      main.getByRole('region', { name: words.choose }).getByRole('button', { name, exact: true }).click(),
  };
}
