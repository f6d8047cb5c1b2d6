import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import styles from './StatusBox.module.css';

const ICONS = { info: 'alert', warning: 'offline', danger: 'alert', unknown: 'alert' } as const satisfies Record<
  string,
  IconName
>;

interface StatusBoxProps {
  readonly type: keyof typeof ICONS;
  readonly title: string;
  readonly children?: ReactNode;
  /** At most one thing to do about it. */
  readonly action?: ReactNode;
}

/** What is the matter, in a box of its own: never by colour alone. */
export function StatusBox({ type, title, children, action }: StatusBoxProps) {
  return (
    <div className={`${styles.box} ${styles[type]}`}>
      <span className={styles.mark}>
        <Icon name={ICONS[type]} />
      </span>
      <div>
        <p className={styles.title}>{title}</p>
        {children && <p className={styles.words}>{children}</p>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
