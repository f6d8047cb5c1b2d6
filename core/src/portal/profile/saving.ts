import { BehaviorSubject, type SchedulerLike, Subscription } from 'rxjs';
import type { Message } from '../../messages.ts';
import type { Behavior } from '../../shared/behavior.ts';
import { createGuard } from '../../shell/guard.ts';
import { isSessionRefused } from '../session/rules.ts';
import { findOut } from './finding-out.ts';
import type { Saving } from './form-view.ts';
import type { Profile } from './model.ts';
import type { ProfilePort } from './port.ts';
import { mayBeSaved, type SentUpdate, updateFailure, whatBecameOf } from './rules.ts';

/** Sends what was changed: once, however often it is asked to, and for nobody who has left meanwhile. */
export interface Saver {
  readonly saving$: Behavior<Saving>;
  /** Where the answer is lost, the service is asked what it holds before anything is said. */
  send(sent: SentUpdate, saved: () => void): void;
  /** The service has said what it holds: that may be what nobody knew. */
  hear(profile: Profile): void;
  /** The form is not fit to be sent. */
  turnDown(failure: Message | null): void;
  /** What was said about the last saving is no longer true. */
  clear(): void;
  forget(): void;
}

export interface SaverNeeds {
  readonly port: ProfilePort;
  readonly sessionRefused: () => void;
  readonly online$: Behavior<boolean>;
  readonly clock: SchedulerLike;
}

/** A saving whose answer was lost. It may still be done after the service has said that it is not. */
interface Doubt {
  readonly sent: SentUpdate;
  readonly failure: Message;
  readonly saved: () => void;
}

const NOT_SAVING: Saving = { saving: false, failure: null, isUncertain: false, setbacks: 0 };

export function createSaver({ port, sessionRefused, online$, clock }: SaverNeeds): Saver {
  const saving$ = new BehaviorSubject<Saving>(NOT_SAVING);
  let sending = Subscription.EMPTY;
  let findingOut = Subscription.EMPTY;
  let doubt: Doubt | null = null;
  const guard = createGuard(clock);

  const turnDown = (failure: Message | null, isUncertain = false): void =>
    saving$.next({ saving: false, failure, isUncertain, setbacks: saving$.value.setbacks + 1 });

  function beSure(): void {
    findingOut.unsubscribe();
    doubt = null;
  }

  function succeed(saved: () => void): void {
    beSure();
    saved();
    saving$.next({ ...saving$.value, saving: false, failure: null, isUncertain: false });
  }

  function wonder(lost: Doubt): void {
    doubt = lost;
    findingOut = findOut(port, clock).subscribe((answer) => {
      if (answer.ok) return hear(answer.value);
      if (saving$.value.saving) turnDown(lost.failure, true);
      if (isSessionRefused(answer.error)) sessionRefused();
    });
  }

  function hear(profile: Profile): void {
    if (doubt === null) return;
    const { sent, failure, saved } = doubt;
    const fate = whatBecameOf(sent, profile);
    if (fate === 'saved') succeed(saved);
    else if (saving$.value.saving) turnDown(failure, fate === 'unknown');
    else if (fate === 'notSaved') saving$.next({ ...saving$.value, isUncertain: false });
  }

  return {
    saving$,
    hear,
    turnDown: (failure) => turnDown(failure),
    send(sent, saved) {
      if (saving$.value.saving || !guard.passes()) return;
      beSure();
      // Without a network nothing leaves the browser, which is no reason to wonder whether anything was saved.
      const canLeave = online$.value;
      saving$.next({ ...saving$.value, saving: true, failure: null, isUncertain: false });
      sending = port.update(sent.update).subscribe((answer) => {
        const failure = updateFailure(answer);
        if (!failure) return succeed(saved);
        if (canLeave && mayBeSaved(answer)) return wonder({ sent, failure, saved });
        turnDown(failure);
        if (!answer.ok && isSessionRefused(answer.error)) sessionRefused();
      });
    },
    clear() {
      if (!saving$.value.failure) return;
      beSure();
      saving$.next({ ...saving$.value, failure: null, isUncertain: false });
    },
    forget() {
      sending.unsubscribe();
      beSure();
      guard.release();
      saving$.next(NOT_SAVING);
    },
  };
}
