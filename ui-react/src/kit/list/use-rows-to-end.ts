import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { withFocused } from '../table/use-near-rows.ts';

interface RowsToEndNeeds {
  /** What scrolls. */
  readonly scroll: RefObject<HTMLElement | null>;
  readonly count: number;
  readonly keyOf: (at: number) => string;
  /** The height of a row in pixels, until it is measured. */
  readonly height: number;
  /** What is kept free above the first row and below the last one, in pixels. */
  readonly above: number;
  readonly below: number;
  /** The row that is shown first, at the top; null for the end. */
  readonly first: number | null;
}

/** So near to the end the reader follows what comes (pixels). */
const AT_END = 80;

/** The rows of a long list that is read from its end: it follows what comes there, and keeps its place when earlier ones come. */
export function useRowsToEnd({ scroll, count, keyOf, height, above, below, first }: RowsToEndNeeds) {
  const isPlaced = useRef(false);
  const near = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    getScrollElement: () => scroll.current,
    estimateSize: () => height,
    getItemKey: keyOf,
    overscan: 8,
    paddingStart: above,
    paddingEnd: below,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: AT_END,
    rangeExtractor: (range) => withFocused(range, scroll.current),
    // What is not laid out yet is taken to be as high as the window.
    observeElementRect: (instance, tell) =>
      observeElementRect(instance, (rect) => tell(rect.height > 0 ? rect : { ...rect, height: window.innerHeight })),
  });
  useLayoutEffect(() => {
    if (isPlaced.current || count === 0) return;
    isPlaced.current = true;
    if (first === null) near.scrollToEnd();
    else near.scrollToIndex(first, { align: 'start' });
  });
  return near;
}
