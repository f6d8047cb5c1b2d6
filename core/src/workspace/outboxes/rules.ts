import { groupBy } from '../../shared/collections.ts';
import type { OutboxKind, OutboxThing, SentEntry, UnsentEntry } from './model.ts';

/** The groups of unsent entries, as the page shows them from the top. */
export const UNSENT_GROUPS = ['needsYou', 'sending', 'waiting'] as const;
export type UnsentGroup = (typeof UNSENT_GROUPS)[number];

/** [W-SITE-34] A refused entry needs the user; a lost one waits, as it is sent again by itself. */
function groupOf({ state }: Pick<UnsentEntry, 'state'>): UnsentGroup {
  if (state === 'failed') return 'needsYou';
  return state === 'sending' ? 'sending' : 'waiting';
}

/** The kinds of entries that are one photo of a record. */
const PHOTOS: readonly OutboxKind[] = ['checkpointPhoto', 'deviationPhoto', 'taskPhoto'];

const isPhoto = ({ kind }: UnsentEntry | SentEntry): boolean => PHOTOS.includes(kind);

/** Files of any kind; those of all other changes are photos. */
const WITH_FILES: readonly OutboxKind[] = ['attachment', 'message'];

/** Whether all files of an entry are photos. */
export const hasOnlyPhotos = ({ kind }: Pick<UnsentEntry, 'kind'>): boolean => !WITH_FILES.includes(kind);

/** The name of the row that an entry belongs to. */
export const thingName = ({ source, key, group }: Pick<UnsentEntry, 'source' | 'key' | 'group'>): string =>
  group === null ? `${source} ${key}` : `${source} of ${group}`;

/** The photos of one press have keys that end in their number. */
const ORDER = new Intl.Collator('en', { numeric: true });
const inOrder = (a: UnsentEntry | SentEntry, b: UnsentEntry | SentEntry): number =>
  (a.at ?? 0) - (b.at ?? 0) || ORDER.compare(a.key, b.key);

/** A request that is sent anew, or from another tab, has a key with more plus signs: the service does it once. */
export const plainKey = (key: string): string => key.replaceAll('+', '');

const filesOf = (entries: readonly (UnsentEntry | SentEntry)[]): { readonly files: number; readonly size: number } => ({
  files: entries.reduce((sum, { files }) => sum + files, 0),
  size: entries.reduce((sum, { size }) => sum + size, 0),
});

/** The rows of the outbox: a record with its photos is one, as long as any of it is not sent. */
export interface OutboxThings {
  readonly unsent: readonly OutboxThing[];
  /** Newest first. */
  readonly sent: readonly OutboxThing<SentEntry>[];
}

export function thingsOf(rows: readonly UnsentEntry[], sent: readonly SentEntry[]): OutboxThings {
  const ofSent = groupBy(sent, thingName);
  const ofUnsent = groupBy(rows, thingName);
  const textIn = <E extends UnsentEntry | SentEntry>(entries: readonly E[]): E | undefined =>
    entries.find((entry) => !isPhoto(entry));
  const unsent = [...ofUnsent].flatMap(([name, own]) => {
    const before = ofSent.get(name) ?? [];
    const [first] = own.toSorted(inOrder);
    const entry = textIn(own) ?? first;
    if (entry === undefined) return [];
    const textAt = textIn(before)?.sentAt ?? null;
    const photos = [...before, ...own].filter(isPhoto).toSorted(inOrder);
    return [{ name, entry, textAt, photos, unsent: own, ...filesOf(own) }];
  });
  const isOver = ([name]: readonly [string, unknown]): boolean => !ofUnsent.has(name);
  const over = [...ofSent].filter(isOver).flatMap(([name, own]) => {
    const [last] = own.toSorted((one, other) => other.sentAt - one.sentAt);
    const text = textIn(own);
    if (last === undefined) return [];
    const photos = own.filter(isPhoto).toSorted(inOrder);
    // The photos of a new record are no part of the request for its text.
    const files = filesOf(text?.group === null ? own : photos);
    const entry = { ...(text ?? last), sentAt: last.sentAt };
    return [{ name, entry, textAt: text?.sentAt ?? null, photos, unsent: [], ...files }];
  });
  return { unsent, sent: over.toSorted((one, other) => other.entry.sentAt - one.entry.sentAt) };
}

/** [W-SITE-34] One refused photo is enough for a row to need the user. */
export function groupOfThing(thing: OutboxThing): UnsentGroup {
  const groups = thing.unsent.map(groupOf);
  return UNSENT_GROUPS.find((group) => groups.includes(group)) ?? 'waiting';
}

/** How many rows each group has. */
export type OutboxCounts = Readonly<Record<UnsentGroup, number>>;

export function countsOf(things: readonly OutboxThing[]): OutboxCounts {
  const counts = { needsYou: 0, sending: 0, waiting: 0 };
  for (const thing of things) counts[groupOfThing(thing)] += 1;
  return counts;
}

/** [W-SITE-34] The one line about the outbox in the head of every page. */
export type OutboxPill =
  | { readonly kind: 'sent' | 'needsYou' | 'waiting' | 'offline'; readonly count: number }
  | { readonly kind: 'sending'; readonly at: number; readonly of: number };

/** How many rows were sent by this page: since the outbox was last empty, and before. */
export interface SentCounts {
  readonly now: number;
  readonly before: number;
}

export function pillOf(counts: OutboxCounts, done: SentCounts, isOnline: boolean): OutboxPill {
  const { needsYou, sending, waiting } = counts;
  if (needsYou > 0) return { kind: 'needsYou', count: needsYou };
  if (!isOnline) return { kind: 'offline', count: sending + waiting };
  if (sending > 0) return { kind: 'sending', at: done.now + 1, of: done.now + sending + waiting };
  if (waiting > 0) return { kind: 'waiting', count: waiting };
  return { kind: 'sent', count: done.before + done.now };
}

/** [W-SITE-34] An entry that the service has taken is shown for so long (milliseconds). */
export const SENT_FOR = 24 * 60 * 60 * 1_000;

/** Newest first. */
export const sentLately = (sent: readonly SentEntry[], now: number): readonly SentEntry[] =>
  sent.filter(({ sentAt }) => now - sentAt < SENT_FOR).toSorted((one, other) => other.sentAt - one.sentAt);
