import type { ReactNode } from 'react';
import styles from './Headed.module.css';

interface HeadedProps {
  readonly head: string;
  readonly children: ReactNode;
}

/** A number or a time; a card has no head of a column to name it. */
export const Headed = ({ head, children }: HeadedProps) => (
  <>
    <span className={styles.head}>{head} </span>
    <span className={styles.value}>{children}</span>
  </>
);
