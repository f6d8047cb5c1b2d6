import { type RefObject, useEffect } from 'react';

/** Tells of a press beside something that is open: it is meant to close that, and for nothing that happens to lie there. */
export function usePressBeside(element: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const hear = ({ target }: PointerEvent) => {
      if (target instanceof Node && element.current?.contains(target)) return;
      keepClick();
      close();
    };
    window.addEventListener('pointerdown', hear, { capture: true });
    return () => window.removeEventListener('pointerdown', hear, { capture: true });
  }, [element, isOpen, close]);
}

/** Keeps the click that a press ends with from everything. One that becomes a scroll has none, and the next is another. */
function keepClick(): void {
  const over = new AbortController();
  const listen = (type: string, hear: (event: Event) => void) =>
    window.addEventListener(type, hear, { capture: true, signal: over.signal });
  listen('click', (click) => {
    click.preventDefault();
    click.stopPropagation();
    over.abort();
  });
  for (const type of ['pointercancel', 'pointerdown', 'keydown']) listen(type, () => over.abort());
}
