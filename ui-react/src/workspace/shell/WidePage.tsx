import type { ReactNode } from 'react';
import { Hidden } from '../../kit/Hidden.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { usePageTitle, useSignedIn } from './Page.tsx';
import styles from './WidePage.module.css';

interface WidePageProps {
  readonly title: string;
  /** The part that is shown; empty where that is all of it. */
  readonly about: string;
  readonly children: ReactNode;
}

/** A page as high as the window, whose parts scroll each by itself. One of them has its `PageEnds`. */
export function WidePage({ title, about, children }: WidePageProps) {
  usePageTitle(about === '' ? title : about, about === '' ? '' : title);
  return (
    <div className={styles.page}>
      <h1>
        <Hidden>{title}</Hidden>
      </h1>
      {useSignedIn() && <ConnectionNotice />}
      <div className={styles.parts}>{children}</div>
    </div>
  );
}
