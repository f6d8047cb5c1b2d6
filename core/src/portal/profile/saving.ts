import { BehaviorSubject, map, type SchedulerLike, Subscription } from 'rxjs';
import type { Behavior } from '../../shared/behavior.ts';
import type { Failure } from '../../shared/result.ts';
import { createGuard } from '../../shell/guard.ts';
import { isSessionRefused } from '../session/rules.ts';
import { FINDING_OUT, findOut } from './finding-out.ts';
import type { Saving } from './form-view.ts';
import type { ProfileMessage } from './messages.ts';
import type { Profile } from './model.ts';
import type { ProfilePort } from './port.ts';
import { type Fate, mayBeSaved, type SentUpdate, updateFailure, whatBecameOf } from './rules.ts';

/** Sends what was changed: once, however often it is asked to, and for nobody who has left meanwhile. */
export interface Saver {
  readonly saving$: Behavior<Saving>;
  /** Where the answer is lost, the service is asked what it holds before anything is said. */
  send(sent: SentUpdate, saved: () => void): void;
  /** The service has said what it holds, asked at a time: that may be what nobody knew. */
  hear(profile: Profile, askedAt: number): void;
  /** The form is not fit to be sent. */
  turnDown(failure: ProfileMessage | null): void;
  /** Something else is to be saved, or nothing. What was said of the last saving goes; where nobody knew, the record is asked for again. */
  clear(): void;
  forget(): void;
}

export interface SaverNeeds {
  readonly port: ProfilePort;
  readonly sessionRefused: () => void;
  /** Asks for the record again, which is not known to be true any more. */
  readonly reload: () => void;
  readonly online$: Behavior<boolean>;
  readonly clock: SchedulerLike;
}

/** A saving whose answer was lost. It may still be done after the service has said that it is not. */
interface Doubt {
  readonly sent: SentUpdate;
  readonly failure: ProfileMessage;
  readonly saved: () => void;
  /** When the answer was lost. */
  readonly since: number;
}

const NOT_SAVING: Saving = { saving: false, failure: null, isUncertain: false, setbacks: 0 };

export function createSaver({ port, sessionRefused, reload, online$, clock }: SaverNeeds): Saver {
  const saving$ = new BehaviorSubject<Saving>(NOT_SAVING);
  let sending = Subscription.EMPTY;
  let findingOut = Subscription.EMPTY;
  let doubt: Doubt | null = null;
  // Longer than there is a doubt, which ends with the next saving as well.
  let mayRecordBeUntrue = false;
  const guard = createGuard(clock);

  const turnDown = (failure: ProfileMessage | null, isUncertain = false): void =>
    saving$.next({ saving: false, failure, isUncertain, setbacks: saving$.value.setbacks + 1 });

  function beSure(): void {
    findingOut.unsubscribe();
    doubt = null;
  }

  function succeed(saved: () => void): void {
    beSure();
    mayRecordBeUntrue = false;
    saved();
    saving$.next({ ...saving$.value, saving: false, failure: null, isUncertain: false });
  }

  function wonder(lost: Doubt): void {
    doubt = lost;
    mayRecordBeUntrue = true;
    findingOut = new Subscription();
    const answers$ = findOut(port, clock).pipe(map((answer, before) => ({ answer, isSecond: before > 0 })));
    findingOut.add(
      answers$.subscribe(({ answer, isSecond }) => {
        if (answer.ok) conclude(lost, whatBecameOf(lost.sent, answer.value), isSecond);
        else hearNothing(lost, answer.error);
      }),
    );
  }

  function hearNothing(lost: Doubt, why: Failure): void {
    if (saving$.value.saving) turnDown(lost.failure, true);
    if (isSessionRefused(why)) sessionRefused();
  }

  /** What the service has not done yet it may be at work on: only a second asking tells that it does not do it. */
  function conclude({ failure, saved }: Doubt, fate: Fate, isSecond: boolean): void {
    if (fate === 'notSaved' && !isSecond) return;
    findingOut.unsubscribe();
    if (fate === 'saved') succeed(saved);
    else if (saving$.value.saving) turnDown(failure, fate === 'unknown');
    else if (fate === 'notSaved') saving$.next({ ...saving$.value, isUncertain: false });
  }

  return {
    saving$,
    hear(profile, askedAt) {
      // What was asked before tells how it was then.
      if (doubt === null || askedAt < doubt.since) return;
      conclude(doubt, whatBecameOf(doubt.sent, profile), askedAt - doubt.since >= FINDING_OUT.again);
    },
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
        if (canLeave && mayBeSaved(answer)) return wonder({ sent, failure, saved, since: clock.now() });
        turnDown(failure);
        if (!answer.ok && isSessionRefused(answer.error)) sessionRefused();
      });
    },
    clear() {
      guard.release();
      if (!saving$.value.failure) return;
      beSure();
      saving$.next({ ...saving$.value, failure: null, isUncertain: false });
      if (!mayRecordBeUntrue) return;
      mayRecordBeUntrue = false;
      reload();
    },
    forget() {
      sending.unsubscribe();
      beSure();
      mayRecordBeUntrue = false;
      guard.release();
      saving$.next(NOT_SAVING);
    },
  };
}
