import type { SentEntry, UnsentEntry } from './model.ts';

/** The groups of unsent entries, as the page shows them from the top. */
export const UNSENT_GROUPS = ['needsYou', 'sending', 'waiting'] as const;
export type UnsentGroup = (typeof UNSENT_GROUPS)[number];

/** [W-SITE-34] A refused entry needs the user; a lost one waits, as it is sent again by itself. */
export function groupOf({ state }: Pick<UnsentEntry, 'state'>): UnsentGroup {
  if (state === 'failed') return 'needsYou';
  return state === 'sending' ? 'sending' : 'waiting';
}

/** How many entries each group has. */
export type OutboxCounts = Readonly<Record<UnsentGroup, number>>;

export function countsOf(rows: readonly Pick<UnsentEntry, 'state'>[]): OutboxCounts {
  const counts = { needsYou: 0, sending: 0, waiting: 0 };
  for (const row of rows) counts[groupOf(row)] += 1;
  return counts;
}

/** [W-SITE-34] The one line about the outbox in the head of every page. */
export type OutboxPill =
  | { readonly kind: 'sent' }
  | { readonly kind: 'needsYou' | 'waiting' | 'offline'; readonly count: number }
  | { readonly kind: 'sending'; readonly at: number; readonly of: number };

/** `done` is how many entries were sent since the outbox was last empty. */
export function pillOf({ needsYou, sending, waiting }: OutboxCounts, done: number, isOnline: boolean): OutboxPill {
  if (needsYou > 0) return { kind: 'needsYou', count: needsYou };
  if (!isOnline) return { kind: 'offline', count: sending + waiting };
  if (sending > 0) return { kind: 'sending', at: done + 1, of: done + sending + waiting };
  return waiting > 0 ? { kind: 'waiting', count: waiting } : { kind: 'sent' };
}

/** [W-SITE-34] An entry that the service has taken is shown for so long (milliseconds). */
export const SENT_FOR = 24 * 60 * 60 * 1_000;

/** Newest first. */
export const sentLately = (sent: readonly SentEntry[], now: number): readonly SentEntry[] =>
  sent.filter(({ sentAt }) => now - sentAt < SENT_FOR).toSorted((one, other) => other.sentAt - one.sentAt);
