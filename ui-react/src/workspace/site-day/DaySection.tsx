import { type ReactNode, useId } from 'react';
import { PageLink } from '../../kit/PageLink.tsx';
import link from '../../kit/Text.module.css';
import styles from './site-day.module.css';

interface DaySectionProps {
  readonly title: string;
  readonly count?: number;
  /** The page that has all of it. */
  readonly way: { readonly to: string; readonly words: string } | null;
  readonly id?: string;
  readonly children: ReactNode;
}

/** A part of the day under its heading, with the way to the whole of it. */
export function DaySection({ title, count = 0, way, id, children }: DaySectionProps) {
  const own = useId();
  return (
    <section className={styles.section} aria-labelledby={id ?? own}>
      <header className={styles.head}>
        <h2 id={id ?? own} tabIndex={-1}>
          {title} {count > 0 && <span className={styles.count}>{count}</span>}
        </h2>
        {way && (
          <PageLink to={way.to} className={`${link.link} ${styles.all}`}>
            {way.words}
          </PageLink>
        )}
      </header>
      {children}
    </section>
  );
}
