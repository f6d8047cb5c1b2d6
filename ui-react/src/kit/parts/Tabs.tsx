import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { stepOf, useChosenInSight } from './choices.ts';
import styles from './Tabs.module.css';

export interface Tab {
  readonly id: string;
  readonly label: string;
  readonly count?: number;
}

interface TabsProps {
  /** The thing that the tabs belong to. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  /** The content of the chosen tab. */
  readonly children: ReactNode;
}

/** Parts of one page, one of them shown. The arrows choose, as the platform's own do. */
export function Tabs({ label, tabs, chosen, onChoose, children }: TabsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = tabs.findIndex(({ id }) => id === chosen);

  useChosenInSight(list, chosen);

  function move(event: KeyboardEvent): void {
    const next = stepOf(event.key, at, tabs.length, 'row');
    const tab = next === null ? undefined : tabs[next];
    if (next === null || !tab) return;
    event.preventDefault();
    onChoose(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]').item(next)?.focus();
  }

  return (
    <div className={styles.tabs}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={move}>
        {tabs.map(({ id, label: words, count }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}${id}`}
            className={styles.tab}
            aria-selected={id === chosen}
            aria-controls={id === chosen ? `${base}panel` : undefined}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => onChoose(id)}
          >
            {words}
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${base}panel`}
        aria-labelledby={`${base}${chosen}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the key after the tabs leads to their panel
        tabIndex={0}
        className={styles.panel}
      >
        {children}
      </div>
    </div>
  );
}
