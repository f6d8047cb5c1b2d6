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
    const tell = () => {
      // Where it lies in the flow it covers nothing.
      const height = getComputedStyle(current).position === 'sticky' ? current.offsetHeight : 0;
      style.setProperty('--room-below', `${height}px`);
    };
    const observer = new ResizeObserver(tell);
    observer.observe(current);
    window.addEventListener('resize', tell);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', tell);
      style.removeProperty('--room-below');
    };
  }, [element]);
}
