import '../../i18n/catalogs/figure.ts';

import { useId } from 'react';
import { useText } from '../../i18n/text.ts';
import { Budgets } from './Budgets.tsx';
import styles from './ChartAndTable.module.css';
import { Columns } from './Columns.tsx';
import { Counts } from './Counts.tsx';
import { FigureDot, FigureTable } from './FigureTable.tsx';
import { type FigureData, plainly } from './figure-data.ts';

/** Columns are times, series stacked; counts are bars, number first; budgets have two series: the used and the whole amount. */
export type ChartKind = 'columns' | 'counts' | 'budgets';

interface ChartAndTableProps {
  readonly title: string;
  /** Beside the title: how much it is in all. */
  readonly total?: string;
  readonly kind: ChartKind;
  readonly data: FigureData;
  /** What the table has instead, where it sums up what the chart has one by one: weeks for days. */
  readonly rows?: FigureData;
  /** Writes a number, with its unit. */
  readonly format?: (number: number) => string;
}

const CHARTS = { columns: Columns, counts: Counts, budgets: Budgets } as const;

/** A chart and its numbers, in one frame. Screen readers get the numbers, so the chart is for the eye only. */
export function ChartAndTable({ title, total, kind, data, rows = data, format = plainly }: ChartAndTableProps) {
  const id = useId();
  const text = useText();
  const Chart = CHARTS[kind];
  const legend = kind === 'columns' ? data.series.filter(({ tone }) => tone !== undefined) : [];
  const isBudgets = kind === 'budgets';
  const left = leftOf(rows);
  const remaining = {
    name: text('figure.left'),
    numbers: left,
    total: leftInAll(rows),
    format: (number: number) => (number < 0 ? text('figure.over', { number: format(-number) }) : format(number)),
  };
  return (
    <figure className={styles.block} aria-labelledby={id}>
      <figcaption className={styles.top}>
        <h2 id={id} className={styles.title}>
          {title}
          {total !== undefined && <span className={styles.total}> {total}</span>}
        </h2>
        {legend.length > 1 && (
          <p className={styles.legend} aria-hidden="true">
            {legend.map(({ name, tone }) => (
              <span key={name}>
                {tone && <FigureDot tone={tone} />}
                {name}
              </span>
            ))}
          </p>
        )}
      </figcaption>
      <div className={styles.frame}>
        <div className={styles.both}>
          <div className={styles.chart} aria-hidden="true">
            <Chart data={data} format={format} />
          </div>
          <div className={styles.numbers}>
            <FigureTable
              title={title}
              data={isBudgets ? { ...rows, series: [...rows.series, remaining] } : rows}
              format={format}
              isOver={(at) => isBudgets && (left[at] ?? 0) < 0}
            />
          </div>
        </div>
        {data.note !== undefined && <p className={styles.note}>{data.note}</p>}
      </div>
    </figure>
  );
}

/** What is left of each budget; less than nothing where more was used. */
const leftOf = ({ names, series: [used, budget] }: FigureData): readonly (number | null)[] =>
  names.map((_, at) => {
    const [gone, whole] = [used?.numbers[at] ?? null, budget?.numbers[at] ?? null];
    return gone === null || whole === null ? null : whole - gone;
  });

/** The same of all together, where both are added up. */
const leftInAll = ({ series: [used, budget] }: FigureData): number | null => {
  const [gone, whole] = [used?.total ?? null, budget?.total ?? null];
  return gone === null || whole === null ? null : whole - gone;
};
