import { useEffect, useRef } from 'react';

/**
 * Gives the focus to a place of the page when the focused element is gone, because other content is shown now. Null means that
 * nothing can be lost, as on a page that is still loading: on arrival no focus is moved.
 */
export function useLostFocus(place: () => HTMLElement | null, shown: string | null): void {
  const before = useRef(shown);
  useEffect(() => {
    const isGone = before.current !== null && before.current !== shown;
    before.current = shown;
    if (isGone && document.activeElement === document.body) place()?.focus({ preventScroll: true });
  }, [place, shown]);
}
