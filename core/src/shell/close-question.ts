import { BehaviorSubject } from 'rxjs';
import type { Behavior } from '../shared/behavior.ts';
import type { Reply } from '../shared/reply.ts';
import type { Failure } from '../shared/result.ts';
import { createSlot } from '../shared/scope.ts';

/** [P-SHELL-42] The answers to the question whether to close with unsaved data. */
export const CLOSE_ANSWERS = ['cancel', 'close', 'closeWithSave'] as const;
/** `close` drops the data; `closeWithSave` closes only once the save has succeeded. */
export type CloseAnswer = (typeof CLOSE_ANSWERS)[number];

/** A form with data, as the close question needs it. */
export interface CloseGuard {
  hasChanges(): boolean;
  /** A running save cannot be cancelled: it goes on even if the visitor does not wait for it. */
  isSaving(): boolean;
  /** Waits for a running save instead of starting another. */
  save(): Reply<unknown>;
  discard(): void;
}

/** The state of the question. */
export type Closing = 'unasked' | 'asked' | 'saving';

/** Asks before a form with unsaved data is closed. */
export interface CloseQuestion {
  readonly closing$: Behavior<Closing>;
  /** Closes, or asks first if data would be lost. */
  close(): void;
  /** [P-SHELL-42] Answers the question of `close`. It may also be answered during a save. */
  answer(given: CloseAnswer): void;
  /** The form is gone, and the question with it. */
  drop(): void;
}

export interface CloseQuestionNeeds {
  /** The form to close now; null if it has no data. */
  readonly guard: () => CloseGuard | null;
  readonly close: () => void;
  /** The save failed, and the form stays open. */
  readonly failed: (failure: Failure) => void;
}

export function createCloseQuestion({ guard, close, failed }: CloseQuestionNeeds): CloseQuestion {
  const closing$ = new BehaviorSubject<Closing>('unasked');
  const saving = createSlot();

  function closeOnceSaved({ save, hasChanges }: CloseGuard): void {
    closing$.next('saving');
    saving.run(save(), (saved) => {
      // The visitor may have typed more meanwhile.
      if (saved.ok && hasChanges()) return closing$.next('asked');
      closing$.next('unasked');
      if (saved.ok) close();
      else failed(saved.error);
    });
  }

  function drop(): void {
    saving.end();
    closing$.next('unasked');
  }

  return {
    closing$,
    close() {
      if (closing$.value !== 'unasked') return;
      const thing = guard();
      // A running save can no longer be prevented.
      if (thing?.isSaving()) closeOnceSaved(thing);
      else if (thing?.hasChanges()) closing$.next('asked');
      else close();
    },
    answer(given) {
      const thing = guard();
      if (closing$.value === 'saving' && given === 'cancel' && thing?.isSaving()) drop();
      if (closing$.value !== 'asked' || !thing) return;
      // A deferred save may have started since the question.
      if (given === 'closeWithSave' || (given === 'close' && thing.isSaving())) return closeOnceSaved(thing);
      closing$.next('unasked');
      if (given === 'cancel') return;
      thing.discard();
      close();
    },
    drop,
  };
}
