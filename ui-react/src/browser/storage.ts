import { fail, type KeyValue, ok, type Result } from '@felles/core';
import { defer, of } from 'rxjs';

/** The browser's local storage. It may be forbidden or full, which is an answer and never an exception. */
export const browserStorage: KeyValue = {
  read: (key) => defer(() => of(attempt(() => window.localStorage.getItem(key)))),
  write: (key, value) =>
    defer(() =>
      of(
        attempt(() => {
          window.localStorage.setItem(key, value);
          return null;
        }),
      ),
    ),
};

function attempt<T>(action: () => T): Result<T> {
  try {
    return ok(action());
  } catch (problem) {
    return fail({ kind: 'malformed', where: 'local storage', issues: [String(problem)] });
  }
}
