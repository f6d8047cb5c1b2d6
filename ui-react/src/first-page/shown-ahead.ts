import type { Behavior } from '@felles/core';

/** The value of each behavior when the page was shown that React takes over later. */
const said = new WeakMap<Behavior<unknown>, unknown>();

/** Stores the current values as the shown ones. */
export function keepAsShown(...behaviors: readonly Behavior<unknown>[]): void {
  for (const behavior of behaviors) said.set(behavior, behavior.value);
}

/** The value at the first drawing: React takes it over, and only then draws newer values. */
export const asShown = <T>(behavior: Behavior<T>): T =>
  // A stored value has the type of its behavior, which a map of many types cannot express.
  said.has(behavior) ? (said.get(behavior) as T) : behavior.value;
