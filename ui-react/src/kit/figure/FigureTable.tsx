import styles from './FigureTable.module.css';
import { type FigureData, type FigureTone, plainly, type Series } from './figure-data.ts';

interface FigureTableProps {
  readonly title: string;
  readonly data: FigureData;
  readonly format?: (number: number) => string;
  /** Whether a name has more than it should. */
  readonly isOver?: (at: number) => boolean;
}

/** The numbers of a figure. It stays a table on a phone, where it scrolls: a number means nothing without its heads. */
export function FigureTable({ title, data, format = plainly, isOver = () => false }: FigureTableProps) {
  const { head, names, tones, series, sum } = data;
  const written = (number: number | null | undefined, { format: own = format }: Series): string =>
    number === null || number === undefined ? '–' : own(number);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className={styles.around} aria-label={title} tabIndex={0}>
      <table className={styles.table} aria-label={title}>
        <thead>
          <tr>
            {[head, ...series.map(({ name }) => name)].map((name) => (
              <th key={name} scope="col" className={styles.head}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name, at) => (
            <tr key={name} className={styles.row} data-over={isOver(at) || undefined}>
              <th scope="row" className={styles.name}>
                {tones?.[at] && <FigureDot tone={tones[at]} />}
                {name}
              </th>
              {series.map((one) => (
                <td key={one.name} className={styles.number}>
                  {written(one.numbers[at], one)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {sum !== undefined && (
          <tfoot>
            <tr className={styles.sum}>
              <th scope="row" className={styles.name}>
                {sum}
              </th>
              {series.map((one) => (
                <td key={one.name} className={styles.number}>
                  {one.total === undefined ? '' : written(one.total, one)}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}

/** The colour of a part of a chart, before the words with the same meaning. */
export const FigureDot = ({ tone }: { readonly tone: FigureTone }) => (
  <span className={styles.dot} data-fill={tone} aria-hidden="true" />
);
