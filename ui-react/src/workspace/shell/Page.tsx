import { type ReactNode, useEffect } from 'react';
import { useText } from '../../i18n/text.ts';
import { ConnectionDot } from './ConnectionDot.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import styles from './Page.module.css';

interface PageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page: its title and the live connection above, which stay in sight, and what it shows. */
export function Page({ title, children }: PageProps) {
  const text = useText();
  useEffect(() => {
    document.title = `${title} – ${text('workspace.name')}`;
  }, [title, text]);
  return (
    <>
      <div className={styles.above}>
        <header className={styles.top}>
          <h1 className={styles.title}>{title}</h1>
          <ConnectionDot />
        </header>
        <ConnectionNotice />
      </div>
      <div className={styles.content}>{children}</div>
    </>
  );
}
