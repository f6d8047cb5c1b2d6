import type { ComponentProps } from 'react';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  /** Its accessible name, as the picture has none. */
  readonly 'aria-label': string;
  readonly size?: 'small' | 'medium';
}

/** A button that shows a picture alone. */
export const IconButton = ({ size, className, ...button }: IconButtonProps) => (
  <button type="button" {...button} className={[styles.button, className].filter(Boolean).join(' ')} data-size={size} />
);
