import { useRef } from 'react';
import { PageLink } from '../PageLink.tsx';
import { useChosenInSight } from './choices.ts';
import styles from './PageTabs.module.css';

export interface PageTab {
  readonly to: string;
  readonly label: string;
  readonly isCurrent: boolean;
}

interface PageTabsProps {
  /** The thing that the pages belong to. */
  readonly label: string;
  readonly tabs: readonly PageTab[];
}

/** Pages that belong together, as links beside each other. The one that is shown is in sight. */
export function PageTabs({ label, tabs }: PageTabsProps) {
  const list = useRef<HTMLElement>(null);
  useChosenInSight(list, tabs.find(({ isCurrent }) => isCurrent)?.to);
  return (
    <nav ref={list} className={styles.tabs} aria-label={label}>
      {tabs.map(({ to, label: words, isCurrent }) => (
        <PageLink key={to} to={to} className={styles.tab} aria-current={isCurrent ? 'page' : undefined}>
          {words}
        </PageLink>
      ))}
    </nav>
  );
}
