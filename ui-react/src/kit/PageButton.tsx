import type { ComponentProps } from 'react';
import styles from './Button.module.css';
import { PageLink } from './PageLink.tsx';

interface PageButtonProps extends Omit<ComponentProps<typeof PageLink>, 'className'> {
  readonly kind?: 'primary' | 'secondary' | 'ghost';
  readonly small?: boolean;
}

/** A link to a page that stands among buttons, and looks like them. */
export const PageButton = ({ kind = 'secondary', small = false, ...link }: PageButtonProps) => (
  <PageLink {...link} className={[styles.button, styles[kind], small && styles.small].filter(Boolean).join(' ')} />
);
