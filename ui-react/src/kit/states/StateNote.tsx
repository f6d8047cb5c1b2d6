import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import styles from './StateNote.module.css';

interface StateNoteProps {
  /** Another sign than that of an information. */
  readonly icon?: ReactNode;
  readonly title: string;
  readonly isBad?: boolean;
  /** One sentence: a fact or an advice. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** Shown in place of content that is not there. */
export const StateNote = ({
  icon = <Icon name="information" />,
  title,
  isBad = false,
  children,
  actions,
}: StateNoteProps) => (
  <div className={styles.note} data-bad={isBad || undefined}>
    {icon}
    <p className={styles.title}>{title}</p>
    {children && <p className={styles.words}>{children}</p>}
    {actions && <div className={styles.actions}>{actions}</div>}
  </div>
);
