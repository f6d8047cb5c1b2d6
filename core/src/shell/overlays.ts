import { BehaviorSubject, Subscription } from 'rxjs';
import type { Behavior } from '../shared/behavior.ts';
import type { Reply } from '../shared/reply.ts';
import type { Failure } from '../shared/result.ts';

/** [P-SHELL-42] How the question ends whether a window with unsaved data is to be closed. */
export const CLOSE_ANSWERS = ['cancel', 'close', 'closeWithSave'] as const;
export type CloseAnswer = (typeof CLOSE_ANSWERS)[number];

/** What stands between a window and being closed just so. */
export interface CloseGuard {
  hasChanges(): boolean;
  save(): Reply<unknown>;
}

/** A window and what is in it. */
export interface OpenWindow<W> {
  readonly id: number;
  readonly content: W;
}

export interface OverlayView<W> {
  /** The last one is on top; the others wait behind it as they are. */
  readonly windows: readonly OpenWindow<W>[];
  /** Where the question stands whether the top one may be closed. */
  readonly closing: 'unasked' | 'asked' | 'saving';
}

/** [P-SHELL-29] The windows above the page, each opened from the one below it. */
export interface OverlayStore<W> {
  readonly view$: Behavior<OverlayView<W>>;
  open(content: W, guard?: CloseGuard): void;
  /** Closes the top one, or asks first where data would be lost. */
  close(): void;
  /** [P-SHELL-42] Answers what `close` asked. */
  answer(given: CloseAnswer): void;
  /** The page below is another one: nothing of the old stays above it. */
  closeAll(): void;
}

export interface OverlayNeeds {
  /** What could not be saved is told here; its window stays open. */
  readonly failed: (failure: Failure) => void;
}

interface GuardedWindow<W> extends OpenWindow<W> {
  readonly guard: CloseGuard | null;
}

export function createOverlayStore<W>({ failed }: OverlayNeeds): OverlayStore<W> {
  const view$ = new BehaviorSubject<OverlayView<W>>({ windows: [], closing: 'unasked' });
  let stack: readonly GuardedWindow<W>[] = [];
  let saving = Subscription.EMPTY;
  let nextId = 1;

  const show = (windows: readonly GuardedWindow<W>[], closing: OverlayView<W>['closing'] = 'unasked') => {
    stack = windows;
    view$.next({ windows, closing });
  };
  const leave = () => show(stack.slice(0, -1));

  const saveAndLeave = (guard: CloseGuard) => {
    show(stack, 'saving');
    saving = guard.save().subscribe((saved) => {
      if (saved.ok) return leave();
      show(stack);
      failed(saved.error);
    });
  };

  return {
    view$,
    open(content, guard) {
      if (view$.value.closing !== 'unasked') return; // the window that asks stays on top
      show([...stack, { id: nextId++, content, guard: guard ?? null }]);
    },
    close() {
      if (view$.value.closing !== 'unasked') return;
      if (stack.at(-1)?.guard?.hasChanges()) show(stack, 'asked');
      else leave();
    },
    answer(given) {
      const guard = stack.at(-1)?.guard;
      if (view$.value.closing !== 'asked' || !guard) return;
      if (given === 'closeWithSave') saveAndLeave(guard);
      else if (given === 'close') leave();
      else show(stack);
    },
    closeAll() {
      saving.unsubscribe();
      show([]);
    },
  };
}
