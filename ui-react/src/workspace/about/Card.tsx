import { type ReactNode, useId } from 'react';
import styles from './Card.module.css';

interface CardProps {
  readonly title: string;
  /** Stands beside the title: a count, or one thing to do. */
  readonly aside?: ReactNode;
  /** Where on its page it stands. */
  readonly place?: string | undefined;
  readonly children: ReactNode;
}

/** A part of a page, in a frame of its own. */
export function Card({ title, aside, place, children }: CardProps) {
  const id = useId();
  return (
    <section className={place ? `${styles.card} ${place}` : styles.card} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
