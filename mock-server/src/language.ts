// In which language a visitor reads the portal.
import { LANGUAGE, type Language } from '@felles/core';
import type { FastifyRequest } from 'fastify';

/** The language of the portal's cookie, which comes with every request; else the portal's standard, not the browser's. */
export function portalLanguage({ headers: { cookie = '' } }: Pick<FastifyRequest, 'headers'>): Language {
  const [, chosen] = COOKIE.exec(cookie) ?? [];
  return chosen === 'no' || chosen === 'en' ? chosen : LANGUAGE.standard;
}

const COOKIE = new RegExp(`(?:^|;\\s*)${LANGUAGE.key}=(\\w+)`);
