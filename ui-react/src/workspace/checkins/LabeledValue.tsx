import type { ReactNode } from 'react';
import styles from './checkins.module.css';

interface LabeledValueProps {
  readonly head: string;
  readonly children: ReactNode;
}

/** A number or a time; a card has no head of a column to name it. */
export const LabeledValue = ({ head, children }: LabeledValueProps) => (
  <>
    <span className={styles.head}>{head} </span>
    <span className={styles.value}>{children}</span>
  </>
);
