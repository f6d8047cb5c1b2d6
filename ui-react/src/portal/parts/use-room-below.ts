import { type RefObject, useLayoutEffect } from 'react';

/** Sets a property to the height of an element at the page's lower edge, so that scroll targets and the focus come above it. */
export function useRoomBelow(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const { style } = document.documentElement;
    const tell = () => {
      // Where it lies in the flow it covers nothing.
      const covers = getComputedStyle(current).position === 'sticky' && isAtEdge(current);
      style.setProperty('--room-for-bar', `${covers ? current.offsetHeight : 0}px`);
    };
    const observer = new ResizeObserver(tell);
    observer.observe(current);
    observer.observe(document.body);
    window.addEventListener('resize', tell);
    window.addEventListener('scroll', tell, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', tell);
      window.removeEventListener('scroll', tell);
      style.removeProperty('--room-for-bar');
    };
  }, [element]);
}

/** Whether it is at its lowest place, and not higher up with the page's end below it. */
const isAtEdge = (element: HTMLElement): boolean =>
  element.getBoundingClientRect().bottom >= window.innerHeight - parseFloat(getComputedStyle(element).bottom) - 1;
