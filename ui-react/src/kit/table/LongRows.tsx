import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { Fragment, useLayoutEffect, useRef, useState } from 'react';
import styles from './DataTable.module.css';
import { ROLES } from './roles.ts';
import type { RowsProps } from './TableRow.tsx';

/** A guess, in pixels, until a row is measured. */
const ROW = 56;

/** The rows of a long table near the window, and room for the others. A row with the focus stays. */
export function LongRows({ rows, draw }: RowsProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [{ scrollMargin, gap }, setPlace] = useState({ scrollMargin: 0, gap: 0 });
  const near = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW,
    getItemKey: (at) => rows[at]?.id ?? at,
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
  }, []);
  const items = near.getVirtualItems();
  const ends = [scrollMargin, ...items.map(({ end }) => end)];
  const whole = scrollMargin + near.getTotalSize();
  return (
    <tbody ref={body} {...ROLES.group} className={styles.body}>
      {items.map(({ key, index, start }, at) => (
        <Fragment key={key}>
          <Room height={start - (ends[at] ?? start) - gap} />
          {draw(index, { index, measure: near.measureElement })}
        </Fragment>
      ))}
      <Room height={whole - (ends.at(-1) ?? whole) - gap} />
    </tbody>
  );
}

/** What is left out between two rows. */
const Room = ({ height }: { readonly height: number }) =>
  height > 0 && (
    <tr {...ROLES.room} className={styles.room}>
      <td style={{ height }} />
    </tr>
  );

/** Where the rows begin on the page, and what lies between two cards. */
function placeOf(body: HTMLElement | null) {
  if (body === null) return null;
  const gap = Number.parseFloat(getComputedStyle(body).rowGap) || 0;
  return { scrollMargin: body.getBoundingClientRect().top + window.scrollY, gap };
}

function withFocused(range: Range, body: HTMLElement | null): number[] {
  const near = defaultRangeExtractor(range);
  const row = body?.contains(document.activeElement) ? document.activeElement?.closest<HTMLElement>('tr') : null;
  const at = Number(row?.dataset['index'] ?? Number.NaN);
  return at < range.count && !near.includes(at) ? [...near, at].sort((one, other) => one - other) : near;
}
