import { marked, type SearchGroup, type SearchHit, targetOf, wordsOf } from '@felles/core/workspace';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Icon } from '../../kit/Icon.tsx';
import { FilterBar } from '../../kit/list/FilterBar.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { Loaded } from '../../kit/states/Loaded.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-open.ts';
import { participantsOf } from '../paths.ts';
import { useWorkspace } from '../services.ts';
import { Page } from '../shell/Page.tsx';
import styles from './Lines.module.css';

/** [W-SEARCH-09] The main search: everything that has the words, in groups. */
export function SearchScreen() {
  const [search] = useState(useWorkspace().daily.search);
  const { text: typed, sought, groups } = useObservable(search.view$);
  const text = useText();
  useOpen(search);
  return (
    <Page title={text('search.title')}>
      <FilterBar
        label={text('search.title')}
        search={{ label: text('search.label'), value: typed, onType: search.type }}
      />
      {sought === null ? (
        <StateNote icon={<Icon name="information" />} title={text('search.more')} />
      ) : (
        <Loaded
          load={groups}
          words={{ some: text('search.some'), all: text('search.all') }}
          again={search.retry}
          isEmpty={(found) => found.length === 0}
          empty={<StateNote icon={<Icon name="information" />} title={text('search.none', { words: sought })} />}
        >
          {(found) => found.map((group) => <Group key={group.name} group={group} sought={sought} />)}
        </Loaded>
      )}
    </Page>
  );
}

/** The kinds of things that have a Norwegian heading. */
const HEADINGS = ['contact', 'resource', 'person', 'project'] as const;

function Group({ group, sought }: { readonly group: SearchGroup; readonly sought: string }) {
  const text = useText();
  const known = HEADINGS.find((name) => name === group.name);
  return (
    <section>
      <h2 className={styles.group}>{known ? text(`search.${known}`) : group.name}</h2>
      <ul className={styles.list}>
        {group.hits.map((hit) => (
          <Hit key={`${hit.datatype_id} ${hit.node_id} ${hit.title}`} hit={hit} sought={sought} />
        ))}
      </ul>
    </section>
  );
}

function Hit({ hit, sought }: { readonly hit: SearchHit; readonly sought: string }) {
  const { title, second } = wordsOf(hit);
  const target = targetOf(hit);
  const words = marked(title, sought).map((piece, place) =>
    // The pieces of one title never change places.
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece has no other name
    piece.isHit ? <mark key={place}>{piece.text}</mark> : piece.text,
  );
  return (
    <li className={styles.line}>
      <span className={styles.words}>
        {target?.datatype === 'project' ? <PageLink to={participantsOf(target.id)}>{words}</PageLink> : words}
      </span>
      {second !== title && <span className={styles.side}>{second}</span>}
    </li>
  );
}
