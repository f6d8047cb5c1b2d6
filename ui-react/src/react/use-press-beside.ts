import { type RefObject, useEffect } from 'react';
import { spendPress } from '../browser/stray-clicks.ts';

/** Reports a press beside something that is open: the press closes that, and does not reach the thing below it. */
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
