import { type Behavior, derive } from '../../shared/behavior.ts';
import { describeFailure } from '../../shared/messages.ts';
import type { ToastStore } from '../../shell/toasts.ts';
import { EMPTY_FLOW } from './kept.ts';
import { createKeyedCall, type KeyedCallNeeds } from './keyed-call.ts';
import type { NewProfile } from './model.ts';
import type { SignupPort } from './port.ts';

/** Sends a profile: once, whatever is pressed, reloaded or replayed. */
export interface ProfileSender {
  readonly sending$: Behavior<boolean>;
  send(profile: NewProfile): void;
  /** The visitor has begun anew: what is on its way is nobody's here any more. */
  forget(): void;
}

export interface ProfileSenderNeeds extends KeyedCallNeeds {
  readonly port: Pick<SignupPort, 'createProfile'>;
  readonly made: () => void;
  readonly toasts: Pick<ToastStore, 'show'>;
}

export function createProfileSender(needs: ProfileSenderNeeds): ProfileSender {
  const { port, draft, made, toasts } = needs;
  const call = createKeyedCall<null>(needs);
  return {
    sending$: derive({ now: call.sending$ }, ({ now }) => now.sending),
    send(profile) {
      if (!call.begin(made)) return;
      // Whoever sends another has been told of the last one.
      draft.next({ ...EMPTY_FLOW, pending: draft.value.pending });
      call.ask(
        JSON.stringify(profile),
        (key) => port.createProfile(profile, key),
        (answer) => {
          if (answer.ok) return call.finish(null);
          toasts.show({ type: 'danger', title: describeFailure(answer.error) }); // [P-SIGNUP-57]
          call.turnDown(null);
        },
      );
    },
    forget: call.forget,
  };
}
