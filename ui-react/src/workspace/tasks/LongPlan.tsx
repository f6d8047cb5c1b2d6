import type { ScheduleRow } from '@felles/core/workspace/tasks';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useNearRows } from '../../kit/table/use-near-rows.ts';
import styles from './Plan.module.css';

export interface RowsOfPlan {
  readonly rows: readonly ScheduleRow[];
  readonly draw: (at: number) => ReactNode;
}

/** The rows near the window, and room for the others. A row with the focus stays. */
export function LongPlan({ rows, draw }: RowsOfPlan) {
  const list = useRef<HTMLOListElement>(null);
  const { near, scrollMargin } = useNearRows({
    body: list,
    rows,
    keyOf,
    heightOf,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows have other heights
  useLayoutEffect(() => near.measure(), [rows]);
  return (
    <ol ref={list} className={styles.rows} style={{ height: near.getTotalSize() }}>
      {near.getVirtualItems().map(({ key, index, start }) => (
        <div key={key} role="presentation" className={styles.placed} style={{ top: start - scrollMargin }}>
          {draw(index)}
        </div>
      ))}
    </ol>
  );
}

const LANE = 42;
const GAP = 3;
const AROUND = 10;
const LINE = 1;

const keyOf = ({ key }: ScheduleRow): string => key;

const heightOf = ({ lanes }: ScheduleRow): number => lanes * LANE + (lanes - 1) * GAP + AROUND + LINE;
