import { addressPart, type KeyValue, LANGUAGE } from '@felles/core';
import { defer, of } from 'rxjs';
import { attempt } from './attempt.ts';
import { cookieNamed, setCookie } from './cookie.ts';

const WHERE = 'cookies';

/** Cookies of this origin. Where they are blocked nothing is remembered and nothing breaks. */
export const browserCookies: KeyValue = {
  read: (key) =>
    defer(() =>
      of(
        attempt(WHERE, () => {
          const text = cookieNamed(addressPart(key));
          return text === null ? null : decodeURIComponent(text);
        }),
      ),
    ),
  write: (key, value) =>
    defer(() =>
      of(
        attempt(WHERE, () => {
          setCookie(addressPart(key), addressPart(value), LANGUAGE.lifetimeSeconds, '/');
          return null;
        }),
      ),
    ),
};
