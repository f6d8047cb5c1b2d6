import { BehaviorSubject } from 'rxjs';
import { type Behavior, derive } from '../shared/behavior.ts';
import { type CloseAnswer, type CloseGuard, type Closing, createCloseQuestion } from './close-question.ts';

/** The view of the question whether to leave a page. */
export interface LeavingView {
  readonly closing: Closing;
  /** The number of failed saves before leaving. */
  readonly rejections: number;
}

/** Asks before a page (not a window) with unsaved data is left. */
export interface ConfirmLeaving {
  readonly view$: Behavior<LeavingView>;
  /** Leaves, or asks first if data would be lost. */
  leave(): void;
  answer(given: CloseAnswer): void;
}

/** The form of the page, and the way to the place where the user wanted to go. */
export interface ConfirmLeavingNeeds {
  readonly guard: CloseGuard;
  readonly leave: () => void;
}

/** Asks before a page with unsaved input is left, and remembers where the user wanted to go. */
export function createConfirmLeaving({ guard, leave }: ConfirmLeavingNeeds): ConfirmLeaving {
  const rejections$ = new BehaviorSubject(0);
  const { closing$, close, answer } = createCloseQuestion({
    guard: () => guard,
    close: leave,
    failed: () => rejections$.next(rejections$.value + 1),
  });
  return {
    view$: derive({ closing: closing$, rejections: rejections$ }, (view): LeavingView => view),
    leave: close,
    answer,
  };
}
