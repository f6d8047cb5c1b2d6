/** A window as far as its opener is concerned; reading it may be forbidden, and then throws. */
export interface Opened<W> {
  readonly opener: W | null;
}

/** [P-SHELL-54] How far the search for an opener goes. */
export const OPENER_HOPS = 10;

/**
 * [P-SHELL-54] The nearest window that is wanted among those that opened this one, each by the next. The search ends
 * after ten hops, at a window that opened itself or another of the chain, and where looking further is forbidden.
 */
export function findOpener<W extends Opened<W>>(start: W, isWanted: (opener: W) => boolean): W | null {
  const seen = new Set<W>([start]);
  let current = start;
  for (let hop = 0; hop < OPENER_HOPS; hop += 1) {
    const next = openerOf(current);
    if (next === null || seen.has(next)) return null;
    if (isAllowedAndWanted(next, isWanted)) return next;
    seen.add(next);
    current = next;
  }
  return null;
}

function openerOf<W extends Opened<W>>(opened: W): W | null {
  try {
    return opened.opener ?? null;
  } catch {
    return null; // a window of another origin
  }
}

/** What is wanted may lie behind the same wall: a window that cannot be looked at is not the one. */
function isAllowedAndWanted<W>(opener: W, isWanted: (opener: W) => boolean): boolean {
  try {
    return isWanted(opener);
  } catch {
    return false;
  }
}
