import { type ReactNode, useId } from 'react';
import { PageLink } from '../../kit/PageLink.tsx';
import textStyles from '../../kit/Text.module.css';
import linesStyles from './Lines.module.css';
import styles from './overview.module.css';

interface BlockProps {
  readonly title: string;
  /** The page that has all of it. */
  readonly to?: { readonly address: string; readonly words: string } | undefined;
  /** Of which days its figures are, and from where. */
  readonly source?: string;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** One block of facts on the first page of a project. */
export function Block({ title, to, source, isWide = false, children }: BlockProps) {
  const id = useId();
  return (
    <section className={styles.block} data-wide={isWide || undefined} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={textStyles.strong}>
          {title}
        </h2>
        {to && (
          <PageLink to={to.address} className={`${textStyles.link} ${styles.way}`}>
            {to.words}
          </PageLink>
        )}
      </header>
      {children}
      {source !== undefined && <p className={styles.source}>{source}</p>}
    </section>
  );
}

interface WordsProps {
  readonly first: string;
  readonly second?: string;
}

/** The topic of a line, above its details. Both take the lines that they need. */
export const Words = ({ first, second = '' }: WordsProps) => (
  <span className={linesStyles.words} dir="auto">
    <span>{first}</span>
    {second !== '' && <span className={textStyles.quietSmall}>{second}</span>}
  </span>
);
