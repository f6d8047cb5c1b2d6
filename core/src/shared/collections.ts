/** Groups are in the order of their first members, and members keep their order. */
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

/** Removes the item from the list, or adds it at the end if it is not there. */
export function toggleItem<T>(list: readonly T[], item: T): readonly T[] {
  return list.includes(item) ? list.filter((other) => other !== item) : [...list, item];
}

/** Gives the list of before while it has the same members, so that nothing is computed from it anew. */
export function steadyList<T>(): (list: readonly T[]) => readonly T[] {
  let last: readonly T[] = [];
  return (list) => {
    const isSame = list.length === last.length && list.every((item, at) => Object.is(item, last[at]));
    if (!isSame) last = list;
    return last;
  };
}

/** Removes duplicates, and keeps the order. */
export const distinct = <T>(items: Iterable<T>): readonly T[] => [...new Set(items)];
