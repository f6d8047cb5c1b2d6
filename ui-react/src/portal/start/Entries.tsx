import type { ReactNode } from 'react';
import { Icon, Shape } from '../../kit/Icon.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import styles from './Entries.module.css';

interface EntryTileProps {
  readonly to: string;
  readonly picture: ReactNode;
  readonly title: string;
  /** Beside one that more visitors came for. */
  readonly isSecond?: boolean;
  readonly children: ReactNode;
}

/** One of the few ways on that most visitors came for. */
export function EntryTile({ to, picture, title, isSecond = false, children }: EntryTileProps) {
  return (
    <PageLink className={isSecond ? `${styles.tile} ${styles.second}` : styles.tile} to={to}>
      {picture}
      <span className={styles.go}>
        <Icon name="arrow" />
      </span>
      <h2>{title}</h2>
      <p>{children}</p>
    </PageLink>
  );
}

interface EntryRowProps {
  readonly to: string;
  /** The path of its icon. */
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
