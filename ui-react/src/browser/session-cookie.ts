import type { KeyValue } from '@felles/core';
import { SESSION } from '@felles/core/portal';
import { defer, of } from 'rxjs';
import { attempt } from './attempt.ts';

const WHERE = 'the session cookie';

/**
 * [P-SESSION-15] The cookie that keeps a session between visits. The empty text is none and takes the cookie away. A
 * browser that keeps no cookies says nothing when one is set, so what was written is looked at.
 */
export const sessionCookie: KeyValue = {
  read: (key) =>
    defer(() =>
      of(
        attempt(WHERE, () => {
          if (!window.navigator.cookieEnabled) throw new Error('this browser keeps no cookies');
          return cookieNamed(key);
        }),
      ),
    ),
  write: (key, text) =>
    defer(() =>
      of(
        attempt(WHERE, () => {
          const secure = window.location.protocol === 'https:' ? '; Secure' : '';
          const kept = `Max-Age=${text === '' ? 0 : SESSION.keptForSeconds}; Path=${SESSION.path}; SameSite=Lax${secure}`;
          // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and older Safari
          document.cookie = `${key}=${text}; ${kept}`;
          if ((cookieNamed(key) ?? '') !== text) throw new Error('the browser has not kept it');
          return null;
        }),
      ),
    ),
};

/** As it stands: a session is made of nothing that a cookie would need to have encoded. */
function cookieNamed(key: string): string | null {
  const start = `${key}=`;
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
  return found?.slice(start.length) ?? null;
}
