// What one button sends: once, however often it is pressed, and never again by itself.
import { BehaviorSubject, type SchedulerLike, Subscription } from 'rxjs';
import type { Behavior } from '../shared/behavior.ts';
import { afterFailure } from '../shared/keys.ts';
import type { Message } from '../shared/messages.ts';
import type { Reply } from '../shared/reply.ts';
import { type Failure, isRefused } from '../shared/result.ts';
import { createGuard } from '../shell/guard.ts';

export interface CommandView {
  readonly isSending: boolean;
  readonly failure: Message | null;
  /** The answer was lost: the service may have done it. */
  readonly isUncertain: boolean;
  /** Grows with each time it came to nothing, so that the focus can move to the reason. */
  readonly rejections: number;
}

/** What was sent and never answered. Kept, it survives the page. */
export interface Unanswered<I> {
  readonly key: string;
  readonly input: I;
  readonly serverErrors: number;
}

export interface Command<I, A> {
  readonly view$: Behavior<CommandView>;
  /** False where it is on its way, was pressed a moment ago, or cannot leave. `done` hears what was sent in the end. */
  run(input: I, done: (answer: A, sent: I) => void): boolean;
  /** It was not fit to be sent; null where the fields say why. */
  reject(why: Message | null): void;
  /** It would send something else now. */
  inputChanged(): void;
  forget(): void;
}

export interface CommandNeeds<I, A> {
  send(input: I, key: string): Reply<A>;
  /** A second sending of what creates something would create it twice. */
  readonly creates: boolean;
  readonly words: { readonly offline: Message; readonly lost: Message; refused(failure: Failure): Message };
  readonly unanswered$?: BehaviorSubject<Unanswered<I> | null>;
  readonly online$: Behavior<boolean>;
  readonly newKey: () => string;
  readonly clock: SchedulerLike;
  failed?(failure: Failure): void;
}

export const AT_REST: CommandView = { isSending: false, failure: null, isUncertain: false, rejections: 0 };

export function createCommand<I, A>(needs: CommandNeeds<I, A>): Command<I, A> {
  const { creates, words, online$, newKey, clock } = needs;
  const view$ = new BehaviorSubject(AT_REST);
  const unanswered$ = needs.unanswered$ ?? new BehaviorSubject<Unanswered<I> | null>(null);
  const guard = createGuard(clock);
  let sending = Subscription.EMPTY;

  const reject = (failure: Message | null, isUncertain = false): void =>
    view$.next({ isSending: false, failure, isUncertain, rejections: view$.value.rejections + 1 });

  function send(wished: I, done: (answer: A, sent: I) => void): void {
    const before = unanswered$.value;
    // What may have been created is asked for first, as it was: only the service can say whether it is there.
    const isSame = before !== null && textOf(before.input) === textOf(wished);
    const asked = before && (creates || isSame) ? before : { key: newKey(), input: wished, serverErrors: 0 };
    // Kept before it is sent: a page that is loaded again asks under the same key.
    unanswered$.next(asked);
    sending = needs.send(asked.input, asked.key).subscribe((result) => {
      unanswered$.next(result.ok ? null : afterFailure(asked, result.error));
      if (result.ok) {
        view$.next({ ...AT_REST, rejections: view$.value.rejections });
        done(result.value, asked.input);
      } else if (isRefused(result.error) && before === asked && !isSame) send(wished, done);
      else {
        reject(isRefused(result.error) ? words.refused(result.error) : words.lost, !isRefused(result.error));
        needs.failed?.(result.error);
      }
    });
  }

  return {
    view$,
    run(input, done) {
      if (view$.value.isSending) return false;
      if (!online$.value) reject(words.offline, view$.value.isUncertain);
      if (!online$.value || !guard.passes()) return false;
      view$.next({ ...view$.value, isSending: true, failure: null });
      send(input, done);
      return true;
    },
    reject: (why) => reject(why),
    inputChanged() {
      guard.release();
      if (view$.value.failure && !view$.value.isUncertain) view$.next({ ...view$.value, failure: null });
    },
    forget() {
      sending.unsubscribe();
      guard.release();
      unanswered$.next(null);
      view$.next(AT_REST);
    },
  };
}

const textOf = (input: unknown): string => JSON.stringify(input);
