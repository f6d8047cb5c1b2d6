import type { ReactNode } from 'react';
import styles from '../Text.module.css';
import type { Column } from './table-of.ts';

/** The content of a cell, after the head of its column where that says so. An empty cell stays empty. */
export const withName = <T,>({ head, isNamed = false }: Column<T>, isCard: boolean, value: ReactNode): ReactNode =>
  isCard && isNamed && value !== '' ? (
    <>
      <span className={styles.faint}>{head} </span>
      {value}
    </>
  ) : (
    value
  );
