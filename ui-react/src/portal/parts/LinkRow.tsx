import type { ReactNode } from 'react';
import { Icon } from '../../kit/Icon.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import styles from './LinkRow.module.css';

interface LinkRowProps {
  readonly sign: ReactNode;
  /** The page of the row; null where there is none. */
  readonly to: string | null;
  readonly title: ReactNode;
  readonly note: ReactNode;
  /** At the end of the row. */
  readonly side?: ReactNode;
  /** Whether it is unread, where that can be. */
  readonly isNew?: boolean;
}

/** A row with a sign and a line of words, which leads to a page. */
export function LinkRow({ sign, to, title, note, side, isNew }: LinkRowProps) {
  const content = (
    <>
      <span className={styles.sign}>{sign}</span>
      <span className={styles.words}>
        <b>{title}</b> {note && <small>{note}</small>}
      </span>
      {side}
    </>
  );
  if (to === null)
    return (
      <div className={styles.row} data-new={isNew}>
        {content}
      </div>
    );
  return (
    <PageLink className={styles.row} to={to} data-new={isNew}>
      {content}
      <Icon name="right" />
    </PageLink>
  );
}
