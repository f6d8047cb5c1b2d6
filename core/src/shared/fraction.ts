/** How much is done, of how much there is. `done` may be more: hours go over their budget. */
export interface Fraction {
  readonly done: number;
  /** Above 0. */
  readonly of: number;
}

/** How much of a bar is filled, from 0 to 1. */
export const shareOf = ({ done, of }: Fraction): number => Math.min(1, done / of);

/**
 * What each part is of a whole, in whole percents that add up to what the parts are of it together: those that lose most by being
 * rounded down get one more. Null where a part is not known, and for all where there is no whole.
 */
export function inWholePercent(parts: readonly (number | null)[], whole: number | null): readonly (number | null)[] {
  if (!whole) return parts.map(() => null);
  const exact = parts.map((part) => (part === null ? null : (100 * part) / whole));
  const sum = parts.reduce<number>((all, part) => all + (part ?? 0), 0);
  const left = exact.reduce<number>((all, share) => all - Math.floor(share ?? 0), Math.round((100 * sum) / whole));
  const byLoss = exact
    .flatMap((share, at) => (share === null ? [] : [{ at, loss: share - Math.floor(share) }]))
    .toSorted((one, other) => other.loss - one.loss);
  const raised = new Set(byLoss.slice(0, Math.max(0, left)).map(({ at }) => at));
  return exact.map((share, at) => (share === null ? null : Math.floor(share) + (raised.has(at) ? 1 : 0)));
}
