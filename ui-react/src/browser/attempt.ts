import { fail, ok, type Result } from '@felles/core';

/** Does something that a browser may forbid; that is a result and never an exception. */
export function attempt<T>(where: string, action: () => T): Result<T> {
  try {
    return ok(action());
  } catch (problem) {
    return fail({ kind: 'unavailable', where, issues: [String(problem)] });
  }
}
