import type { ReactNode } from 'react';
import { Heard } from '../Heard.tsx';
import { Announcement, type AnnouncementProps } from './Announcement.tsx';
import styles from './ResultLine.module.css';

interface ResultLineProps {
  /** How many there are, in words: heard each time it changes; nothing while that is not known. */
  readonly count: ReactNode;
  /** What has come and is not shown yet. */
  readonly announcement?: AnnouncementProps | null;
  /** What the list is sorted by, and its columns. */
  readonly tools?: ReactNode;
}

/** Stands above every list, so that what is told in it moves nothing. */
export const ResultLine = ({ count, announcement = null, tools }: ResultLineProps) => (
  <div className={styles.line}>
    <p role="status" className={styles.count} data-gives-way={announcement !== null || undefined}>
      {count}
    </p>
    <Heard>{announcement?.news}</Heard>
    {announcement && <Announcement {...announcement} />}
    {tools && <div className={styles.tools}>{tools}</div>}
  </div>
);
