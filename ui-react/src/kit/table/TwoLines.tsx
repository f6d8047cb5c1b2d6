import styles from './TwoLines.module.css';

interface TwoLinesProps {
  readonly first: string;
  readonly second?: string | null;
  /** The name of the row stands out from its other text. */
  readonly isName?: boolean;
}

/** What a cell holds at most; the first of it takes two lines where it has to. What does not fit is cut, and can be read in full under the pointer. */
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
