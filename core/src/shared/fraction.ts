/** `done` may be more than `of`: hours can exceed their budget. */
export interface Fraction {
  readonly done: number;
  /** Above 0. */
  readonly of: number;
}

/** The filled share of a bar, from 0 to 1. */
export const shareOf = ({ done, of }: Fraction): number => Math.min(1, done / of);

/** Whole percents that add up to the exact sum. Null for an unknown part, and for all parts without a whole. */
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
