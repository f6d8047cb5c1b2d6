// The part of a long list that is here: its end, as far back as it has been fetched, without a hole.

/** What the service has answered. */
export interface Part<T> {
  readonly items: readonly T[];
  /** Whether nothing stands before it. */
  readonly isFirst: boolean;
}

export interface Held<T> extends Part<T> {
  /** The newest item of the last newest part. What is newer has been told live, and there may be gaps before it. */
  readonly fetchedTo: string | null;
}

/** How items are told apart, and put in order. */
export interface Sorts<T> {
  idOf(item: T): string;
  /** Items stand in the order of their times; those of the same time, or without one, as the service gives them. */
  timeOf(item: T): number | null;
  /** What an item is when it is told once more: an older form never takes the place of a newer one. */
  merge(known: T, newer: T): T;
}

/** The newest part, with what is known before it. Where the two do not meet, nothing is known before it any more. */
export function withNewest<T>(held: Held<T> | null, part: Part<T>, sorts: Sorts<T>): Held<T> {
  const { idOf } = sorts;
  const known = new Map(held?.items.map((item) => [idOf(item), item]));
  const items = inTime(part.items, sorts).map((item) => latest(known.get(idOf(item)), item, sorts));
  const before = part.isFirst || items.length === 0 ? null : knownBefore(held, items, sorts);
  const [newest] = items.slice(-1);
  const next: Held<T> = {
    items: [...(before ?? []), ...items],
    isFirst: part.isFirst || items.length === 0 || (before !== null && held?.isFirst === true),
    fetchedTo: newest === undefined ? null : idOf(newest),
  };
  return held !== null && isSame(held, next) ? held : next;
}

/** What is held before the first item that both have; null where they have none in common. */
function knownBefore<T>(held: Held<T> | null, items: readonly T[], { idOf }: Sorts<T>): readonly T[] | null {
  if (held === null) return null;
  const ids = new Set(items.map(idOf));
  const end = 1 + held.items.findIndex((item) => idOf(item) === held.fetchedTo);
  const at = held.items.slice(0, end).findIndex((item) => ids.has(idOf(item)));
  return at < 0 ? null : held.items.slice(0, at);
}

/** An older part, unless another item is the oldest by now. A part that brings nothing is the end of it. */
export function withOlder<T>(held: Held<T>, before: string, part: Part<T>, sorts: Sorts<T>): Held<T> {
  const { idOf } = sorts;
  const [first] = held.items;
  if (first === undefined || idOf(first) !== before) return held;
  const known = new Set(held.items.map(idOf));
  const added = inTime(part.items, sorts).filter((item) => !known.has(idOf(item)));
  return { ...held, items: [...added, ...held.items], isFirst: part.isFirst || added.length === 0 };
}

/** An item that was told live. One that may be from before what is held comes with its own part. */
export function withItem<T>(held: Held<T>, item: T, sorts: Sorts<T>): Held<T> {
  const { idOf, timeOf } = sorts;
  const id = idOf(item);
  const at = held.items.findLastIndex((other) => idOf(other) === id);
  if (at >= 0) return { ...held, items: held.items.with(at, latest(held.items[at], item, sorts)) };
  const time = timeOf(item) ?? Number.POSITIVE_INFINITY;
  const [first] = held.items;
  if (!held.isFirst && first !== undefined && time <= (timeOf(first) ?? Number.NEGATIVE_INFINITY)) return held;
  const place = 1 + held.items.findLastIndex((other) => (timeOf(other) ?? Number.NEGATIVE_INFINITY) <= time);
  return { ...held, items: held.items.toSpliced(place, 0, item) };
}

export function withChange<T>(
  held: Held<T>,
  { ids, change }: { readonly ids: readonly string[]; change(item: T): T },
  { idOf }: Sorts<T>,
): Held<T> {
  const changed = new Set(ids);
  if (!held.items.some((item) => changed.has(idOf(item)))) return held;
  return { ...held, items: held.items.map((item) => (changed.has(idOf(item)) ? change(item) : item)) };
}

/** An item in which nothing is new stays the very same, so that its row is not drawn again. */
function latest<T>(known: T | undefined, item: T, { merge }: Sorts<T>): T {
  if (known === undefined) return item;
  const merged = merge(known, item);
  return JSON.stringify(merged) === JSON.stringify(known) ? known : merged;
}

/** Each once. What has no time stands behind what the service gives before it. */
function inTime<T>(items: readonly T[], { idOf, timeOf }: Sorts<T>): readonly T[] {
  let last = Number.NEGATIVE_INFINITY;
  const each = new Map(items.map((item) => [idOf(item), item]));
  const timed = [...each.values()].map((item) => {
    last = timeOf(item) ?? last;
    return { item, time: last };
  });
  return timed.toSorted((one, other) => (one.time === other.time ? 0 : one.time - other.time)).map(({ item }) => item);
}

const isSame = <T>(one: Held<T>, other: Held<T>): boolean =>
  one.isFirst === other.isFirst &&
  one.fetchedTo === other.fetchedTo &&
  one.items.length === other.items.length &&
  one.items.every((item, at) => item === other.items[at]);
