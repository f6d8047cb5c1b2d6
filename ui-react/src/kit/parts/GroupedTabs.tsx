import '../../i18n/catalogs/lists.ts';

import { type ReactNode, useId, useRef, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Icon } from '../Icon.tsx';
import { PageLink } from '../PageLink.tsx';
import { useChosenInSight } from './choices.ts';
import styles from './GroupedTabs.module.css';
import type { PageTab } from './PageTabs.tsx';

export interface GroupedTab extends PageTab {
  readonly icon: ReactNode;
}

interface GroupedTabsProps {
  /** The thing that the pages belong to. */
  readonly label: string;
  readonly groups: readonly (readonly GroupedTab[])[];
}

/** The many pages of one thing: a column beside them in a wide window, else a row that opens to all of them. */
export function GroupedTabs({ label, groups }: GroupedTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  const text = useText();
  // Once the row is closed again, the chosen one lies elsewhere in it.
  useChosenInSight(list, isWhole ? undefined : groups.flat().find(({ isCurrent }) => isCurrent)?.to);
  return (
    <nav className={styles.tabs} aria-label={label} data-whole={isWhole || undefined}>
      <div ref={list} id={id} className={styles.list}>
        {groups
          .filter((tabs) => tabs.length > 0)
          .map((tabs) => (
            <ul key={tabs[0]?.to} className={styles.group}>
              {tabs.map(({ to, label: words, icon, isCurrent }) => (
                <li key={to}>
                  <PageLink
                    to={to}
                    className={styles.tab}
                    aria-current={isCurrent ? 'page' : undefined}
                    onClick={() => setWhole(false)}
                  >
                    {icon}
                    {words}
                  </PageLink>
                </li>
              ))}
            </ul>
          ))}
      </div>
      <button
        type="button"
        className={styles.all}
        aria-expanded={isWhole}
        aria-controls={id}
        onClick={() => setWhole(!isWhole)}
      >
        {text('list.everyPage')}
        <Icon name="down" />
      </button>
    </nav>
  );
}
