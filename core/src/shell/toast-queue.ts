// What waits to be said, and in which order. Nothing here knows what time it is.
import type { Message } from '../shared/messages.ts';

/** [P-SHELL-38] */
export const TOAST_TYPES = ['primary', 'success', 'info', 'warning', 'danger'] as const;
export type ToastType = (typeof TOAST_TYPES)[number];

export const TOAST = {
  /** [P-SHELL-34] How long a toast shows that asks for nothing else (milliseconds). */
  duration: 5_000,
  /** [P-SHELL-39] How often its progress bar moves (milliseconds). */
  progressEvery: 10,
  /** [P-SHELL-40] How much of the screen's width it may take (percent). */
  widest: 50,
  /** What a timer cannot count to stays until it is closed (milliseconds). */
  longest: 2 ** 31 - 1,
} as const;

/** Something to tell the visitor beside the content of the page. */
export interface ToastRequest {
  readonly type: ToastType;
  readonly title: Message;
  readonly subtitle?: Message;
  /** How long it shows (milliseconds); 0 is until it is closed. */
  readonly duration?: number;
}

export interface Toast {
  readonly id: number;
  readonly type: ToastType;
  readonly title: Message;
  readonly subtitle: Message | null;
  readonly duration: number;
  /** How many times the same was said in a row. */
  readonly count: number;
  /** It has been shown before and given way to others. */
  readonly returning: boolean;
}

/** [P-SHELL-32] One at most is shown; the others wait in their order. */
export interface ToastQueue {
  readonly shown: Toast | null;
  readonly waiting: readonly Toast[];
}

export const NO_TOASTS: ToastQueue = { shown: null, waiting: [] };

/** [P-SHELL-33] The same message as the last of the queue is counted there; any other goes to the end. */
export function enqueue(queue: ToastQueue, request: ToastRequest, id: number): ToastQueue {
  const toast = toastOf(request, id);
  const { shown, waiting } = queue;
  const last = waiting.at(-1);
  if (last && saysTheSame(last, toast)) return { shown, waiting: [...waiting.slice(0, -1), merged(last, toast)] };
  if (shown === null) return { shown: toast, waiting };
  if (!last && saysTheSame(shown, toast)) return { shown: merged(shown, toast), waiting };
  return { shown, waiting: [...waiting, toast] };
}

/** [P-SHELL-36] The shown one goes and the next shows. */
export function withoutShown({ waiting: [next, ...rest] }: ToastQueue): ToastQueue {
  return { shown: next ?? null, waiting: rest };
}

/** [P-SHELL-55] The shown one lets all others pass and comes back after them. */
export function givenWay(queue: ToastQueue): ToastQueue {
  const { shown, waiting } = withoutShown(queue);
  return queue.shown === null || shown === null
    ? queue
    : { shown, waiting: [...waiting, { ...queue.shown, returning: true }] };
}

/** What becomes of the shown toast when it has had its time. */
export type Fate = 'leaves' | 'givesWay' | 'stays';

/** [P-SHELL-34] [P-SHELL-35] [P-SHELL-55] */
export function fateOf(toast: Toast, isWaitedFor: boolean): Fate {
  if (toast.type === 'danger') return isWaitedFor ? 'givesWay' : 'stays';
  return toast.duration === 0 ? 'stays' : 'leaves';
}

/** The time a toast has until it leaves or gives way (milliseconds). */
export const timeOf = ({ duration }: Toast): number => duration || TOAST.duration;

/** [P-SHELL-39] In how many steps a progress bar crosses its whole length. */
export const progressSteps = (milliseconds: number): number =>
  Math.max(1, Math.round(milliseconds / TOAST.progressEvery));

function toastOf({ type, title, subtitle, duration }: ToastRequest, id: number): Toast {
  return { id, type, title, subtitle: subtitle ?? null, duration: readDuration(duration), count: 1, returning: false };
}

function readDuration(duration: number = TOAST.duration): number {
  if (!(duration >= 0)) return TOAST.duration; // less than nothing, or no number at all
  return duration > TOAST.longest ? 0 : duration;
}

/** What stays stays: of two wishes about the time the one for more of it counts. And it is news again. */
function merged(toast: Toast, again: Toast): Toast {
  const duration = toast.duration === 0 || again.duration === 0 ? 0 : Math.max(toast.duration, again.duration);
  return { ...toast, duration, count: toast.count + 1, returning: false };
}

/** [P-SHELL-33] Type, title and subtitle make a message; how long it shows does not. */
const saysTheSame = (a: Toast, b: Toast): boolean =>
  a.type === b.type && sameValue(a.title, b.title) && sameValue(a.subtitle, b.subtitle);

/** Whether two messages, or two values inside them, are the same. */
function sameValue(a: unknown, b: unknown): boolean {
  if (!isRecord(a) || !isRecord(b)) return Object.is(a, b);
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => name in b && sameValue(a[name], b[name]));
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
