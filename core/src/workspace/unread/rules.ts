/** The greatest count that a badge has room for. */
const MOST_IN_BADGE = 99;

/** What stands in a badge; null where there is nothing to tell. */
export function badgeOf(count: number | null): string | null {
  if (count === null || count <= 0) return null;
  return count > MOST_IN_BADGE ? `${MOST_IN_BADGE}+` : String(count);
}
