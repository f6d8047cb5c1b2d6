import { BehaviorSubject, type SchedulerLike, Subscription } from 'rxjs';
import type { Behavior } from '../../shared/behavior.ts';
import { afterFailure, keyFor } from '../../shared/keys.ts';
import { describeFailure } from '../../shared/messages.ts';
import type { Failure } from '../../shared/result.ts';
import { createGuard } from '../../shell/guard.ts';
import type { ToastStore } from '../../shell/toasts.ts';
import type { FlowCell } from './flow-cell.ts';
import { EMPTY_FLOW } from './kept.ts';
import type { NewProfile } from './model.ts';
import type { SignupPort } from './port.ts';

/** Sends a profile: once, whatever is pressed, reloaded or replayed. */
export interface ProfileSender {
  readonly sending$: Behavior<boolean>;
  send(profile: NewProfile): void;
  /** The visitor has begun anew: what is on its way is nobody's here any more. */
  forget(): void;
}

export interface ProfileSenderNeeds {
  readonly port: Pick<SignupPort, 'createProfile'>;
  readonly draft: Pick<FlowCell, 'value' | 'next'>;
  readonly made: () => void;
  readonly toasts: Pick<ToastStore, 'show'>;
  readonly newKey: () => string;
  readonly clock: SchedulerLike;
}

export function createProfileSender({ port, draft, made, toasts, newKey, clock }: ProfileSenderNeeds): ProfileSender {
  const sending$ = new BehaviorSubject(false);
  const guard = createGuard(clock);
  let sending = Subscription.EMPTY;

  /** [P-SIGNUP-57] Only what the error says, and nowhere else. */
  function fail(failure: Failure): void {
    const { pending } = draft.value;
    draft.next({ ...EMPTY_FLOW, pending: pending && afterFailure(pending, failure) });
    toasts.show({ type: 'danger', title: describeFailure(failure) });
  }

  return {
    sending$,
    send(profile) {
      if (sending$.value || !guard.passes()) return;
      const pending = keyFor(draft.value.pending, JSON.stringify(profile), newKey);
      // Kept before anything is sent under it: a page that is loaded again asks for the same answer.
      draft.next({ ...EMPTY_FLOW, pending });
      sending$.next(true);
      sending = port.createProfile(profile, pending.key).subscribe((answer) => {
        sending$.next(false);
        if (answer.ok) made();
        else fail(answer.error);
      });
    },
    forget() {
      sending.unsubscribe();
      guard.release();
      sending$.next(false);
    },
  };
}
