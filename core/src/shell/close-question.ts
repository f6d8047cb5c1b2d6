import { BehaviorSubject } from 'rxjs';
import type { Behavior } from '../shared/behavior.ts';
import type { Reply } from '../shared/reply.ts';
import type { Failure } from '../shared/result.ts';
import { createSlot } from '../shared/scope.ts';

/** [P-SHELL-42] How the question ends whether something with unsaved data is to be closed. */
export const CLOSE_ANSWERS = ['cancel', 'close', 'closeWithSave'] as const;
export type CloseAnswer = (typeof CLOSE_ANSWERS)[number];

/** What is asked before a thing with data is closed. */
export interface CloseGuard {
  hasChanges(): boolean;
  /** Whether a saving is on its way. It cannot be taken back: it goes on, even when the visitor does not wait for it. */
  isSaving(): boolean;
  /** Where a saving is on its way it is that one which is waited for. */
  save(): Reply<unknown>;
  discard(): void;
}

/** Where the question stands. */
export type Closing = 'unasked' | 'asked' | 'saving';

/** The question whether a thing with unsaved data may be closed, and what becomes of it. */
export interface CloseQuestion {
  readonly closing$: Behavior<Closing>;
  /** Closes the thing, or asks first where data would be lost. */
  close(): void;
  /** [P-SHELL-42] Answers what `close` asked. A saving that goes on by itself need not be waited for either. */
  answer(given: CloseAnswer): void;
  /** The thing is gone: nothing is to become of it any more. */
  drop(): void;
}

export interface CloseQuestionNeeds {
  /** Of the thing that is to be closed now; null for one without data. */
  readonly guard: () => CloseGuard | null;
  readonly close: () => void;
  /** It could not be saved, and stays. */
  readonly failed: (failure: Failure) => void;
}

export function createCloseQuestion({ guard, close, failed }: CloseQuestionNeeds): CloseQuestion {
  const closing$ = new BehaviorSubject<Closing>('unasked');
  const saving = createSlot();

  function closeOnceSaved({ save, hasChanges }: CloseGuard): void {
    closing$.next('saving');
    saving.run(save(), (saved) => {
      // A visitor who has typed meanwhile has unsaved data again.
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
      // Not saving is no choice any more.
      if (thing?.isSaving()) closeOnceSaved(thing);
      else if (thing?.hasChanges()) closing$.next('asked');
      else close();
    },
    answer(given) {
      const thing = guard();
      if (closing$.value === 'saving' && given === 'cancel' && thing?.isSaving()) drop();
      if (closing$.value !== 'asked' || !thing) return;
      // What waited for something may have been sent since it was asked.
      if (given === 'closeWithSave' || (given === 'close' && thing.isSaving())) return closeOnceSaved(thing);
      closing$.next('unasked');
      if (given === 'cancel') return;
      thing.discard();
      close();
    },
    drop,
  };
}
