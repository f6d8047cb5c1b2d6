import type { ReactNode } from 'react';
import styles from './FormFields.module.css';

interface FormNoteProps {
  readonly tone: 'info' | 'warn' | 'bad';
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

/** A note about the whole form: its last event, and that the typed values are still there. */
export const FormNote = ({ tone, icon, children }: FormNoteProps) => (
  <p className={styles.note} data-tone={tone}>
    {icon}
    <span>{children}</span>
  </p>
);
