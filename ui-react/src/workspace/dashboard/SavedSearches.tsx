import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Icon } from '../../kit/Icon.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { Loaded } from '../../kit/states/Loaded.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-open.ts';
import { searchFor } from '../paths.ts';
import styles from '../screens/Lines.module.css';
import { useWorkspace } from '../services.ts';

/** [W-DASHBOARD-21] The searches that the user has saved: each leads to what it finds now. */
export function SavedSearches() {
  const [store] = useState(useWorkspace().daily.savedSearches);
  const { load, refreshFailure } = useObservable(store.answer$);
  const text = useText();
  useOpen(store);
  return (
    <Loaded
      load={load}
      words={{ some: text('savedSearch.some'), all: text('savedSearch.all') }}
      again={store.reload}
      isEmpty={(searches) => searches.length === 0}
      empty={<StateNote icon={<Icon name="information" />} title={text('savedSearch.none')} />}
      old={refreshFailure ? { at: null } : null}
    >
      {(searches) => (
        <ul className={styles.list}>
          {searches.map(({ id, title, query }) => (
            <li key={id} className={styles.line}>
              <PageLink to={searchFor(query || title || '')}>{title || query}</PageLink>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}
