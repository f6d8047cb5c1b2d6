import { fail, ok, type Result } from '@felles/core';

/** Does what a browser may forbid; that it did is an answer and never an exception. */
export function attempt<T>(where: string, action: () => T): Result<T> {
  try {
    return ok(action());
  } catch (problem) {
    return fail({ kind: 'malformed', where, issues: [String(problem)] });
  }
}
