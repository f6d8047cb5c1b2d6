import type { Behavior } from '@felles/core';

/** What each behavior said when the page was shown that React takes over later. */
const said = new WeakMap<Behavior<unknown>, unknown>();

/** The page shows what these say now. */
export function keepAsShown(...behaviors: readonly Behavior<unknown>[]): void {
  for (const behavior of behaviors) said.set(behavior, behavior.value);
}

/** What the page was shown with: React takes it over as that, and only then draws what has come since. */
export const asShown = <T>(behavior: Behavior<T>): T =>
  // What is kept under a behavior is a value of it, which a map of many kinds cannot say.
  said.has(behavior) ? (said.get(behavior) as T) : behavior.value;
