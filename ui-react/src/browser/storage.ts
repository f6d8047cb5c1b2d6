import type { KeyValue } from '@felles/core';
import { defer, of } from 'rxjs';
import { attempt } from './attempt.ts';

const WHERE = 'local storage';

/** The browser's local storage. It may be forbidden or full. */
export const browserStorage: KeyValue = {
  read: (key) => defer(() => of(attempt(WHERE, () => window.localStorage.getItem(key)))),
  write: (key, value) =>
    defer(() =>
      of(
        attempt(WHERE, () => {
          window.localStorage.setItem(key, value);
          return null;
        }),
      ),
    ),
};
