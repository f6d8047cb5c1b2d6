import { groupDigits } from './numbers.ts';

/** Which sign separates kroner from øre; screens differ (comma on the chooser, dot on the profile). */
export type DecimalSign = ',' | '.';

const NO_BREAK_SPACE = '\u00a0';

/** Rounds to whole øre, so that the rounding errors of a service do not change comparisons. */
export const inWholeOre = (amount: number): number => Math.round(amount * 100) / 100;

/** 'kr 1 299,00': always two decimals, and no line break inside. */
export function kroner(amount: number, sign: DecimalSign): string {
  const [whole = '0', decimals = '00'] = Math.abs(amount).toFixed(2).split('.');
  const minus = Number(amount.toFixed(2)) < 0 ? '-' : '';
  return `kr${NO_BREAK_SPACE}${minus}${groupDigits(whole)}${sign}${decimals}`;
}
