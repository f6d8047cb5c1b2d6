import type { ReactNode } from 'react';
import styles from './Button.module.css';

interface ButtonLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link that is the one thing to do in a view. The page it leads to is loaded, and so reads what its address says. */
export function ButtonLink({ href, children }: ButtonLinkProps) {
  return (
    <a className={`${styles.button} ${styles.primary}`} href={href}>
      {children}
    </a>
  );
}
