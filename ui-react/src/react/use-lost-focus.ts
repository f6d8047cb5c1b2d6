import { useEffect, useRef } from 'react';

/**
 * Gives the focus to a place of the page when what had it there is gone, because something else is shown now. Null is
 * shown by what has nothing to lose, like a page that is still loading: on arrival no focus is moved.
 */
export function useLostFocus(place: () => HTMLElement | null, shown: string | null): void {
  const before = useRef(shown);
  useEffect(() => {
    const isGone = before.current !== null && before.current !== shown;
    before.current = shown;
    if (isGone && document.activeElement === document.body) place()?.focus({ preventScroll: true });
  }, [place, shown]);
}
