import type { ReactNode } from 'react';
import styles from './Say.module.css';

interface SayProps {
  readonly tone: 'info' | 'warn' | 'bad';
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

/** A line about the whole form: what has happened to it, and that what was typed is still there. */
export const Say = ({ tone, icon, children }: SayProps) => (
  <p className={styles.say} data-tone={tone}>
    {icon}
    <span>{children}</span>
  </p>
);
