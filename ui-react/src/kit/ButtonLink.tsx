import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';
import { PageLink } from './PageLink.tsx';

interface ButtonLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link that is the main action of a view. The browser loads the page again, so that it reads its address. */
export function ButtonLink({ href, children }: ButtonLinkProps) {
  return (
    <a className={`${styles.button} ${styles.primary}`} href={href}>
      {children}
    </a>
  );
}

interface PageButtonProps extends Omit<ComponentProps<typeof PageLink>, 'className'> {
  readonly kind?: 'primary' | 'secondary' | 'ghost';
  readonly small?: boolean;
}

/** A link to a page, for use among buttons; it looks like them. */
export const PageButton = ({ kind = 'secondary', small = false, ...link }: PageButtonProps) => (
  <PageLink {...link} className={[styles.button, styles[kind], small && styles.small].filter(Boolean).join(' ')} />
);
