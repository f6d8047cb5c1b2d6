import { BehaviorSubject, type Observable, type SchedulerLike, Subscription } from 'rxjs';
import type { Message } from '../../messages.ts';
import type { Behavior } from '../../shared/behavior.ts';
import { afterFailure, keyFor } from '../../shared/keys.ts';
import type { Failure, Result } from '../../shared/result.ts';
import { createGuard } from '../../shell/guard.ts';
import { isSessionRefused } from '../session/rules.ts';
import type { Agreed } from './acceptance.ts';
import { isConflict } from './conflict.ts';
import type { FlowDraft } from './kept.ts';
import { nextCall, type SentRecord, type SignupCall, sentBy, type Wanted } from './plan.ts';
import type { SignupPort } from './port.ts';
import { type Answered, asked, NOBODY_NAMED, recorded, requestOf, sendingFailure } from './requests.ts';

/** How far a sending has come. */
export interface Sending {
  readonly sending: boolean;
  /** Why the last one failed. */
  readonly failure: Message | null;
  /** Grows each time, so that the focus can move to the reason. */
  readonly setbacks: number;
}

/** Sends what a flow has gathered: whatever is pressed, reloaded or replayed, nothing is created twice. */
export interface Sender {
  readonly sending$: Behavior<Sending>;
  /** `done` hears of the answer to the last call, unless whoever asked has left meanwhile. */
  send(wanted: Wanted, memberId: string | null, done: (sent: SentRecord) => void): void;
  /** Something else would be sent now: what was said of the last sending is no longer true. */
  changed(): void;
  /** The page is left. What is on its way goes on: whether it was done must not depend on where the visitor looks. */
  leave(): void;
  forget(): void;
}

export interface SenderNeeds {
  readonly port: SignupPort;
  /** What has been sent so far, kept before anything more is. */
  readonly draft: { readonly value: FlowDraft; next(draft: FlowDraft): void };
  /** Asks once more for what was chosen, before anything is agreed to. */
  readonly recheck: () => Observable<unknown>;
  /** What was shown of it when it was agreed to. */
  readonly agreed: () => Agreed;
  /** Whether whoever is here may begin the agreement they have seen, at this moment. */
  readonly mayStart: () => boolean;
  readonly newKey: () => string;
  readonly sessionRefused: () => void;
  /** Where a failure is told that no screen shows in its own place. */
  readonly report: (failure: Failure) => void;
  readonly clock: SchedulerLike;
}

export const NOT_SENDING: Sending = { sending: false, failure: null, setbacks: 0 };

export function createSender(needs: SenderNeeds): Sender {
  const { port, draft } = needs;
  const sending$ = new BehaviorSubject<Sending>(NOT_SENDING);
  const guard = createGuard(needs.clock);
  let checking = Subscription.EMPTY;
  let sending = Subscription.EMPTY;
  let tellDone: ((sent: SentRecord) => void) | null = null;

  const keep = (changes: Partial<FlowDraft>): void => draft.next({ ...draft.value, ...changes });
  const turnDown = (failure: Message | null): void =>
    sending$.next({ sending: false, failure, setbacks: sending$.value.setbacks + 1 });

  /** One call after another, until the service has everything. */
  function proceed(wanted: Wanted, memberId: string | null): void {
    const { sent } = draft.value;
    const call = nextCall(sent, wanted, memberId);
    const known = sentBy(sent, memberId);
    if (call === null && known !== null) finish(known);
    // The profile may have come between two calls.
    else if (call === null || !needs.mayStart()) turnDown(null);
    else ask(call, wanted, memberId);
  }

  function ask(call: SignupCall, wanted: Wanted, memberId: string | null): void {
    const request = requestOf(call, wanted, needs.agreed());
    const answer$ = asked(port, request, () => keptKey(JSON.stringify(request)));
    sending = answer$.subscribe((answer) => learn(answer, wanted, memberId));
  }

  /** Kept before anything is sent under it: a page that is loaded again asks for the same answer. */
  function keptKey(content: string): string {
    const pending = keyFor(draft.value.pending, content, needs.newKey);
    keep({ pending });
    return pending.key;
  }

  function learn(answer: Result<Answered>, wanted: Wanted, memberId: string | null): void {
    const sent = answer.ok ? recorded(answer.value, draft.value.sent, wanted) : null;
    if (sent !== null) {
      keep({ sent, pending: null, conflict: null });
      proceed(wanted, memberId);
    } else fail(answer.ok ? NOBODY_NAMED : answer.error, wanted, memberId);
  }

  function fail(failure: Failure, wanted: Wanted, memberId: string | null): void {
    const { pending } = draft.value;
    keep({ pending: pending && afterFailure(pending, failure) });
    if (isConflict(failure)) {
      // [P-SIGNUP-68]
      keep({ conflict: { phone: wanted.person.phone_number, memberId } });
      turnDown(null);
      return;
    }
    if (isSessionRefused(failure)) needs.sessionRefused();
    needs.report(failure);
    turnDown(sendingFailure(failure));
  }

  function finish(sent: SentRecord): void {
    sending$.next({ ...sending$.value, sending: false });
    tellDone?.(sent);
  }

  return {
    sending$,
    send(wanted, memberId, done) {
      if (sending$.value.sending || !guard.passes()) return;
      sending$.next({ ...sending$.value, sending: true, failure: null });
      tellDone = done;
      checking = needs.recheck().subscribe({ complete: () => proceed(wanted, memberId) });
    },
    changed() {
      guard.release();
      if (sending$.value.failure) sending$.next({ ...sending$.value, failure: null });
    },
    leave() {
      tellDone = null;
      if (checking.closed) return;
      checking.unsubscribe();
      sending$.next({ ...sending$.value, sending: false });
    },
    forget() {
      checking.unsubscribe();
      sending.unsubscribe();
      guard.release();
      tellDone = null;
      sending$.next(NOT_SENDING);
    },
  };
}
