// Sending what creates something: once, whatever is pressed, reloaded or replayed.
import { BehaviorSubject, filter, type SchedulerLike, Subscription, take } from 'rxjs';
import type { Behavior } from '../../../shared/behavior.ts';
import { afterUnanswered, keyFor } from '../../../shared/keys.ts';
import type { Reply } from '../../../shared/reply.ts';
import type { Failure, Result } from '../../../shared/result.ts';
import { createGuard } from '../../../shell/guard.ts';
import type { FlowCell } from '../drafts/flow-cell.ts';
import type { FlowDraft } from '../drafts/kept.ts';
import type { SignupMessage } from '../messages.ts';

/** How far a sending has come. */
export interface Sending {
  readonly sending: boolean;
  /** Why the last one failed. */
  readonly failure: SignupMessage | null;
  /** What there is to say beside that: what the service has said of it, or that it could not be sent once more. */
  readonly reason: SignupMessage | null;
  /** Grows each time, so that the focus can move to the reason. */
  readonly setbacks: number;
}

const OFFLINE: SignupMessage = { key: 'signup.offline', params: {} };
const NOT_SENDING: Sending = { sending: false, failure: null, reason: null, setbacks: 0 };

/** Hears of the end, and whether the page is still open: whoever has left is led nowhere. */
export type Done<T> = (end: T, isHere: boolean) => void;

export interface KeyedCall<T> {
  readonly sending$: Behavior<Sending>;
  /** False where it has begun already, was pressed a moment ago, or may not leave. */
  begin(done: Done<T>): boolean;
  /** Whether there is a network. What cannot leave is not sent, so that nobody has to wonder whether it was done. */
  mayLeave(): boolean;
  /** Asks under the key of what is sent, and hears the answer, unless the visitor has begun anew meanwhile. */
  ask<A>(content: string, call: (key: string) => Reply<A>, hear: (answer: Result<A>) => void): void;
  /** The same for what creates nothing. */
  follow<A>(answers$: Reply<A>, hear: (answer: Result<A>) => void): void;
  finish(end: T): void;
  /** It is given up, and nothing is to be said of it. */
  stop(): void;
  /** It has come to nothing, for a reason that is said in a place of its own. */
  turnDown(): void;
  /** A call has failed, and how that is said. Where nobody knows what came of it, that is said again without a network. */
  failed(failure: Failure, words: SignupMessage, reason?: SignupMessage | null): void;
  /**
   * Says that there is no network. What somebody wonders about already is said still; of a call that creates something this
   * is `notAnswered`.
   */
  turnDownOffline(notAnswered: SignupMessage): void;
  /** Something else would be sent now: what was said of the last sending is no longer true. */
  changed(): void;
  /** The page is open again: whoever waits for the answer is led on by it. */
  arrive(): void;
  /** Whether the page is open, and shows what comes of it. */
  isHere(): boolean;
  /** The page is left. What is on its way goes on: whether it was done must not depend on where the visitor looks. */
  leave(): void;
  /** The visitor has begun anew: what is on its way is nobody's here any more. */
  forget(): void;
}

export interface KeyedCallNeeds {
  readonly draft: Pick<FlowCell, 'value' | 'next' | 'isCurrent'>;
  readonly newKey: () => string;
  readonly online$: Behavior<boolean>;
  readonly clock: SchedulerLike;
}

/** `cutOff` says to whoever wanted to send something that there is no network. */
export function createKeyedCall<T>(
  { draft, newKey, online$, clock }: KeyedCallNeeds,
  cutOff: () => void,
): KeyedCall<T> {
  const sending$ = new BehaviorSubject<Sending>(NOT_SENDING);
  const guard = createGuard(clock);
  let asking = Subscription.EMPTY;
  let waitingForNetwork = Subscription.EMPTY;
  let tellDone: Done<T> | null = null;
  let isHere = true;
  /** How it was said that nobody knows what came of the last call. */
  let doubt: SignupMessage | null = null;

  const keepPending = (pending: FlowDraft['pending']): void => draft.next({ ...draft.value, pending });

  function follow<A>(answers$: Reply<A>, hear: (answer: Result<A>) => void): void {
    asking = answers$.subscribe((answer) => {
      doubt = null;
      if (draft.isCurrent()) hear(answer);
      else forget();
    });
  }

  function forget(): void {
    asking.unsubscribe();
    guard.release();
    tellDone = null;
    doubt = null;
    sending$.next(NOT_SENDING);
  }

  function say(failure: SignupMessage | null, reason: SignupMessage | null = null): void {
    sending$.next({ sending: false, failure, reason, setbacks: sending$.value.setbacks + 1 });
  }

  /** Said for as long as it is true. */
  function sayOffline(failure: SignupMessage, reason: SignupMessage | null): void {
    say(failure, reason);
    waitingForNetwork.unsubscribe();
    waitingForNetwork = online$.pipe(filter(Boolean), take(1)).subscribe(() => {
      const { value } = sending$;
      sending$.next({ ...value, failure: unlessOffline(value.failure), reason: unlessOffline(value.reason) });
    });
  }

  function mayLeave(): boolean {
    if (!online$.value) cutOff();
    return online$.value;
  }

  return {
    sending$,
    mayLeave,
    begin(done) {
      if (sending$.value.sending || !mayLeave() || !guard.passes()) return false;
      tellDone = done;
      sending$.next({ ...sending$.value, sending: true, failure: null, reason: null });
      return true;
    },
    ask(content, call, hear) {
      const asked = keyFor(draft.value.pending, content, newKey);
      // Kept before anything is sent under it: a page that is loaded again asks for the same answer.
      keepPending(asked);
      follow(call(asked.key), (answer) => {
        const { pending } = draft.value;
        if (!answer.ok) keepPending(pending && afterUnanswered(pending, answer.error));
        hear(answer);
      });
    },
    follow,
    finish(end) {
      sending$.next({ ...sending$.value, sending: false });
      tellDone?.(end, isHere);
    },
    stop() {
      sending$.next({ ...sending$.value, sending: false });
    },
    turnDown: () => say(null),
    failed(failure, words, reason) {
      if (failure.kind !== 'refused') doubt = words;
      say(words, reason);
    },
    turnDownOffline(notAnswered) {
      const open = doubt ?? (draft.value.pending && notAnswered);
      if (open === null) sayOffline(OFFLINE, null);
      else sayOffline(open, OFFLINE);
    },
    changed() {
      guard.release();
      doubt = null;
      if (sending$.value.failure) sending$.next({ ...sending$.value, failure: null, reason: null });
    },
    arrive() {
      isHere = true;
    },
    isHere: () => isHere,
    leave() {
      isHere = false;
    },
    forget,
  };
}

const unlessOffline = (words: SignupMessage | null): SignupMessage | null => (words === OFFLINE ? null : words);
