import type { ReactNode } from 'react';
import styles from './StateNote.module.css';

interface StateNoteProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly isBad?: boolean;
  /** One sentence: a fact or an advice. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** Shown in place of content that is not there. */
export const StateNote = ({ icon, title, isBad = false, children, actions }: StateNoteProps) => (
  <div className={styles.note} data-bad={isBad || undefined}>
    {icon}
    <p className={styles.title}>{title}</p>
    {children && <p className={styles.words}>{children}</p>}
    {actions && <div className={styles.actions}>{actions}</div>}
  </div>
);
