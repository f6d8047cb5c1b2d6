import styles from './TwoLines.module.css';

interface TwoLinesProps {
  readonly first: string;
  readonly second?: string | null;
  /** Whether `first` is the name of the row, which stands out from its other text. */
  readonly isName?: boolean;
}

/** Two lines of a cell; the first may wrap once. Text that does not fit is cut, and shown in full under the pointer. */
export function TwoLines({ first, second, isName = false }: TwoLinesProps) {
  const First = isName ? 'b' : 'span';
  return (
    <span className={styles.lines}>
      <First className={styles.first} title={first}>
        {first}
      </First>
      {second && (
        <small className={styles.second} title={second}>
          {second}
        </small>
      )}
    </span>
  );
}
