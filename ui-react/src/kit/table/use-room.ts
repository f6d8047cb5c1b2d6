import { type RefObject, useLayoutEffect, useState } from 'react';
import { NORMAL_TEXT } from './fitting.ts';

/** In a hidden place nothing is laid out, and nothing is cut: all columns are there. */
const NOT_LAID_OUT = Number.POSITIVE_INFINITY;

/**
 * How wide a place is, in pixels of normal text: null until it is known. A table is drawn anew only where it has become wider or
 * narrower by a whole rem. Rows are never measured.
 */
export function useRoom(place: RefObject<HTMLElement | null>): number | null {
  const [room, setRoom] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    const look = () => setRoom(roomOf(element));
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return room;
}

function roomOf({ clientWidth }: HTMLElement): number {
  if (clientWidth === 0) return NOT_LAID_OUT;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || NORMAL_TEXT;
  return Math.floor(clientWidth / rem) * NORMAL_TEXT;
}
