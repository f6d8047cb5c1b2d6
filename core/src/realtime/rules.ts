// When to connect again, and when to stop trying. All times are milliseconds of a clock that only goes forward.

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** [W-REALTIME-19] The wait is `soon`, or `late` after two closes within `lateIfWithin`; `atMost` in one `window`. */
export const RECONNECT = {
  soon: 5,
  late: 5 * MINUTE,
  lateIfWithin: 60 * SECOND,
  window: 30 * MINUTE,
  atMost: 5,
  /** The time limit from the socket to the server's acceptance. */
  attempt: 10 * SECOND,
} as const;

/** Since the start, or since the user last connected by hand; both lists ascending. */
export interface ReconnectHistory {
  readonly closes: readonly number[];
  /** The times at which automatic reconnects really started. */
  readonly reconnects: readonly number[];
}

/** At the start, and after the user has reconnected by hand. */
export const NO_HISTORY: ReconnectHistory = { closes: [], reconnects: [] };

/** `after`: connect again by itself in `ms` milliseconds; `abandon`: only the user or the network starts it again. */
export type ReconnectPlan = { readonly kind: 'after'; readonly ms: number } | { readonly kind: 'abandon' };
const ABANDON: ReconnectPlan = { kind: 'abandon' };

/** [W-REALTIME-17] Counts times strictly younger than the window. */
const countIn = (times: readonly number[], end: number): number =>
  times.filter((time) => end - time < RECONNECT.window).length;

/** Plans what follows the last close of the history. */
export function planReconnect({ closes, reconnects }: ReconnectHistory): ReconnectPlan {
  const now = closes.at(-1);
  if (now === undefined) throw new RangeError('there is nothing to plan before a close');
  // [W-REALTIME-15] The sixth close within the window abandons the connection.
  if (countIn(closes, now) > RECONNECT.atMost) return ABANDON;
  const before = closes.at(-2);
  // [W-REALTIME-13] [W-REALTIME-14] Two closes in a short time: the server probably has a problem.
  const isSoonAgain = before !== undefined && now - before < RECONNECT.lateIfWithin;
  const ms = isSoonAgain ? RECONNECT.late : RECONNECT.soon;
  return mayReconnectAt(reconnects, now + ms) ? { kind: 'after', ms } : ABANDON;
}

/** [W-REALTIME-16] Reconnects may bunch up even if the closes do not. */
export const mayReconnectAt = (reconnects: readonly number[], start: number): boolean =>
  countIn(reconnects, start) < RECONNECT.atMost;

/** Removes times that no later decision needs. */
export const pruneHistory = ({ closes, reconnects }: ReconnectHistory, now: number): ReconnectHistory => ({
  closes: closes.filter((at) => now - at < RECONNECT.window),
  reconnects: reconnects.filter((at) => now - at < RECONNECT.window),
});

/** [W-REALTIME-25] A network that is back revives an abandoned connection, but not each time a bad line flickers. */
export const mayRevive = (lastRevival: number | null, now: number): boolean =>
  lastRevival === null || now - lastRevival >= RECONNECT.window;

/** [W-REALTIME-30] A silence is too long from `times` the longest pause on, and never before `atLeast` milliseconds. */
export const SILENCE = { seen: 2, times: 3, atLeast: 30 * SECOND } as const;

/** How long a connection may be silent before it counts as lost; null while the rhythm of its keep-alives is unknown. */
export function silenceAllowed({ seen, longest }: Rhythm): number | null {
  return seen < SILENCE.seen ? null : Math.max(SILENCE.times * longest, SILENCE.atLeast);
}

/** The number of keep-alives that were seen, and the longest time between two of them. */
export interface Rhythm {
  readonly seen: number;
  readonly longest: number;
  readonly last: number | null;
}

/** For a new connection: its silence has no limit until two keep-alives were seen. */
export const NO_RHYTHM: Rhythm = { seen: 0, longest: 0, last: null };

/** The rhythm after a keep-alive at this time; all times in milliseconds of one clock. */
export const nextRhythm = ({ seen, longest, last }: Rhythm, at: number): Rhythm => ({
  seen: seen + 1,
  longest: last === null ? longest : Math.max(longest, at - last),
  last: at,
});
