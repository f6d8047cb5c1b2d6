// In which language a page of the world outside is shown.
import type { FastifyRequest } from 'fastify';
import { portalLanguage } from '../language.ts';
import { type Html, html } from '../pages/html.ts';
import { queryOf, readPairs } from '../pairs.ts';
import { LANGUAGES, type Language } from './checkout/texts.ts';

/** As its address says; else as the portal is read, whose cookie a browser on this machine brings along. */
export function languageOf(request: FastifyRequest): Language {
  const asked = readPairs(queryOf(request.url))['language'];
  const named = LANGUAGES.find((language) => language === asked);
  return named ?? portalLanguage(request);
}

const NAMES: Readonly<Record<Language, string>> = { no: 'Norsk', en: 'English' };

/** The way to the same page in the other language. */
export function languageSwitch(current: Language): Html {
  const other = LANGUAGES.find((language) => language !== current) ?? current;
  return html`<a class="language" href="?language=${other}" hreflang="${other}" lang="${other}">${NAMES[other]}</a>`;
}
