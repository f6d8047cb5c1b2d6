import type { CSSProperties } from 'react';
import styles from './Columns.module.css';
import type { FigureData } from './figure-data.ts';
import { scaleOf } from './scale.ts';

/** How many names there is room for below the columns. */
const MOST_NAMED = 7;

interface ColumnsProps {
  readonly data: FigureData;
  readonly format: (number: number) => string;
}

/** A column for each time, of one part for each series. */
export function Columns({ data: { names, series }, format }: ColumnsProps) {
  const sums = names.map((_, at) => series.reduce((sum, { numbers }) => sum + Math.max(0, numbers[at] ?? 0), 0));
  const ticks = scaleOf(sums.reduce((most, sum) => Math.max(most, sum), 0));
  const top = ticks.at(-1) ?? 1;
  const every = Math.ceil(names.length / MOST_NAMED);
  return (
    <div className={styles.columns}>
      <div className={styles.scale}>
        {ticks.toReversed().map((tick) => (
          <span key={tick}>{format(tick)}</span>
        ))}
      </div>
      <div className={styles.plot} style={part('--steps', ticks.length - 1)}>
        {names.map((name, at) => (
          <span key={name} className={styles.column}>
            {series.map(({ name: of, tone = 'first', numbers }) => {
              const number = numbers[at] ?? 0;
              return (
                number > 0 && (
                  <i key={of} className={styles.part} data-fill={tone} style={part('--part', number / top)} />
                )
              );
            })}
          </span>
        ))}
      </div>
      <div className={styles.names} data-each={every === 1 || undefined}>
        {names.map((name, at) => (
          <span key={name}>{at % every === 0 && name}</span>
        ))}
      </div>
    </div>
  );
}

// React's type of a style knows no variables, though it sets them.
const part = (name: string, number: number) => ({ [name]: number }) as CSSProperties;
