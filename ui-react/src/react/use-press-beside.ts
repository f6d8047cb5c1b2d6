import { type RefObject, useEffect } from 'react';
import { spendPress } from '../browser/stray-clicks.ts';

/** Tells of a press beside something that is open: it is meant to close that, and for nothing that happens to lie there. */
export function usePressBeside(element: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Node && element.current?.contains(target)) return;
      spendPress();
      close();
    };
    window.addEventListener('pointerdown', press, true);
    return () => window.removeEventListener('pointerdown', press, true);
  }, [element, isOpen, close]);
}
