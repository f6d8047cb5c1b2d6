// The page on which a profile without a membership is made, as a visitor finds it.
import type { Locator, Page } from 'playwright/test';
import { type PersonOnPage, personOn } from './person.ts';
import type { Language } from './words.ts';

/** The words of the page, written out once more, so that a changed text is noticed. */
export const NEW_PROFILE_WORDS = {
  no: {
    title: 'Opprett profil',
    choose: 'Velg senteret profilen din skal høre til',
    missed: 'Velg et senter',
    create: 'Opprett profil',
    made: 'Profilen din er opprettet',
    already: 'Du har allerede en profil',
    unreachable: 'Vi får ikke kontakt med tjenesten.',
  },
  en: {
    title: 'Create a profile',
    choose: 'Choose the center',
    missed: 'Choose a center',
    create: 'Create profile',
    made: 'Your profile has been created',
    already: 'You have a profile already',
    unreachable: 'We cannot reach the service.',
  },
} as const;

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
