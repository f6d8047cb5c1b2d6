import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { withFocused } from '../table/use-near-rows.ts';

interface RowsToEndNeeds {
  /** The scrolling element. */
  readonly scroll: RefObject<HTMLElement | null>;
  readonly count: number;
  /** A new function means new rows. */
  readonly keyOf: (at: number) => string;
  /** The height of a row in pixels, until it is measured. */
  readonly height: number;
  /** The free space above the first row and below the last one, in pixels. */
  readonly above: number;
  readonly below: number;
  /** The row that is shown first, at the top; null for the end. */
  readonly opensAt: number | null;
  /** Whether a reader at the end stays there when something grows, except where the reader has made it grow. */
  readonly staysAtEnd: boolean;
}

/** This near to the end (pixels), the list follows new rows. */
const AT_END = 80;

/** The rows of a long list that is read from its end: it follows new rows, and keeps its place when older ones come. */
export function useRowsToEnd({ scroll, count, keyOf, height, above, below, opensAt, staysAtEnd }: RowsToEndNeeds) {
  const isPlaced = useRef(false);
  const near = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    getScrollElement: () => scroll.current,
    estimateSize: () => height,
    getItemKey: keyOf,
    overscan: 8,
    paddingStart: above,
    paddingEnd: below,
    // Near to where the list opens, so that no other rows are drawn first.
    initialOffset: () => {
      const offset = above + (opensAt ?? count) * height;
      return offset > window.innerHeight ? offset : 0;
    },
    anchorTo: staysAtEnd ? 'end' : 'start',
    followOnAppend: true,
    scrollEndThreshold: AT_END,
    rangeExtractor: (range) => withFocused(range, scroll.current),
    // An element without a layout yet counts as high as the window.
    observeElementRect: (instance, tell) =>
      observeElementRect(instance, (rect) => {
        const shown = instance.scrollRect?.height ?? 0;
        const isAtEnd = (instance.scrollOffset ?? 0) + shown >= instance.getTotalSize() - AT_END;
        tell(rect.height > 0 ? rect : { ...rect, height: window.innerHeight });
        // A message written below takes room from the list: a reader at the end stays there.
        if (isPlaced.current && isAtEnd && rect.height < shown) instance.scrollToEnd();
      }),
  });
  // A line above the first row, such as a day, goes when other rows come before it.
  const topmost = useRef<{ readonly key: string | null; readonly before: string | null }>({ key: null, before: null });
  const first = count === 0 ? null : keyOf(0);
  if (topmost.current.key !== first) topmost.current = { key: first, before: topmost.current.key };
  near.shouldAdjustScrollPositionOnItemSizeChange = ({ key, start, end }) => {
    const top = near.scrollOffset ?? 0;
    if (key === topmost.current.before) return true;
    return near.itemSizeCache.has(key) ? end <= top : start < top;
  };
  useLayoutEffect(() => {
    if (isPlaced.current || count === 0) return;
    isPlaced.current = true;
    if (opensAt === null) near.scrollToEnd();
    else near.scrollToIndex(opensAt, { align: 'start' });
  });
  return near;
}
