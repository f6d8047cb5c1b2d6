/** Which sign separates kroner from øre; screens differ (comma on the chooser, dot on the profile). */
export type DecimalSign = ',' | '.';

const NO_BREAK_SPACE = '\u00a0';

/** What is left of a computation in a service is no money: amounts are compared and ordered in kroner and whole øre. */
export const inWholeOre = (amount: number): number => Math.round(amount * 100) / 100;

/** 'kr 1 299,00': always two decimals, thousands apart, and never broken over two lines. */
export function kroner(amount: number, sign: DecimalSign): string {
  const [whole = '0', decimals = '00'] = Math.abs(amount).toFixed(2).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE);
  const minus = Number(amount.toFixed(2)) < 0 ? '-' : '';
  return `kr${NO_BREAK_SPACE}${minus}${grouped}${sign}${decimals}`;
}
