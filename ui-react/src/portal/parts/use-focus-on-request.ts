import { type RefObject, useEffect } from 'react';

/** Takes the focus only when the visitor has asked for this to open, and gives it back; closing it never loses the focus. */
export function useFocusOnRequest(element: RefObject<HTMLElement | null>, isRequested: boolean): void {
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const before = isRequested ? document.activeElement : null;
    if (isRequested) current.focus();
    return () => {
      // What is gone took the focus with it, if it had it.
      if (current.isConnected || document.activeElement !== document.body) return;
      const back = before instanceof HTMLElement && before.isConnected ? before : document.getElementById('main');
      back?.focus({ preventScroll: true });
    };
  }, [element, isRequested]);
}
