import { type KeyValue, LANGUAGE } from '@felles/core';
import { defer, of } from 'rxjs';
import { attempt } from './attempt.ts';

const WHERE = 'cookies';

/** Cookies of this origin. Where they are blocked nothing is remembered and nothing breaks. */
export const browserCookies: KeyValue = {
  read: (key) => defer(() => of(attempt(WHERE, () => cookieNamed(key, document.cookie)))),
  write: (key, value) =>
    defer(() =>
      of(
        attempt(WHERE, () => {
          const secure = window.location.protocol === 'https:' ? '; Secure' : '';
          const kept = `Max-Age=${LANGUAGE.keptForSeconds}; Path=/; SameSite=Lax${secure}`;
          // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and older Safari
          document.cookie = `${encodeURIComponent(key)}=${encodeURIComponent(value)}; ${kept}`;
          return null;
        }),
      ),
    ),
};

function cookieNamed(name: string, cookies: string): string | null {
  const start = `${encodeURIComponent(name)}=`;
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(start));
  return found === undefined ? null : decodeURIComponent(found.slice(start.length));
}
