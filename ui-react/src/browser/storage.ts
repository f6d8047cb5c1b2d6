import type { KeyValue } from '@felles/core';
import { defer, of } from 'rxjs';
import { attempt } from './attempt.ts';

/** The browser's storage for this origin, kept until a user removes it. It may be forbidden or full. */
export const browserStorage: KeyValue = keptIn('local storage', () => window.localStorage);
/** The same for the life of a tab. */
export const tabStorage: KeyValue = keptIn('session storage', () => window.sessionStorage);

function keptIn(where: string, storage: () => Storage): KeyValue {
  return {
    read: (key) => defer(() => of(attempt(where, () => storage().getItem(key)))),
    write: (key, value) =>
      defer(() =>
        of(
          attempt(where, () => {
            storage().setItem(key, value);
            return null;
          }),
        ),
      ),
  };
}
