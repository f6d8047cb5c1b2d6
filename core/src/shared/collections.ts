/** Groups keep the order in which their first member came, and members keep theirs. */
export function groupBy<T, K>(items: readonly T[], keyOf: (item: T) => K): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** The list without the item, or with it at the end when it was not there. */
export function toggled<T>(list: readonly T[], item: T): readonly T[] {
  return list.includes(item) ? list.filter((other) => other !== item) : [...list, item];
}

/** The different items, in the order they first came. */
export const distinct = <T>(items: Iterable<T>): readonly T[] => [...new Set(items)];
