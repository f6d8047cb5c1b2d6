// In which language somebody reads the portal.
import { LANGUAGE, type Language } from '@felles/core';
import type { FastifyRequest } from 'fastify';

/** As they have chosen it: the portal's cookie comes with every request to its own host. Null where they have chosen none. */
export function chosenLanguage({ headers: { cookie = '' } }: Pick<FastifyRequest, 'headers'>): Language | null {
  const [, chosen] = COOKIE.exec(cookie) ?? [];
  return chosen === 'no' || chosen === 'en' ? chosen : null;
}

const COOKIE = new RegExp(`(?:^|;\\s*)${LANGUAGE.key}=(\\w+)`);
