// The form of a person as a visitor finds it, by role and by name.
import type { Locator, Page } from 'playwright/test';
import { pressAt, typeAt } from './keyboard.ts';
import { PERSON_WORDS } from './person-words.ts';
import { expect } from './portal.ts';
import type { Language } from './words.ts';

export interface PersonOnPage {
  readonly postalCode: Locator;
  readonly place: Locator;
  readonly approve: Locator;
  readonly missing: Locator;
  /** Where somebody is found by their number, and what is said of it. */
  readonly find: Locator;
  readonly search: Locator;
  readonly said: Locator;
  field(name: string): Locator;
  choose(part: 'day' | 'month' | 'year', value: string): Promise<void>;
  /** Fills in all nine and the approval; the place comes by itself. */
  fillIn(over?: Changes): Promise<void>;
  /** Fills the form by the keyboard alone, from wherever the focus is before the first field. */
  typeIn(over?: Changes): Promise<void>;
}

type Changes = Partial<Record<'first' | 'last' | 'address' | 'phone' | 'email' | 'year', string>>;

export function personOn(page: Page, language: Language = 'no'): PersonOnPage {
  const words = PERSON_WORDS[language];
  const main = page.getByRole('main');
  const field = (name: string) => main.getByRole('textbox', { name, exact: true });
  const choose = async (part: 'day' | 'month' | 'year', value: string) =>
    void (await main.getByRole('combobox', { name: words[part], exact: true }).selectOption(value));
  const approve = main.getByRole('checkbox', { name: words.approve });
  return {
    field,
    choose,
    approve,
    postalCode: field(words.postalCode),
    place: field(words.place),
    missing: main.getByRole('region', { name: new RegExp(`^(${words.missing}|${words.lookOver})$`) }),
    find: field(words.find),
    search: main.getByRole('button', { name: words.search, exact: true }),
    said: main.getByRole('form').getByRole('status'),
    async fillIn(over = {}) {
      await field(words.first).fill(over.first ?? 'sunniva');
      await field(words.last).fill(over.last ?? 'bråten');
      await field(words.address).fill(over.address ?? 'tåkeveien 4');
      await field(words.postalCode).fill('7014');
      await field(words.phone).fill(over.phone ?? '10000021');
      await field(words.email).fill(over.email ?? 'Sunniva@Demo.example');
      await choose('day', '17');
      await choose('month', words.may);
      await choose('year', over.year ?? '1990');
      await main.getByRole('radio', { name: words.female }).check();
      await approve.check();
    },
    async typeIn(over = {}) {
      const list = (name: string) => main.getByRole('combobox', { name, exact: true });
      await typeAt(page, field(words.first), over.first ?? 'sunniva');
      await typeAt(page, field(words.last), over.last ?? 'bråten');
      await typeAt(page, field(words.address), over.address ?? 'tåkeveien 4');
      await typeAt(page, field(words.postalCode), '7014');
      await typeAt(page, field(words.phone), over.phone ?? '10000021');
      await typeAt(page, field(words.email), over.email ?? 'Sunniva@Demo.example');
      await typeAt(page, list(words.day), '17');
      await typeAt(page, list(words.month), words.may);
      await typeAt(page, list(words.year), over.year ?? '1990');
      // The first of a group is where the Tab key stops.
      await pressAt(page, main.getByRole('radio').first(), 'Space');
      await pressAt(page, approve, 'Space');
      await expect(field(words.place)).toHaveValue('Trondheim');
    },
  };
}
