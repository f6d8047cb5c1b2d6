import { BehaviorSubject } from 'rxjs';
import { type Behavior, derive } from '../shared/behavior.ts';
import type { Failure } from '../shared/result.ts';
import { type CloseAnswer, type CloseGuard, type Closing, createCloseQuestion } from './close-question.ts';

/** A window on the page; `content` says which, and the screen draws it. The id is new for each opening. */
export interface OpenWindow<W> {
  readonly id: number;
  readonly content: W;
}

/** The open windows, and the question that the top one may ask. */
export interface OverlayView<W> {
  /** The last one is on top; the others keep their state below it. */
  readonly windows: readonly OpenWindow<W>[];
  /** The state of the close question of the top window. */
  readonly closing: Closing;
}

/** [P-SHELL-29] The windows above the page, each opened from the one below it. */
export interface OverlayStore<W> {
  readonly view$: Behavior<OverlayView<W>>;
  open(content: W, guard?: CloseGuard): void;
  /** Closes the top window, or asks first if data would be lost. */
  close(): void;
  /** [P-SHELL-42] Answers the question of `close`. */
  answer(given: CloseAnswer): void;
  /** Another page is shown below: the windows of the old one close. */
  closeAll(): void;
}

/** The page's part in the windows above it. */
export interface OverlayNeeds {
  /** Called when a save failed; its window stays open. */
  readonly failed: (failure: Failure) => void;
}

interface GuardedWindow<W> extends OpenWindow<W> {
  readonly guard: CloseGuard | null;
}

/** The windows above a page: the uppermost is closed first, and may ask before it closes. */
export function createOverlayStore<W>({ failed }: OverlayNeeds): OverlayStore<W> {
  const windows$ = new BehaviorSubject<readonly GuardedWindow<W>[]>([]);
  const question = createCloseQuestion({
    guard: () => windows$.value.at(-1)?.guard ?? null,
    close: () => windows$.next(windows$.value.slice(0, -1)),
    failed,
  });
  let nextId = 1;

  return {
    view$: derive({ windows: windows$, closing: question.closing$ }, (view): OverlayView<W> => view),
    open(content, guard) {
      if (question.closing$.value !== 'unasked') return; // the window with the question stays on top
      windows$.next([...windows$.value, { id: nextId++, content, guard: guard ?? null }]);
    },
    close: question.close,
    answer: question.answer,
    closeAll() {
      question.drop();
      windows$.next([]);
    },
  };
}
