// How a list that is shown live stays whole: what was fetched and what happened meanwhile become one.

/** What has happened to one thing of the list. */
export type Change<T> =
  | { readonly kind: 'put'; readonly item: T }
  /** It is there no longer. */
  | { readonly kind: 'gone'; readonly id: string };

export type IdOf<T> = (item: T) => string;

/** A thing that is known takes its new form where it stands; a new one comes last. */
export function changed<T>(items: readonly T[], change: Change<T>, idOf: IdOf<T>): readonly T[] {
  if (change.kind === 'gone') return items.filter((item) => idOf(item) !== change.id);
  const id = idOf(change.item);
  if (!items.some((item) => idOf(item) === id)) return [...items, change.item];
  return items.map((item) => (idOf(item) === id ? change.item : item));
}

/**
 * [W-REALTIME-29] What was fetched, and what happened since it was asked for: nothing is missing, and nothing is there
 * twice. The answer may be older or newer than any of these changes. They come in order, so the last of each thing is
 * how it is now. Whatever was shown before and is in neither has gone.
 */
export function merged<T>(fetched: readonly T[], since: readonly Change<T>[], idOf: IdOf<T>): readonly T[] {
  const byId = new Map(fetched.map((item) => [idOf(item), item]));
  for (const change of since) {
    if (change.kind === 'gone') byId.delete(change.id);
    else byId.set(idOf(change.item), change.item);
  }
  return [...byId.values()];
}
