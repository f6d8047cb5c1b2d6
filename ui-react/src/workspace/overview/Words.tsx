import styles from './Lines.module.css';

interface WordsProps {
  readonly first: string;
  readonly second?: string;
}

/** What a line is about, over what there is to know of it. Both take the lines that they need. */
export const Words = ({ first, second = '' }: WordsProps) => (
  <span className={styles.words} dir="auto">
    <span>{first}</span>
    {second !== '' && <span className={styles.second}>{second}</span>}
  </span>
);
