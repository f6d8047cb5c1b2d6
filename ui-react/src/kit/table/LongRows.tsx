import { Fragment, useLayoutEffect, useRef } from 'react';
import styles from './DataTable.module.css';
import type { RowsProps } from './TableRow.tsx';
import { ROLES } from './table-of.ts';
import { useNearRows } from './use-near-rows.ts';

/** A guess, in pixels, until a row is measured. */
const ROW = 56;

/** The rows of a long table near the window, and room for the others. A row with the focus stays. */
export function LongRows({ rows, draw, left }: RowsProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  useLayoutEffect(() => {
    const row = left?.current && body.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(left.current)}"]`);
    if (!left || !row) return;
    left.current = null;
    if (document.activeElement !== document.body) return;
    (row.querySelector<HTMLElement>('[data-leads-to-row]') ?? row).focus({ preventScroll: true });
  });
  const { near, scrollMargin, gap } = useNearRows({
    body,
    rows,
    keyOf: idOf,
    heightOf: () => ROW,
  });
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

const idOf = ({ id }: { readonly id: string }): string => id;

/** The gap for rows that are left out. */
const Room = ({ height }: { readonly height: number }) =>
  height > 0 && (
    <tr {...ROLES.room} className={styles.room}>
      <td style={{ height }} />
    </tr>
  );
