import type { HistoryEntry } from '@felles/core/workspace/projects';
import { PageLink } from '../../kit/PageLink.tsx';
import link from '../../kit/TextLink.module.css';
import { pathTo } from '../paths.ts';
import { writtenMoment } from '../written.ts';
import styles from './Lines.module.css';

/** What was done in a project: when, by which user, to what. */
export const HistoryLines = ({ entries }: { readonly entries: readonly HistoryEntry[] }) => (
  <ol className={styles.list}>
    {entries.map((entry, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: an entry of the history has no id
      <li key={at} className={styles.line} data-timed>
        <span className={styles.time}>{writtenMoment(entry.date)}</span>
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
