// In which language a visitor reads the portal, and the pages of the world outside.
import { LANGUAGE_SETTINGS, type Language } from '@felles/core';
import type { FastifyRequest } from 'fastify';
import { LANGUAGES } from './outside/checkout/texts.ts';
import { type Html, html } from './pages/page.ts';
import { queryOf, readPairs } from './pairs.ts';

/** The language of the portal's cookie, which comes with every request; else the portal's standard, not the browser's. */
export function portalLanguage({ headers: { cookie = '' } }: Pick<FastifyRequest, 'headers'>): Language {
  const [, chosen] = COOKIE.exec(cookie) ?? [];
  return chosen === 'no' || chosen === 'en' ? chosen : LANGUAGE_SETTINGS.standard;
}

const COOKIE = new RegExp(`(?:^|;\\s*)${LANGUAGE_SETTINGS.key}=(\\w+)`);

/** The language of a page of the world outside, as its address says; else as the portal is read, whose cookie a browser on this machine brings along. */
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
