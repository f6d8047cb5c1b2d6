import type { Page } from 'playwright/test';
import { LANGUAGES, type Language, WORDS, type Words } from './words.ts';

/**
 * Reads the page as it stands in the language it has, has its header change that, and reads it again. To load the page
 * anew for the second language would cost more than all that is read. The page is left in the language read last.
 */
export async function readInBothLanguages(
  page: Page,
  read: (words: Words, language: Language) => Promise<void>,
): Promise<void> {
  const first = await languageOf(page);
  for (const language of [first, ...LANGUAGES.filter((other) => other !== first)]) {
    await speak(page, language);
    await read(WORDS[language], language);
  }
}

/** Has the header change the language of the page, unless it is this one. */
export async function speak(page: Page, language: Language): Promise<void> {
  if ((await languageOf(page)) === language) return;
  await changeOn(page).click();
  await page.locator(`html[lang=${CODES[language]}]`).waitFor({ state: 'attached' });
}

/** The language that the header does not offer, as soon as there is a header. */
async function languageOf(page: Page): Promise<Language> {
  const offered = await changeOn(page).textContent();
  return LANGUAGES.find((language) => WORDS[language].otherLanguage === offered?.trim()) ?? 'no';
}

const CODES: Readonly<Record<Language, string>> = { no: 'nb', en: 'en' };

const changeOn = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: new RegExp(`^(${OFFERS.join('|')})$`) });

const OFFERS = LANGUAGES.map((language) => WORDS[language].otherLanguage);
