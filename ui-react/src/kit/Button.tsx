import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';
import { Icon, type IconName, Spinner } from './Icon.tsx';
import { PageLink } from './PageLink.tsx';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'type'> {
  /** At most one primary in a view; ghost where the surroundings are clear enough; danger for a loss that is meant. */
  readonly kind?: 'primary' | 'secondary' | 'ghost' | 'danger';
  readonly icon?: IconName;
  readonly iconAfter?: IconName;
  /** Its action is running: the label and the width stay. */
  readonly busy?: boolean;
  readonly small?: boolean;
  /** The button submits its form. */
  readonly submit?: boolean;
  readonly children: ReactNode;
}

export function Button({
  kind = 'secondary',
  icon,
  iconAfter,
  busy = false,
  small = false,
  submit = false,
  children,
  ...rest
}: ButtonProps) {
  const className = [styles.button, styles[kind], small && styles.small].filter(Boolean).join(' ');
  return (
    <button type={submit ? 'submit' : 'button'} {...rest} className={className} aria-busy={busy || undefined}>
      {busy && !iconAfter ? <Spinner /> : icon && <Icon name={icon} />}
      {children}
      {iconAfter && (busy ? <Spinner /> : <Icon name={iconAfter} />)}
    </button>
  );
}

interface ButtonLinkProps extends Omit<ComponentProps<'a'>, 'className'> {
  readonly kind?: 'primary' | 'secondary' | 'ghost';
}

/** A link that looks like a button. The browser loads the page again, so that it reads its address. */
export const ButtonLink = ({ kind = 'primary', ...link }: ButtonLinkProps) => (
  <a {...link} className={`${styles.button} ${styles[kind]}`} />
);

interface PageButtonProps extends Omit<ComponentProps<typeof PageLink>, 'className'> {
  readonly kind?: 'primary' | 'secondary' | 'ghost';
  readonly small?: boolean;
}

/** A link to a page, for use among buttons; it looks like them. */
export const PageButton = ({ kind = 'secondary', small = false, ...link }: PageButtonProps) => (
  <PageLink {...link} className={[styles.button, styles[kind], small && styles.small].filter(Boolean).join(' ')} />
);
