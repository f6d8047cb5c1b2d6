import { type RefObject, useLayoutEffect, useState } from 'react';

/** A table is drawn anew only where it has become so much wider or narrower (pixels). */
const STEP = 16;

/** How wide a place is, in whole steps: null until it is known, endless where nothing is laid out. Rows are never measured. */
export function useRoom(place: RefObject<HTMLElement | null>): number | null {
  const [room, setRoom] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    const look = () => setRoom(Math.floor(element.clientWidth / STEP) * STEP || Number.POSITIVE_INFINITY);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return room;
}
