import type { KeyValue } from '@felles/core';
import { SESSION } from '@felles/core/portal/session';
import { defer, of } from 'rxjs';
import { cookieNamed, setCookie } from './cookies.ts';
import { attempt } from './storage.ts';

const WHERE = 'the session cookie';

/**
 * [P-SESSION-15] The cookie that keeps a session between visits. The empty text means none, and removes the cookie.
 * A browser without cookies reports nothing when one is set, so the written value is read back. A session needs no encoding.
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
          setCookie(key, text, text === '' ? 0 : SESSION.lifetimeSeconds, SESSION.path);
          if ((cookieNamed(key) ?? '') !== text) throw new Error('the browser has not kept it');
          return null;
        }),
      ),
    ),
};
