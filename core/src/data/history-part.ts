// The fetched end of a long list, without gaps.

/** One answer of the service, for the newest items or for those before a known one. */
export interface Part<T> {
  readonly items: readonly T[];
  /** Whether the list begins with this part. */
  readonly isFirst: boolean;
}

export interface KnownPart<T> extends Part<T> {
  /** The newest item that was fetched. Newer items came as events, so some between them may be missing. */
  readonly fetchedTo: string | null;
}

/** How a history tells its items apart and orders them. */
export interface Sorts<T> {
  idOf(item: T): string;
  /** Items are ordered by time; items with the same time, or without one, keep the service's order. */
  timeOf(item: T): number | null;
  /** Merges two versions of an item: an older one never replaces a newer one. */
  merge(known: T, newer: T): T;
}

/** Adds the newest part. If it does not overlap with the known items, those are dropped, as there may be a gap. */
export function withNewest<T>(current: KnownPart<T> | null, part: Part<T>, sorts: Sorts<T>): KnownPart<T> {
  const { idOf } = sorts;
  const known = new Map(current?.items.map((item) => [idOf(item), item]));
  const items = inTime(part.items, sorts).map((item) => latest(known.get(idOf(item)), item, sorts));
  const before = part.isFirst || items.length === 0 ? null : knownBefore(current, items, sorts);
  const [newest] = items.slice(-1);
  const next: KnownPart<T> = {
    items: [...(before ?? []), ...items],
    isFirst: part.isFirst || items.length === 0 || (before !== null && current?.isFirst === true),
    fetchedTo: newest === undefined ? null : idOf(newest),
  };
  return current !== null && isSame(current, next) ? current : next;
}

/** The known items before the first common one; null without a common item. */
function knownBefore<T>(current: KnownPart<T> | null, items: readonly T[], { idOf }: Sorts<T>): readonly T[] | null {
  if (current === null) return null;
  const ids = new Set(items.map(idOf));
  const end = 1 + current.items.findIndex((item) => idOf(item) === current.fetchedTo);
  const at = current.items.slice(0, end).findIndex((item) => ids.has(idOf(item)));
  return at < 0 ? null : current.items.slice(0, at);
}

/** Adds an older part, unless another item is the oldest by now. A part without new items means that there are no older ones. */
export function withOlder<T>(current: KnownPart<T>, before: string, part: Part<T>, sorts: Sorts<T>): KnownPart<T> {
  const { idOf } = sorts;
  const [first] = current.items;
  if (first === undefined || idOf(first) !== before) return current;
  const known = new Set(current.items.map(idOf));
  const added = inTime(part.items, sorts).filter((item) => !known.has(idOf(item)));
  return { ...current, items: [...added, ...current.items], isFirst: part.isFirst || added.length === 0 };
}

/** Adds an item of an event. An item that may be older than the known ones is ignored: its own part will bring it. */
export function withItem<T>(current: KnownPart<T>, item: T, sorts: Sorts<T>): KnownPart<T> {
  const { idOf, timeOf } = sorts;
  const id = idOf(item);
  const at = current.items.findLastIndex((other) => idOf(other) === id);
  if (at >= 0) return { ...current, items: current.items.with(at, latest(current.items[at], item, sorts)) };
  const time = timeOf(item) ?? Number.POSITIVE_INFINITY;
  const [first] = current.items;
  if (!current.isFirst && first !== undefined && time <= (timeOf(first) ?? Number.NEGATIVE_INFINITY)) return current;
  const place = 1 + current.items.findLastIndex((other) => (timeOf(other) ?? Number.NEGATIVE_INFINITY) <= time);
  return { ...current, items: current.items.toSpliced(place, 0, item) };
}

export function changeItems<T>(
  current: KnownPart<T>,
  { ids, change }: { readonly ids: readonly string[]; change(item: T): T },
  { idOf }: Sorts<T>,
): KnownPart<T> {
  const changed = new Set(ids);
  if (!current.items.some((item) => changed.has(idOf(item)))) return current;
  return { ...current, items: current.items.map((item) => (changed.has(idOf(item)) ? change(item) : item)) };
}

/** An unchanged item stays the same object, so that its row is not drawn again. */
function latest<T>(known: T | undefined, item: T, { merge }: Sorts<T>): T {
  if (known === undefined) return item;
  const merged = merge(known, item);
  return JSON.stringify(merged) === JSON.stringify(known) ? known : merged;
}

/** Removes duplicates. An item without a time stays behind the item that precedes it. */
function inTime<T>(items: readonly T[], { idOf, timeOf }: Sorts<T>): readonly T[] {
  let last = Number.NEGATIVE_INFINITY;
  const each = new Map(items.map((item) => [idOf(item), item]));
  const timed = [...each.values()].map((item) => {
    last = timeOf(item) ?? last;
    return { item, time: last };
  });
  return timed.toSorted((one, other) => (one.time === other.time ? 0 : one.time - other.time)).map(({ item }) => item);
}

const isSame = <T>(one: KnownPart<T>, other: KnownPart<T>): boolean =>
  one.isFirst === other.isFirst &&
  one.fetchedTo === other.fetchedTo &&
  one.items.length === other.items.length &&
  one.items.every((item, at) => item === other.items[at]);
