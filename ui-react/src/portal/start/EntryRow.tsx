import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon, Shape } from '../../kit/Icon.tsx';
import styles from './EntryRow.module.css';

interface EntryRowProps {
  readonly to: string;
  /** The path of its picture. */
  readonly shape: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** One of the other ways on. */
export function EntryRow({ to, shape, title, children }: EntryRowProps) {
  return (
    <Link className={styles.row} to={to}>
      <span className={styles.picture}>
        <Shape path={shape} />
      </span>
      <span className={styles.words}>
        <b>{title}</b>
        <small>{children}</small>
      </span>
      <Icon name="right" />
    </Link>
  );
}
