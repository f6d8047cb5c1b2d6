import styles from './Counts.module.css';
import type { FigureData } from './figure-data.ts';

interface CountsProps {
  readonly data: FigureData;
  readonly format: (number: number) => string;
}

/** A bar for each name, its number first. */
export function Counts({ data: { names, tones, series }, format }: CountsProps) {
  const numbers = series[0]?.numbers ?? [];
  const most = numbers.reduce<number>((largest, number) => Math.max(largest, number ?? 0), 0);
  return (
    <ul className={styles.counts}>
      {names.map((name, at) => {
        const number = numbers[at] ?? null;
        return (
          <li key={name} className={styles.count}>
            <b className={styles.number}>{number === null ? '–' : format(number)}</b>
            <span className={styles.name}>{name}</span>
            <span className={styles.track}>
              {number !== null && number > 0 && (
                <i
                  className={styles.bar}
                  data-fill={tones?.[at] ?? 'first'}
                  style={{ width: `${(100 * number) / most}%` }}
                />
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
