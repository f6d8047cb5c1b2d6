import type { StatusType } from '@felles/core';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import styles from './StatusBox.module.css';

/** [W-SHELL-25] The workspace has one type more. */
type BoxType = StatusType | 'primary';

/** Only a box that needs attention has the mark of a warning. */
const MARKS: Readonly<Record<BoxType, IconName>> = {
  primary: 'information',
  success: 'check',
  info: 'information',
  warning: 'alert',
  danger: 'alert',
  unknown: 'information',
};

interface StatusBoxProps {
  /** [P-SHELL-28] */
  readonly type: BoxType;
  readonly title: ReactNode;
  /** Only reports that the service did not answer: hidden while the page says that the service is lost. */
  readonly inVain?: boolean;
  readonly children?: ReactNode;
  /** At most one action. */
  readonly action?: ReactNode;
}

/** A message in a box: never by colour alone. */
export function StatusBox({ type, title, inVain, children, action }: StatusBoxProps) {
  return (
    <div className={`${styles.box} ${styles[type]}`} data-in-vain={inVain || undefined}>
      <span className={styles.mark}>
        <Icon name={MARKS[type]} />
      </span>
      <div>
        <p className={styles.title}>{title}</p>
        {children && <p className={styles.words}>{children}</p>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
