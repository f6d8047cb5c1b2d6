import '../../i18n/catalogs/lists.ts';

import { useText } from '../../i18n/text.ts';
import styles from './Announcement.module.css';

export interface AnnouncementProps {
  /** "3 nye prosjekter": it counts up, and stays one. */
  readonly news: string;
  /** They are to be shown; no row is before that. */
  readonly onShow: () => void;
}

/** What has come to a list from others, told in the result line until the user wants to see it. */
export function Announcement({ news, onShow }: AnnouncementProps) {
  const text = useText();
  return (
    <button type="button" className={styles.news} onClick={onShow}>
      <span className={styles.dot} />
      {news} <span className={styles.show}>{text('list.showNew')}</span>
    </button>
  );
}
