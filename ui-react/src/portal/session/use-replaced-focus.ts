import { useEffect, useRef } from 'react';

/** Gives the focus to the page when what had it is gone, because something else now stands in its place. */
export function useReplacedFocus(shown: string): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
  }, [shown]);
}
