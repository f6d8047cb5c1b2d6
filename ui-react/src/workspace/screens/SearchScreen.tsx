import '../../i18n/catalogs/search.ts';

import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { browserAddress } from '../../browser/address.ts';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { FilterBar } from '../../kit/list/FilterBar.tsx';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { HitGroup, headingOf } from '../search/Hits.tsx';
import { useArea } from '../services.ts';
import { Page } from '../shell/Page.tsx';
import styles from './Lines.module.css';

/** [W-SEARCH-09] The main search: everything that has the words, in groups. */
export function SearchScreen() {
  const [search] = useState(useArea('search').search);
  const { text: typed, sought, groups, count, more, old } = useObservable(search.view$);
  const [only, setOnly] = useState('');
  const text = useText();
  const { key } = useLocation();
  const names = groups.status === 'ready' ? groups.value.map(({ name }) => name) : [];
  // Other words may find nothing of the kind.
  const chosen = names.includes(only) ? only : '';
  useOpen(search);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry of the history may ask for other words
  useEffect(() => search.search(browserAddress.parameter('q') ?? ''), [key, search]);
  return (
    <Page title={text('search.title')}>
      <FilterBar
        label={text('search.title')}
        search={{
          label: text('search.label'),
          value: typed,
          onType: (words) => {
            search.type(words);
            browserAddress.setParameter('q', words === '' ? null : words);
          },
        }}
        {...(names.length > 1 && {
          quick: {
            label: text('search.kinds'),
            chosen,
            onChoose: setOnly,
            chips: [
              { value: '', label: text('search.everyKind') },
              ...names.map((name) => ({ value: name, label: headingOf(name, text) })),
            ],
          },
        })}
      />
      {sought === null ? (
        <StateNote title={text('search.more')} />
      ) : (
        <LoadedContent
          load={groups}
          words={{ some: text('search.some'), all: text('search.all') }}
          again={search.retry}
          isEmpty={(found) => found.length === 0}
          empty={<StateNote title={text('search.none', { words: sought })} />}
          old={old}
        >
          {(found) => (
            <>
              {found
                .filter(({ name }) => chosen === '' || name === chosen)
                .map((group) => (
                  <HitGroup key={group.name} group={group} sought={sought} />
                ))}
              {more !== 'none' && (
                <div className={styles.line}>
                  <p>{text(more === 'over' ? 'search.tooMany' : 'search.shown', { count })}</p>
                  {more !== 'over' && (
                    <Button busy={more === 'asked'} onClick={search.showMore}>
                      {text('search.showMore')}
                    </Button>
                  )}
                </div>
              )}
            </>
          )}
        </LoadedContent>
      )}
    </Page>
  );
}
