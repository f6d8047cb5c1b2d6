import { DASH } from '../written.ts';
import styles from './FigureSet.module.css';

/** One figure of a set. */
export interface FigureItem {
  readonly label: string;
  readonly number: number | null;
  /** What splits it. */
  readonly detail?: string | null;
  /** Something is to be done about it. */
  readonly isBad?: boolean;
}

const NUMBERS = new Intl.NumberFormat('nb-NO', { maximumFractionDigits: 1 });

/** A number as people write it; an unknown number is no zero. */
export const writtenFigure = (number: number | null): string => (number === null ? DASH : NUMBERS.format(number));

/** Figures beside each other, in one frame. */
export const FigureSet = ({ label, items }: { readonly label: string; readonly items: readonly FigureItem[] }) => (
  <dl className={styles.figures} aria-label={label}>
    {items.map(({ label: words, number, detail, isBad }) => (
      <div key={words} className={styles.figure}>
        <dt className={styles.label}>{words}</dt>
        <dd className={styles.number}>{writtenFigure(number)}</dd>
        {detail && (
          <dd className={styles.detail} data-bad={isBad || undefined}>
            {detail}
          </dd>
        )}
      </div>
    ))}
  </dl>
);
