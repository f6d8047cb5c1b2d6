import type { ReactNode } from 'react';
import { Icon, Shape } from '../../kit/Icon.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
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
    <PageLink className={styles.row} to={to}>
      <span className={styles.picture}>
        <Shape path={shape} />
      </span>
      <span className={styles.words}>
        <b>{title}</b>
        <small>{children}</small>
      </span>
      <Icon name="right" />
    </PageLink>
  );
}
