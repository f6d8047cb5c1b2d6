import type { ReactNode } from 'react';
import styles from './page.module.css';

export const Example = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={styles.example} aria-label={title}>
    <h3 className={styles.title}>{title}</h3>
    <div className={styles.box}>{children}</div>
  </section>
);

/** Twenty to eleven in Oslo, or nearly. */
export const AT_1042 = Date.UTC(2026, 10, 19, 9, 42);
