import { type RefObject, useEffect, useRef } from 'react';
import { lazyCode } from '../../react/lazy-code.ts';

const dragging = lazyCode(async () => (await import('./dragging.ts')).dragRows);

/** Lets the rows of a list be dragged, where that is wanted, once the code for it is there. */
export function useDragging(
  isWanted: boolean,
  onMove: (from: number, to: number) => void,
): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  const move = useRef(onMove);
  useEffect(() => {
    move.current = onMove;
  });
  useEffect(() => {
    if (!isWanted) return;
    let stop: (() => void) | null = () => undefined;
    dragging().then(
      (dragRows) => {
        if (stop && list.current) stop = dragRows(list.current, (from, to) => move.current(from, to));
      },
      () => undefined, // the buttons move as well
    );
    return () => {
      stop?.();
      stop = null;
    };
  }, [isWanted]);
  return list;
}
