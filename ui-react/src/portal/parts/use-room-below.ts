import { type RefObject, useLayoutEffect } from 'react';

/**
 * Tells the page how high something at its lower edge is, as --room-below, so that whatever is scrolled to or gets the
 * focus comes to stand above it.
 */
export function useRoomBelow(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--room-below', `${current.offsetHeight}px`));
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty('--room-below');
    };
  }, [element]);
}
