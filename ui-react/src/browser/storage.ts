import { fail, type KeyValue, ok, type Result } from '@felles/core';
import { defer, of } from 'rxjs';

/** The browser's storage for this origin, kept until a user removes it. It may be forbidden or full. */
export const browserStorage: KeyValue = keptIn('local storage', () => window.localStorage);
/** For the life of a tab. */
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

/** Does something that a browser may forbid; that is a result and never an exception. */
export function attempt<T>(where: string, action: () => T): Result<T> {
  try {
    return ok(action());
  } catch (problem) {
    return fail({ kind: 'unavailable', where, issues: [String(problem)] });
  }
}
