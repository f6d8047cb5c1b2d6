import '../../i18n/catalogs/figure.ts';

import { type CSSProperties, type ReactNode, useId } from 'react';
import { useText } from '../../i18n/text.ts';
import { HiddenText } from '../HiddenText.tsx';
import styles from './BarTable.module.css';
import { type FigureData, type FigureTone, isAllZero, type Series, writtenFigure } from './figure-data.ts';

interface BarTableProps {
  readonly title: string;
  /** False where the page around it shows the title already: the title is then for screen readers only. */
  readonly isTitled?: boolean;
  readonly data: FigureData;
  /** Beside the title: the source of the numbers. */
  readonly info?: ReactNode;
  /** Whether a name has more than it should. */
  readonly isOver?: (at: number) => boolean;
  /** Rows that narrow the list below: a press on the chosen one shows all again. */
  readonly filter?: RowFilter | null;
}

export interface RowFilter {
  /** The filter that each row sets on the list; null where it finds nothing in the list. */
  readonly values: readonly (string | null)[];
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
}

const written = (number: number | null | undefined, { format }: Series): string =>
  number !== null && number !== undefined && format ? format(number) : writtenFigure(number);

/** The numbers of a figure, with a bar before the first number of each row. Each number stands once. */
export function BarTable(props: BarTableProps) {
  const { title, isTitled = true, data, info, isOver = () => false, filter = null } = props;
  const { names, tones, series, sum, note } = data;
  const [first, ...others] = series;
  const id = useId();
  const text = useText();
  const isNone = isAllZero(data);
  const most = (first?.numbers ?? []).reduce<number>((largest, number) => Math.max(largest, number ?? 0), 0);
  return (
    <div className={styles.block}>
      <table className={styles.table} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col" className={styles.title}>
              {isTitled ? (
                <h2 id={id} className={styles.words}>
                  {title}
                </h2>
              ) : (
                <span id={id}>
                  <HiddenText>{title}</HiddenText>
                </span>
              )}
              {info}
            </th>
            {series.map(({ name }) => (
              <th key={name} scope="col" className={styles.head}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {isNone && (
            <tr className={styles.row}>
              <td colSpan={series.length + 1} className={styles.none}>
                {text('figure.none')}
              </td>
            </tr>
          )}
          {(isNone ? [] : names).map((name, at) => {
            const number = first?.numbers[at] ?? null;
            const isBad = isOver(at) || tones?.[at] === 'bad';
            const value = filter?.values[at] ?? null;
            const isChosen = value !== null && value === filter?.chosen;
            const label = (
              <>
                {tones?.[at] && <FigureDot tone={tones[at]} />}
                {name}
              </>
            );
            return (
              <tr
                key={name}
                className={styles.row}
                data-zero={number === 0 || undefined}
                data-chosen={isChosen || undefined}
              >
                <th scope="row" className={styles.name}>
                  {filter && value !== null ? (
                    <button
                      type="button"
                      className={styles.choose}
                      aria-pressed={isChosen}
                      onClick={() => filter.onChoose(isChosen ? '' : value)}
                    >
                      {label}
                    </button>
                  ) : (
                    label
                  )}
                </th>
                {first && (
                  <td>
                    <span className={styles.both}>
                      <i className={styles.bar} data-fill={isBad ? 'bad' : 'first'} style={widthOf(number, most)} />
                      <b className={styles.number}>{written(number, first)}</b>
                    </span>
                  </td>
                )}
                {others.map((one) => (
                  <td key={one.name} className={styles.other}>
                    {written(one.numbers[at], one)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
        {sum !== undefined && !isNone && (
          <tfoot>
            <tr className={styles.sum}>
              <th scope="row" className={styles.name}>
                {sum}
              </th>
              {series.map((one) => (
                <td key={one.name} className={styles.total}>
                  {one.total === undefined ? '' : written(one.total, one)}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </div>
  );
}

// React's type of a style knows no variables, though it sets them.
const widthOf = (number: number | null, most: number) =>
  ({ '--part': most > 0 ? Math.max(0, number ?? 0) / most : 0 }) as CSSProperties;

/** The sign before the words with the same meaning. */
export const FigureDot = ({ tone }: { readonly tone: FigureTone }) => (
  <span className={styles.dot} data-fill={tone} aria-hidden="true" />
);
