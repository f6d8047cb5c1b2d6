// The form of a person as a visitor finds it, by role and by name.
import type { Locator, Page } from 'playwright/test';
import { pressAt, typeAt } from './keyboard.ts';
import { expect } from './portal.ts';
import type { Language } from './words.ts';

/** The words of the form, written out once more, so that a changed text is noticed. */
export const PERSON_WORDS = {
  no: {
    first: 'Fornavn',
    last: 'Etternavn',
    address: 'Adresse',
    postalCode: 'Postnummer',
    place: 'Poststed',
    phone: 'Telefonnummer',
    email: 'E-post',
    birth: 'Fødselsdato',
    gender: 'Kjønn',
    terms: 'Vilkår',
    approve: 'Jeg godtar vilkårene',
    readTerms: 'Les vilkårene',
    female: 'Kvinne',
    day: 'Dag',
    month: 'Måned',
    year: 'År',
    may: 'mai',
    missing: 'Manglende felter',
    lookOver: 'Se over disse feltene',
    fillIn: 'Fyll ut alle feltene.',
    wrongs: [
      'Fornavn må fylles ut',
      'Etternavn må fylles ut',
      'Adresse må fylles ut',
      'Postnummer må fylles ut',
      'Telefonnummer må fylles ut',
      'E-post må fylles ut',
      'Fødselsdato må fylles ut',
      'Velg kjønn',
      'Vilkårene må godtas',
    ],
    phoneHint: 'Utenlandsk nummer? Format: 0046123456789',
    find: 'Finn meg med telefonnummer',
    search: 'Søk',
    found: 'Vi har fylt ut det vi fant. Se over at det stemmer.',
    nobody: 'Vi fant ingen med dette nummeret. Fyll ut feltene selv.',
    short: 'Skriv minst åtte sifre',
    belowMinimum: 'For å bli med hos oss må du være minst 15 år.',
    shortTerm: 'For å kjøpe dette korttidsmedlemskapet må du være minst 16 år.',
    sponsorRoute: 'Du er under 18 år, så en voksen må betale for deg.',
    sponsorRouteGo: 'Finn en som betaler for deg',
    underage: 'Du er under 18 år og kan ikke tegne dette medlemskapet selv.',
    underageHow: 'Snakk med senteret om hvordan en voksen kan betale for deg.',
  },
  en: {
    first: 'First name',
    last: 'Last name',
    address: 'Address',
    postalCode: 'Postal code',
    place: 'Place',
    phone: 'Phone number',
    email: 'Email',
    birth: 'Date of birth',
    gender: 'Gender',
    terms: 'Terms',
    approve: 'I accept the terms of agreement',
    readTerms: 'Read the terms',
    female: 'Female',
    day: 'Day',
    month: 'Month',
    year: 'Year',
    may: 'mai',
    missing: 'Missing fields',
    lookOver: 'Look over these fields',
    fillIn: 'Please fill in the required fields.',
    wrongs: [
      'First name is required.',
      'Last name is required.',
      'Address is required',
      'Postal code is required',
      'Phone number is required',
      'Email is required',
      'Fill in your date of birth',
      'Choose gender',
      'The terms of agreement must be accepted.',
    ],
    phoneHint: 'Foreign phone number? Format: 0046123456789',
    find: 'Find me by phone number',
    search: 'Search',
    found: 'We have filled in what we found. Please check that it is right.',
    nobody: 'We found nobody with this number. Please fill in the fields yourself.',
    short: 'Write at least eight digits',
    belowMinimum: 'To register with us, you must be at least 15 years old.',
    shortTerm: 'To buy this short-term membership, you must be at least 16 years old.',
    sponsorRoute: 'You are under 18, so an adult must pay for you.',
    sponsorRouteGo: 'Find somebody who pays for you',
    underage: 'You are under 18 and cannot sign up for this membership yourself.',
    underageHow: 'Ask the center how an adult can pay for you.',
  },
} as const;

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
  /** The same by the keyboard alone, from wherever the focus is before the first field. */
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
