import { BehaviorSubject, type SchedulerLike, timer } from 'rxjs';
import type { Behavior } from '../shared/behavior.ts';
import { createSlot } from '../shared/scope.ts';
import {
  enqueue,
  fateOf,
  givenWay,
  NO_TOASTS,
  removeCurrent,
  type Toast,
  type ToastQueue,
  type ToastRequest,
  timeOf,
} from './toast-queue.ts';

/** One run of the progress bar. */
export interface ToastRun {
  /** A new number restarts the bar. */
  readonly number: number;
  /** The length of the whole run (milliseconds). */
  readonly lasts: number;
  /** The time already used when the run started (milliseconds). */
  readonly spent: number;
}

/** The toast on the page, with its progress bar. */
export interface ToastView {
  readonly shown: Toast | null;
  /** The number of further toasts. */
  readonly waiting: number;
  readonly paused: boolean;
  /** Null for a toast that stays until it is closed. */
  readonly run: ToastRun | null;
}

/** [P-SHELL-30] The toasts, shown one by one. */
export interface ToastStore {
  readonly view$: Behavior<ToastView>;
  show(request: ToastRequest): void;
  close(): void;
  closeAll(): void;
  /** Stops the time of the shown toast until `resume`, as the visitor is reading it. */
  pause(): void;
  resume(): void;
}

/** Shows short notices one after the other, each for as long as its text takes to read. */
export function createToastStore({ clock }: { readonly clock: SchedulerLike }): ToastStore {
  const view$ = new BehaviorSubject<ToastView>({ shown: null, waiting: 0, paused: false, run: null });
  let queue = NO_TOASTS;
  let nextId = 1;
  let runs = 0;
  /** How long the toast was shown until `since`, without pauses (milliseconds). */
  let spent = 0;
  let since = 0;
  const ending = createSlot();

  const count = () => {
    const now = clock.now();
    // Never negative, as the clock may have been set back.
    if (!view$.value.paused) spent += Math.max(0, now - since);
    since = now;
  };

  /** `afresh` restarts the time of the shown toast. */
  const put = (next: ToastQueue, afresh: boolean, paused = view$.value.paused) => {
    count();
    if (afresh) spent = 0;
    queue = next;
    const { shown, waiting } = next;
    const isPaused = paused && shown !== null; // a removed toast has neither pointer nor focus
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
    if (queue.shown)
      put(fateOf(queue.shown, isWaitedFor) === 'givesWay' ? givenWay(queue) : removeCurrent(queue), true);
  };

  return {
    view$,
    show(request) {
      const next = enqueue(queue, request, nextId++);
      // [P-SHELL-33] A repeated message gets its whole time again.
      put(next, next.shown !== queue.shown);
    },
    close: () => put(removeCurrent(queue), true),
    closeAll: () => put(NO_TOASTS, true),
    pause: () => put(queue, false, true),
    resume: () => put(queue, false, false),
  };
}
