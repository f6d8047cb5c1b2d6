import { BehaviorSubject, type SchedulerLike, Subscription } from 'rxjs';
import type { Message } from '../../messages.ts';
import type { Behavior } from '../../shared/behavior.ts';
import { createGuard } from '../../shell/guard.ts';
import type { MemberUpdate } from '../person/model.ts';
import { isSessionRefused } from '../session/rules.ts';
import type { Saving } from './form-view.ts';
import type { ProfilePort } from './port.ts';
import { mayBeSaved, updateFailure } from './rules.ts';

/** Sends what was changed: once, however often it is asked to, and for nobody who has left meanwhile. */
export interface Saver {
  readonly saving$: Behavior<Saving>;
  send(update: MemberUpdate, saved: () => void): void;
  /** The form is not fit to be sent. */
  turnDown(failure: Message | null): void;
  /** What was said about the last saving is no longer true. */
  clear(): void;
  forget(): void;
}

export interface SaverNeeds {
  readonly port: Pick<ProfilePort, 'update'>;
  readonly sessionRefused: () => void;
  readonly online$: Behavior<boolean>;
  readonly clock: SchedulerLike;
}

const NOT_SAVING: Saving = { saving: false, failure: null, isUncertain: false, setbacks: 0 };

export function createSaver({ port, sessionRefused, online$, clock }: SaverNeeds): Saver {
  const saving$ = new BehaviorSubject<Saving>(NOT_SAVING);
  let sending = Subscription.EMPTY;
  const guard = createGuard(clock);

  const turnDown = (failure: Message | null, isUncertain = false): void =>
    saving$.next({ saving: false, failure, isUncertain, setbacks: saving$.value.setbacks + 1 });

  return {
    saving$,
    turnDown: (failure) => turnDown(failure),
    send(update, saved) {
      if (saving$.value.saving || !guard.passes()) return;
      // Without a network nothing leaves the browser, which is no reason to wonder whether anything was saved.
      const canLeave = online$.value;
      saving$.next({ ...saving$.value, saving: true, failure: null, isUncertain: false });
      sending = port.update(update).subscribe((answer) => {
        const failure = updateFailure(answer);
        if (failure) turnDown(failure, canLeave && mayBeSaved(answer));
        if (!answer.ok && isSessionRefused(answer.error)) sessionRefused();
        if (failure) return;
        saved();
        saving$.next({ ...saving$.value, saving: false });
      });
    },
    clear() {
      if (saving$.value.failure) saving$.next({ ...saving$.value, failure: null, isUncertain: false });
    },
    forget() {
      sending.unsubscribe();
      guard.release();
      saving$.next(NOT_SAVING);
    },
  };
}
