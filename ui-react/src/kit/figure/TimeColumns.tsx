import '../../i18n/catalogs/figure.ts';

import { type CSSProperties, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../Button.tsx';
import { HiddenText } from '../HiddenText.tsx';
import { BarTable, FigureDot } from './BarTable.tsx';
import { type FigureData, writtenFigure } from './figure-data.ts';
import styles from './TimeColumns.module.css';

/** A label below the columns: it begins at this column. */
export interface TimeMark {
  readonly at: number;
  readonly name: string;
  /** On a line of its own: the date of a week's Monday. */
  readonly detail?: string;
}

interface TimeColumnsProps {
  readonly title: string;
  readonly info?: ReactNode;
  /** A column for each name, of one part for each series. */
  readonly data: FigureData;
  readonly marks: readonly TimeMark[];
  /** The numbers in words, where the table sums up: weeks for days. */
  readonly rows: FigureData;
}

/** Columns over time. Their table takes their place at a press; screen readers always have the table. */
export function TimeColumns({ title, info, data, marks, rows }: TimeColumnsProps) {
  const [isTable, setTable] = useState(false);
  const [at, setAt] = useState<number | null>(null);
  const id = useId();
  const text = useText();
  const { names, series } = data;
  const sums = names.map((_, column) =>
    series.reduce((sum, { numbers }) => sum + Math.max(0, numbers[column] ?? 0), 0),
  );
  const ticks = scaleOf(Math.max(0, ...sums));
  const top = ticks.at(-1) ?? 1;

  function step({ key }: KeyboardEvent): void {
    if (key === 'ArrowRight') setAt(Math.min(names.length - 1, (at ?? -1) + 1));
    if (key === 'ArrowLeft') setAt(Math.max(0, (at ?? names.length) - 1));
  }

  const table = <BarTable title={title} isTitled={false} data={rows} />;
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <figcaption className={styles.top}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {info}
        <p className={styles.legend} aria-hidden="true">
          {at !== null && !isTable && <b>{names[at]}</b>}
          {series.map(({ name, tone = 'first', numbers }) => (
            <span key={name}>
              <FigureDot tone={tone} />
              {name}
              {at !== null && !isTable && <b> {writtenFigure(numbers[at])}</b>}
            </span>
          ))}
        </p>
        <Button kind="ghost" small aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {text('figure.numbers')}
        </Button>
      </figcaption>
      {isTable ? (
        table
      ) : (
        <>
          <div className={styles.chart}>
            <div className={styles.scale} aria-hidden="true">
              {ticks.toReversed().map((tick) => (
                <span key={tick}>{writtenFigure(tick)}</span>
              ))}
            </div>
            <div
              className={styles.plot}
              role="img"
              // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys show the numbers of one column
              tabIndex={0}
              aria-label={text('figure.columns', { title })}
              style={part('--steps', ticks.length - 1)}
              onKeyDown={step}
              onPointerLeave={() => setAt(null)}
              onBlur={() => setAt(null)}
            >
              {names.map((name, column) => (
                <span
                  key={name}
                  className={styles.column}
                  data-at={column === at || undefined}
                  onPointerEnter={() => setAt(column)}
                >
                  {series.map(({ name: of, tone = 'first', numbers }) => {
                    const number = numbers[column] ?? 0;
                    return (
                      number > 0 && (
                        <i key={of} className={styles.part} data-fill={tone} style={part('--part', number / top)} />
                      )
                    );
                  })}
                </span>
              ))}
            </div>
            <div className={styles.marks} aria-hidden="true" style={part('--columns', names.length)}>
              {marks.map(({ at: from, name, detail }, place) => (
                <span
                  key={`${from}`}
                  className={styles.mark}
                  data-odd={place % 2 === 1 || undefined}
                  style={{ gridColumnStart: from + 1 }}
                >
                  <b>{name}</b>
                  {detail}
                </span>
              ))}
            </div>
          </div>
          <HiddenText>{table}</HiddenText>
        </>
      )}
    </figure>
  );
}

// React's type of a style knows no variables, though it sets them.
const part = (name: string, number: number) => ({ [name]: number }) as CSSProperties;

const STEPS = 4;
const ROUND = [1, 2, 5, 10] as const;

/** The round numbers from zero up to one that the largest does not pass. */
export function scaleOf(most: number): readonly number[] {
  if (!(most > 0)) return [0, 1];
  const power = Math.floor(Math.log10(most / STEPS));
  const factor = ROUND.find((one) => timesTen(one, power) * STEPS >= most) ?? 10;
  const step = timesTen(factor, power);
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, at) => timesTen(at * factor, power));
}

/** 3 tenths are 0.3 and not 0.30000000000000004. */
const timesTen = (number: number, power: number): number => (power < 0 ? number / 10 ** -power : number * 10 ** power);
