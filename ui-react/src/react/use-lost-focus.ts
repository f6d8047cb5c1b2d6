import { useEffect, useRef } from 'react';

/** Gives the focus to a place when the focused element is gone. Null has nothing to lose, like a page that is still loading. */
export function useLostFocus(place: () => HTMLElement | null, shown: string | null): void {
  const before = useRef(shown);
  useEffect(() => {
    const isGone = before.current !== null && before.current !== shown;
    before.current = shown;
    if (isGone && document.activeElement === document.body) place()?.focus({ preventScroll: true });
  }, [place, shown]);
}
