import { type RefObject, useEffect, useRef } from 'react';

/** Gives the focus to a part of the page when what had it there is gone, because something else is shown now. */
export function useLostFocus(part: RefObject<HTMLElement | null>, shown: string): void {
  const before = useRef(shown);
  useEffect(() => {
    // What is loading has nothing to lose, and nobody who arrives is led anywhere.
    const hadFocus = before.current !== shown && before.current !== 'loading';
    before.current = shown;
    if (hadFocus && document.activeElement === document.body) part.current?.focus();
  }, [part, shown]);
}
