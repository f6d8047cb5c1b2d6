// The queue of toasts, without a clock.
import { describeFailure, type Message } from '../shared/messages.ts';
import type { Failure } from '../shared/result.ts';

/** [P-SHELL-38] The kinds of short messages; only `danger` changes how long one is shown. */
export const TOAST_TYPES = ['primary', 'success', 'info', 'warning', 'danger'] as const;
/** The colour of a toast. One of type `danger` stays until it is closed or another waits. */
export type ToastType = (typeof TOAST_TYPES)[number];

/** The times and the size of toasts. */
export const TOAST = {
  /** [P-SHELL-34] The standard time of a toast (milliseconds). */
  duration: 5_000,
  /** [P-SHELL-39] How often its progress bar moves (milliseconds). */
  progressEvery: 10,
  /** [P-SHELL-40] The maximum width (percent of the screen). */
  widest: 50,
  /** The limit of a browser's timer (milliseconds); a longer toast stays until it is closed. */
  longest: 2 ** 31 - 1,
} as const;

/** A store's order for a toast. */
export interface ToastRequest {
  readonly type: ToastType;
  readonly title: Message;
  readonly subtitle?: Message;
  /** Milliseconds; 0 means until it is closed. */
  readonly duration?: number;
}

/** A toast in the queue, with the standards filled in. `duration` is in milliseconds; 0 means until it is closed. */
export interface Toast {
  readonly id: number;
  readonly type: ToastType;
  readonly title: Message;
  readonly subtitle: Message | null;
  readonly duration: number;
  /** The number of equal messages in a row. */
  readonly count: number;
  /** Whether it was shown before and gave way to others. */
  readonly returning: boolean;
}

/** [P-SHELL-32] At most one is shown; the others wait in their order. */
export interface ToastQueue {
  readonly shown: Toast | null;
  readonly waiting: readonly Toast[];
}

/** The queue at the start, and after all toasts were closed. */
export const NO_TOASTS: ToastQueue = { shown: null, waiting: [] };

/** [P-SHELL-33] A message equal to the last one only raises its count. */
export function enqueue(queue: ToastQueue, request: ToastRequest, id: number): ToastQueue {
  const toast = toastOf(request, id);
  const { shown, waiting } = queue;
  const last = waiting.at(-1);
  if (last && saysTheSame(last, toast)) return { shown, waiting: [...waiting.slice(0, -1), merged(last, toast)] };
  if (shown === null) return { shown: toast, waiting };
  if (!last && saysTheSame(shown, toast)) return { shown: merged(shown, toast), waiting };
  return { shown, waiting: [...waiting, toast] };
}

/** [P-SHELL-36] Removes the shown toast, and shows the next. */
export function removeCurrent({ waiting: [next, ...rest] }: ToastQueue): ToastQueue {
  return { shown: next ?? null, waiting: rest };
}

/** [P-SHELL-55] Moves the shown toast to the end of the queue. */
export function givenWay(queue: ToastQueue): ToastQueue {
  const { shown, waiting } = removeCurrent(queue);
  return queue.shown === null || shown === null
    ? queue
    : { shown, waiting: [...waiting, { ...queue.shown, returning: true }] };
}

/** The end of a shown toast. */
export type Fate = 'leaves' | 'givesWay' | 'stays';

/** [P-SHELL-34] [P-SHELL-35] [P-SHELL-55] The visitor alone ends a danger toast; others may come first. */
export function fateOf(toast: Toast, isWaitedFor: boolean): Fate {
  if (toast.type === 'danger') return isWaitedFor ? 'givesWay' : 'stays';
  return toast.duration === 0 ? 'stays' : 'leaves';
}

/** The time until a toast leaves or gives way (milliseconds). */
export const timeOf = ({ duration }: Toast): number => duration || TOAST.duration;

/** [P-SHELL-39] The number of steps of a progress bar. */
export const progressSteps = (milliseconds: number): number =>
  Math.max(1, Math.round(milliseconds / TOAST.progressEvery));

function toastOf({ type, title, subtitle, duration }: ToastRequest, id: number): Toast {
  return { id, type, title, subtitle: subtitle ?? null, duration: readDuration(duration), count: 1, returning: false };
}

function readDuration(duration: number = TOAST.duration): number {
  if (!(duration >= 0)) return TOAST.duration; // negative, or not a number
  return duration > TOAST.longest ? 0 : duration;
}

/** The longer of the two durations counts, and the toast is new again. */
function merged(toast: Toast, again: Toast): Toast {
  const duration = toast.duration === 0 || again.duration === 0 ? 0 : Math.max(toast.duration, again.duration);
  return { ...toast, duration, count: toast.count + 1, returning: false };
}

/** [P-SHELL-33] Compares type, title and subtitle, but not the duration. */
const saysTheSame = (a: Toast, b: Toast): boolean =>
  a.type === b.type && sameValue(a.title, b.title) && sameValue(a.subtitle, b.subtitle);

function sameValue(a: unknown, b: unknown): boolean {
  if (!isRecord(a) || !isRecord(b)) return Object.is(a, b);
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => name in b && sameValue(a[name], b[name]));
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** [P-TRANSPORT-14] The toast for a failure that no screen shows. */
export function failureToast(failure: Failure): ToastRequest {
  return { type: 'danger', title: titleOf(failure), subtitle: subtitleOf(failure) };
}

/** [P-TRANSPORT-15] Only an error object has a text for the visitor. */
function subtitleOf(failure: Failure): ToastRequest['title'] {
  const isPlainText = failure.kind === 'refused' && failure.plainText === true;
  return isPlainText ? { key: 'toast.plainText', params: {} } : describeFailure(failure);
}

function titleOf(failure: Failure): ToastRequest['title'] {
  if (failure.kind !== 'refused') return { key: 'toast.failed', params: {} };
  return { key: 'toast.refused', params: { status: failure.status, type: failure.type } };
}
