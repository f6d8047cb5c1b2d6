// What the service writes in a profile, in the several ways in which it writes the same.
import type { Profile } from './model.ts';

/** Whether another person pays for the member. */
export const isSponsored = ({ is_sponsored }: Profile): boolean => isYes(is_sponsored);

export const isYes = (flag: boolean | number | null | undefined): boolean => flag === true || flag === 1;

/** What the service has written; null where that is nothing. */
export function wordsIn(value: string | number | null | undefined): string | null {
  const words = String(value ?? '').trim();
  return words === '' ? null : words;
}
