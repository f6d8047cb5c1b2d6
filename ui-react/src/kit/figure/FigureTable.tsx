import styles from './FigureTable.module.css';
import type { FigureData } from './figure-data.ts';

interface FigureTableProps {
  readonly title: string;
  readonly data: FigureData;
  readonly format: (number: number) => string;
}

/** The numbers of a figure. It stays a table on a phone, where it scrolls: a number means nothing without its heads. */
export function FigureTable({ title, data: { head, names, series }, format }: FigureTableProps) {
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
            <tr key={name} className={styles.row}>
              <th scope="row" className={styles.name}>
                {name}
              </th>
              {series.map(({ name: of, numbers }) => (
                <td key={of} className={styles.number}>
                  {written(numbers[at] ?? null, format)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const written = (number: number | null, format: FigureTableProps['format']): string =>
  number === null ? '–' : format(number);
