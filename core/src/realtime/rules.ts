// When to connect again, and when to stop trying. All times are milliseconds of a clock that only goes forward.

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** [W-REALTIME-19] */
export const RECONNECT = {
  soon: 5,
  late: 5 * MINUTE,
  lateIfWithin: 60 * SECOND,
  window: 30 * MINUTE,
  atMost: 5,
  /** How long an attempt may take from its socket to the server's yes. */
  attempt: 10 * SECOND,
} as const;

/** What happened since the user last connected by hand, or since the start; each list ascending. */
export interface ReconnectHistory {
  readonly closes: readonly number[];
  /** When connecting again by itself really began. */
  readonly reconnects: readonly number[];
}

export const NO_HISTORY: ReconnectHistory = { closes: [], reconnects: [] };

export type ReconnectPlan = { readonly kind: 'after'; readonly ms: number } | { readonly kind: 'abandon' };
const ABANDON: ReconnectPlan = { kind: 'abandon' };

/** [W-REALTIME-17] Strictly younger than the window; what is exactly as old as it no longer counts. */
const countIn = (times: readonly number[], end: number): number =>
  times.filter((time) => end - time < RECONNECT.window).length;

/** What to do after a close; it is the last of the closes in the history. */
export function planReconnect({ closes, reconnects }: ReconnectHistory): ReconnectPlan {
  const now = closes.at(-1);
  if (now === undefined) throw new RangeError('there is nothing to plan before a close');
  // [W-REALTIME-15] The sixth close abandons, however far apart they were.
  if (countIn(closes, now) > RECONNECT.atMost) return ABANDON;
  const before = closes.at(-2);
  // [W-REALTIME-13] [W-REALTIME-14] Two closes in short order: something is wrong at the other end.
  const isSoonAgain = before !== undefined && now - before < RECONNECT.lateIfWithin;
  const ms = isSoonAgain ? RECONNECT.late : RECONNECT.soon;
  return mayReconnectAt(reconnects, now + ms) ? { kind: 'after', ms } : ABANDON;
}

/** [W-REALTIME-16] Closes that lie apart can still lead to reconnects that bunch up. */
export const mayReconnectAt = (reconnects: readonly number[], start: number): boolean =>
  countIn(reconnects, start) < RECONNECT.atMost;

/** What no later decision can ask for is let go. */
export const pruned = ({ closes, reconnects }: ReconnectHistory, now: number): ReconnectHistory => ({
  closes: closes.filter((at) => now - at < RECONNECT.window),
  reconnects: reconnects.filter((at) => now - at < RECONNECT.window),
});

/** [W-REALTIME-25] Being online again revives what was abandoned, but not each time a bad line flickers. */
export const mayRevive = (lastRevival: number | null, now: number): boolean =>
  lastRevival === null || now - lastRevival >= RECONNECT.window;

/** [W-REALTIME-30] */
export const SILENCE = { seen: 2, times: 3, atLeast: 30 * SECOND } as const;

/** How long a line may be silent before it counts as dead; null while its rhythm is not known. */
export function silenceAllowed({ seen, longest }: Rhythm): number | null {
  return seen < SILENCE.seen ? null : Math.max(SILENCE.times * longest, SILENCE.atLeast);
}

/** The keep-alives of a connection: how many were seen, and the longest time between two of them. */
export interface Rhythm {
  readonly seen: number;
  readonly longest: number;
  readonly last: number | null;
}

export const NO_RHYTHM: Rhythm = { seen: 0, longest: 0, last: null };

export const kept = ({ seen, longest, last }: Rhythm, at: number): Rhythm => ({
  seen: seen + 1,
  longest: last === null ? longest : Math.max(longest, at - last),
  last: at,
});
