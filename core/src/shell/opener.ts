/** A window with its opener; reading that throws if it is forbidden. */
export interface OpenedWindow<W> {
  readonly opener: W | null;
}

/** [P-SHELL-54] How many windows back the search for an opener goes. */
export const OPENER_HOPS = 10;

/** [P-SHELL-54] The nearest wanted opener. The search ends after ten hops, at a cycle, and at a window of another origin. */
export function findOpener<W extends OpenedWindow<W>>(start: W, isWanted: (opener: W) => boolean): W | null {
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

function openerOf<W extends OpenedWindow<W>>(opened: W): W | null {
  try {
    return opened.opener ?? null;
  } catch {
    return null; // the window has another origin
  }
}

/** A window of another origin cannot be read, so it is never the wanted one. */
function isAllowedAndWanted<W>(opener: W, isWanted: (opener: W) => boolean): boolean {
  try {
    return isWanted(opener);
  } catch {
    return false;
  }
}
