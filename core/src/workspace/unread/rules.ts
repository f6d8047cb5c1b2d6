/** The largest number in a badge. */
const MOST_IN_BADGE = 99;

/** The text of a badge; null without one. */
export function badgeOf(count: number | null): string | null {
  if (count === null || count <= 0) return null;
  return count > MOST_IN_BADGE ? `${MOST_IN_BADGE}+` : String(count);
}
