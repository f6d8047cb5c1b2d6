import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

interface NearRowsNeeds<R> {
  /** The element around the rows; each row has its index in `data-index`. */
  readonly body: RefObject<HTMLElement | null>;
  readonly rows: readonly R[];
  /** Stays the same function: with another, every row is placed anew. */
  readonly keyOf: (row: R) => string;
  /** The height of a row in pixels: the known height, until it is measured. */
  readonly heightOf: (row: R) => number;
}

/** The rows of something long that are near the window. A row with the focus stays. */
export function useNearRows<R>({ body, rows, keyOf, heightOf }: NearRowsNeeds<R>) {
  const [{ scrollMargin, gap }, setPlace] = useState({ scrollMargin: 0, gap: 0 });
  const near = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (at) => ofRow(rows, at, heightOf) ?? 0,
    getItemKey: useCallback((at: number) => ofRow(rows, at, keyOf) ?? at, [rows, keyOf]),
    overscan: 8,
    scrollMargin,
    gap,
    rangeExtractor: (range) => withFocused(range, body.current),
  });
  useLayoutEffect(() => {
    const look = () => setPlace((before) => placeOf(body.current) ?? before);
    look();
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, [body]);
  return { near, scrollMargin, gap };
}

function ofRow<R, V>(rows: readonly R[], at: number, of: (row: R) => V): V | undefined {
  const row = rows[at];
  return row === undefined ? undefined : of(row);
}

/** Where the rows begin on the page, and what lies between two cards. */
function placeOf(body: HTMLElement | null) {
  if (body === null) return null;
  const gap = Number.parseFloat(getComputedStyle(body).rowGap) || 0;
  return { scrollMargin: body.getBoundingClientRect().top + window.scrollY, gap };
}

/** The rows near a range, and the one with the focus: it stays where it is. */
export function withFocused(range: Range, body: HTMLElement | null): number[] {
  const near = defaultRangeExtractor(range);
  const row = body?.contains(document.activeElement)
    ? document.activeElement?.closest<HTMLElement>('[data-index]')
    : null;
  const at = Number(row?.dataset['index'] ?? Number.NaN);
  return at < range.count && !near.includes(at) ? [...near, at].sort((one, other) => one - other) : near;
}
