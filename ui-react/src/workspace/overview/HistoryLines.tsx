import type { HistoryEntry } from '@felles/core/workspace/projects';
import layout from '../../kit/Layout.module.css';
import { PageLink } from '../../kit/PageLink.tsx';
import link from '../../kit/Text.module.css';
import { formatMoment } from '../format.ts';
import { pathTo } from '../paths.ts';
import styles from './Lines.module.css';

/** The history of a project: action, time, user and subject. */
export const HistoryLines = ({ entries }: { readonly entries: readonly HistoryEntry[] }) => (
  <ol className={layout.plainList}>
    {entries.map((entry, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: an entry of the history has no id
      <li key={at} className={styles.line} data-timed>
        <span className={styles.time}>{formatMoment(entry.date)}</span>
        <span className={styles.words}>
          <span>
            <b>{entry.user?.name}</b> {entry.text} <Subject {...entry} />
          </span>
        </span>
      </li>
    ))}
  </ol>
);

function Subject({ title, datatype, dataid: id }: HistoryEntry) {
  if (!title) return null;
  const to = datatype && id !== null && id !== undefined ? pathTo({ datatype, id }) : null;
  return to === null ? (
    title
  ) : (
    <PageLink className={link.link} to={to}>
      {title}
    </PageLink>
  );
}
