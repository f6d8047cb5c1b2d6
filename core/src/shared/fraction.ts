/** How much is done, of how much there is. `done` may be more: hours go over their budget. */
export interface Fraction {
  readonly done: number;
  /** Above 0. */
  readonly of: number;
}

/** How much of a bar is filled, from 0 to 1. */
export const shareOf = ({ done, of }: Fraction): number => Math.min(1, done / of);
