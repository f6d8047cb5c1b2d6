import { BehaviorSubject, Subscription } from 'rxjs';
import type { Behavior } from '../shared/behavior.ts';
import type { Reply } from '../shared/reply.ts';
import type { CloseAnswer, CloseGuard, OverlayView } from './overlays.ts';

export interface LeavingView {
  readonly closing: OverlayView<unknown>['closing'];
  /** How often the visitor wanted to save before leaving and could not. */
  readonly setbacks: number;
}

/** The question whether to leave a thing that is no window, and what becomes of it. */
export interface ConfirmLeaving {
  readonly view$: Behavior<LeavingView>;
  /** Leaves, or asks first where data would be lost. */
  leave(): void;
  /** Whoever does not want to wait for a saving any more stays; the saving goes on. */
  answer(given: CloseAnswer): void;
}

export interface LeavingGuard extends CloseGuard {
  /** Whether a saving is on its way, which nobody can take back: saving then only waits for what becomes of it. */
  isSaving(): boolean;
  discard(): void;
  /** Goes on also where nobody waits for its end any more. */
  save(): Reply<unknown>;
}

export interface ConfirmLeavingNeeds {
  readonly guard: LeavingGuard;
  readonly leave: () => void;
}

export function createConfirmLeaving({ guard, leave }: ConfirmLeavingNeeds): ConfirmLeaving {
  const view$ = new BehaviorSubject<LeavingView>({ closing: 'unasked', setbacks: 0 });
  let saving = Subscription.EMPTY;
  const show = (closing: LeavingView['closing'], setbacks = view$.value.setbacks) => view$.next({ closing, setbacks });

  function leaveOnceSaved(): void {
    show('saving');
    saving.unsubscribe();
    saving = guard.save().subscribe((saved) => {
      // Whoever has typed on meanwhile has something to lose again.
      if (saved.ok && guard.hasChanges()) return show('asked');
      show('unasked', view$.value.setbacks + (saved.ok ? 0 : 1));
      if (saved.ok) leave();
    });
  }

  return {
    view$,
    leave() {
      if (view$.value.closing !== 'unasked') return;
      // Not saving is no choice any more.
      if (guard.isSaving()) leaveOnceSaved();
      else if (guard.hasChanges()) show('asked');
      else leave();
    },
    answer(given) {
      const { closing } = view$.value;
      if (given === 'cancel' && closing !== 'unasked') {
        saving.unsubscribe();
        return show('unasked');
      }
      if (closing !== 'asked') return;
      // What waited for something may have been sent since it was asked.
      if (given === 'closeWithSave' || guard.isSaving()) return leaveOnceSaved();
      show('unasked');
      guard.discard();
      leave();
    },
  };
}
