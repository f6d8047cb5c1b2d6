import { BehaviorSubject, type SchedulerLike } from 'rxjs';
import type { Behavior } from '../../shared/behavior.ts';
import type { Message } from '../../shared/messages.ts';

/** A failure in a part of the workspace. */
export interface SharedError {
  readonly id: number;
  readonly message: Message;
  readonly source: string;
  /** Milliseconds. */
  readonly at: number;
}

/** The failures that the user sees in one place, at most `KEPT_ERRORS`; every part of the page adds its own. */
export interface ErrorList {
  /** Newest last. */
  readonly errors$: Behavior<readonly SharedError[]>;
  push(source: string, message: Message): void;
  dismiss(id: number): void;
  clear(): void;
}

/** The number of errors that are kept. */
export const KEPT_ERRORS = 50;

/** [W-SHELL-43] The failures of all parts, in order. */
export function createErrorList(clock: Pick<SchedulerLike, 'now'>): ErrorList {
  const errors$ = new BehaviorSubject<readonly SharedError[]>([]);
  let last = 0;
  return {
    errors$,
    push(source, message) {
      last += 1;
      errors$.next([...errors$.value, { id: last, source, message, at: clock.now() }].slice(-KEPT_ERRORS));
    },
    dismiss: (id) => errors$.next(errors$.value.filter((error) => error.id !== id)),
    clear: () => errors$.next([]),
  };
}
