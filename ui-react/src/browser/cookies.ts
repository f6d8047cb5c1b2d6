import { addressPart, type KeyValue, LANGUAGE_SETTINGS } from '@felles/core';
import { defer, of } from 'rxjs';
import { attempt } from './storage.ts';

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
          setCookie(addressPart(key), addressPart(value), LANGUAGE_SETTINGS.lifetimeSeconds, '/');
          return null;
        }),
      ),
    ),
};

/** The raw text of a cookie of this page, name and text encoded or not; null where there is none. */
export function cookieNamed(name: string): string | null {
  const start = `${name}=`;
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
  return found?.slice(start.length) ?? null;
}

/** Keeps a cookie for so many seconds, from this site alone, and over no open line where the page has a closed one. */
export function setCookie(name: string, text: string, keptFor: number, path: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and older Safari
  document.cookie = `${name}=${text}; Max-Age=${keptFor}; Path=${path}; SameSite=Lax${secure}`;
}
