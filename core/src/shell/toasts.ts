import { BehaviorSubject, type SchedulerLike, timer } from 'rxjs';
import type { Behavior } from '../shared/behavior.ts';
import { createSlot } from '../shared/scope.ts';
import {
  enqueue,
  fateOf,
  givenWay,
  NO_TOASTS,
  type Toast,
  type ToastQueue,
  type ToastRequest,
  timeOf,
  withoutShown,
} from './toast-queue.ts';

/** The way of a progress bar from the moment it begins. */
export interface ToastRun {
  /** Another number is another run: the bar begins anew. */
  readonly number: number;
  /** The whole way (milliseconds). */
  readonly lasts: number;
  /** How much of it was behind the toast when the run began (milliseconds). */
  readonly spent: number;
}

export interface ToastView {
  readonly shown: Toast | null;
  /** How many more there are. */
  readonly waiting: number;
  readonly paused: boolean;
  /** Nothing for a toast that stays until it is closed. */
  readonly run: ToastRun | null;
}

/** [P-SHELL-30] The one place for messages beside the page: they are shown one by one. */
export interface ToastStore {
  readonly view$: Behavior<ToastView>;
  show(request: ToastRequest): void;
  close(): void;
  closeAll(): void;
  /** The visitor reads: the time of the shown toast stands still until `resume`. */
  pause(): void;
  resume(): void;
}

export function createToastStore({ clock }: { readonly clock: SchedulerLike }): ToastStore {
  const view$ = new BehaviorSubject<ToastView>({ shown: null, waiting: 0, paused: false, run: null });
  let queue = NO_TOASTS;
  let nextId = 1;
  let runs = 0;
  /** How long the shown toast could be read (milliseconds), pauses not counted, up to `since`. */
  let spent = 0;
  let since = 0;
  const ending = createSlot();

  const count = () => {
    const now = clock.now();
    // A clock that was set back has counted nothing.
    if (!view$.value.paused) spent += Math.max(0, now - since);
    since = now;
  };

  /** Shows a queue, and lets the time of its first go on, or begin where `afresh` says so. */
  const put = (next: ToastQueue, afresh: boolean, paused = view$.value.paused) => {
    count();
    if (afresh) spent = 0;
    queue = next;
    const { shown, waiting } = next;
    const isPaused = paused && shown !== null; // a toast that is gone has no pointer or focus on it
    const run = shown && runOf(shown, waiting.length > 0, afresh);
    ending.end();
    if (run && !isPaused) ending.run(timer(Math.max(0, run.lasts - spent), clock), end);
    view$.next({ shown, waiting: waiting.length, paused: isPaused, run });
  };

  const runOf = (shown: Toast, isWaitedFor: boolean, afresh: boolean): ToastRun | null => {
    if (fateOf(shown, isWaitedFor) === 'stays') return null;
    const current = view$.value.run;
    if (current && !afresh) return current;
    runs += 1;
    return { number: runs, lasts: timeOf(shown), spent };
  };

  const end = () => {
    const isWaitedFor = queue.waiting.length > 0;
    if (queue.shown) put(fateOf(queue.shown, isWaitedFor) === 'givesWay' ? givenWay(queue) : withoutShown(queue), true);
  };

  return {
    view$,
    show(request) {
      const next = enqueue(queue, request, nextId++);
      // [P-SHELL-33] A message said again while it shows has its whole time again.
      put(next, next.shown !== queue.shown);
    },
    close: () => put(withoutShown(queue), true),
    closeAll: () => put(NO_TOASTS, true),
    pause: () => put(queue, false, true),
    resume: () => put(queue, false, false),
  };
}
