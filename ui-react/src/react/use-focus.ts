import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { settleFocus } from '../first-page/early-input.ts';

/** Gives the focus to a place when the focused element is gone. Null has nothing to lose, like a page that is still loading. */
export function useLostFocus(place: () => HTMLElement | null, shown: string | null): void {
  const before = useRef(shown);
  useEffect(() => {
    const isGone = before.current !== null && before.current !== shown;
    before.current = shown;
    if (!isGone || document.activeElement !== document.body) return;
    place()?.focus({ preventScroll: true });
  }, [place, shown]);
}

/** A new page starts at its top, for eyes and keyboard; on the first the browser decides, and `arrived` is not called. */
export function useArrival(page: string, main: RefObject<HTMLElement | null>, arrived?: () => void): void {
  const arrivedAt = useRef(page);
  // Before the page is seen, or the visitor has moved on in it.
  useLayoutEffect(() => settleFocus(main.current), [main]);
  useLayoutEffect(() => {
    if (arrivedAt.current === page) return;
    arrivedAt.current = page;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
    arrived?.();
  }, [page, main, arrived]);
}
