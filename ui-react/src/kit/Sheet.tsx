import type { ReactNode } from 'react';
import styles from './Sheet.module.css';

interface SheetProps {
  readonly title: string;
  /** As wide as a form of one column, not as the page. */
  readonly isNarrow?: boolean;
  readonly children: ReactNode;
}

/** The paper that holds the content of most pages, with the page's own title. */
export function Sheet({ title, isNarrow = false, children }: SheetProps) {
  return (
    <div className={isNarrow ? `${styles.sheet} ${styles.narrow}` : styles.sheet}>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  );
}
