import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';
import { Icon, type IconName } from './Icon.tsx';
import { Spinner } from './Spinner.tsx';

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
