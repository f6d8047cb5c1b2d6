import '../../i18n/catalogs/lists.ts';

import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import { HiddenStatus } from '../HiddenText.tsx';
import styles from './ResultLine.module.css';

interface ResultLineProps {
  /** The count, in words: read out each time it changes; nothing while it is unknown. */
  readonly count: ReactNode;
  /** New records that are not shown yet. */
  readonly announcement?: AnnouncementProps | null;
  /** The order of the list, and its columns. */
  readonly tools?: ReactNode;
}

/** Shown above every list, so that an announcement in it moves nothing. */
export const ResultLine = ({ count, announcement = null, tools }: ResultLineProps) => (
  <div className={styles.line}>
    <p role="status" className={styles.count} data-gives-way={announcement !== null || undefined}>
      {count}
    </p>
    <HiddenStatus>{announcement?.news}</HiddenStatus>
    {announcement && <Announcement {...announcement} />}
    {tools && <div className={styles.tools}>{tools}</div>}
  </div>
);

interface AnnouncementProps {
  /** "3 nye prosjekter": it counts up, and stays one. */
  readonly news: string;
  /** They are to be shown; no row is before that. */
  readonly onShow: () => void;
}

/** The changes of others to a list, announced in the result line until the user wants to see them. */
function Announcement({ news, onShow }: AnnouncementProps) {
  const text = useText();
  return (
    <button type="button" className={styles.news} onClick={onShow}>
      <span className={styles.dot} />
      {news} <span className={styles.show}>{text('list.showNew')}</span>
    </button>
  );
}
