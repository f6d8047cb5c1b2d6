// In which language somebody reads the portal.
import { LANGUAGE, type Language } from '@felles/core';
import type { FastifyRequest } from 'fastify';

/** As they have chosen it: the portal's cookie comes with every request to its own host. Else as the portal begins, whatever the browser speaks. */
export function portalLanguage({ headers: { cookie = '' } }: Pick<FastifyRequest, 'headers'>): Language {
  const [, chosen] = COOKIE.exec(cookie) ?? [];
  return chosen === 'no' || chosen === 'en' ? chosen : LANGUAGE.standard;
}

const COOKIE = new RegExp(`(?:^|;\\s*)${LANGUAGE.key}=(\\w+)`);
