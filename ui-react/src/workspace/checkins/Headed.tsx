import type { ReactNode } from 'react';
import styles from './Headed.module.css';

interface HeadedProps {
  readonly head: string;
  readonly children: ReactNode;
}

/** A number or a time; on a card there is no head of a column to say what it is. */
export const Headed = ({ head, children }: HeadedProps) => (
  <>
    <span className={styles.head}>{head} </span>
    <span className={styles.value}>{children}</span>
  </>
);
