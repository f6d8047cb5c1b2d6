import type { ReactNode } from 'react';
import styles from './Sheet.module.css';

interface SheetProps {
  readonly title: string;
  /** As wide as a form of one column, not as the page. */
  readonly isNarrow?: boolean;
  readonly isCentered?: boolean;
  /** The way back, above the title. */
  readonly back?: ReactNode;
  readonly children: ReactNode;
}

/** The paper that holds the content of most pages, with the page's own title. */
export function Sheet({ title, isNarrow = false, isCentered = false, back, children }: SheetProps) {
  return (
    <div className={isNarrow ? `${styles.sheet} ${styles.narrow}` : styles.sheet}>
      {back}
      <h1 className={isCentered ? `${styles.title} ${styles.centered}` : styles.title}>{title}</h1>
      {children}
    </div>
  );
}
