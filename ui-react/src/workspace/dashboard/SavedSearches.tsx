import '../../i18n/catalogs/search.ts';

import { answerStaleness } from '@felles/core/internal/data/list-load';
import type { SavedSearch } from '@felles/core/workspace/dashboard';
import type { SearchStore } from '@felles/core/workspace/search';
import { useEffect, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import layout from '../../kit/Layout.module.css';
import { PageLink } from '../../kit/PageLink.tsx';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { OfferedLink } from '../offers/OfferedLink.tsx';
import { useOffers } from '../offers/use-offers.ts';
import { searchFor } from '../paths.ts';
import styles from '../screens/Lines.module.css';
import { HitLine, keyOf } from '../search/Hits.tsx';
import { useArea } from '../services.ts';
import { PortletFrame } from './PortletFrame.tsx';
import { useChoice, usePortlet } from './portlet-place.ts';

const NONE = '';
const isId = (stored: string): stored is string => stored !== NONE;

/** [W-DASHBOARD-21] The saved searches of the user, or the hits of the chosen one. */
export function SavedSearches() {
  const dashboard = useArea('dashboard');
  const finding = useArea('search');
  const [store] = useState(dashboard.savedSearches);
  const [search] = useState(finding.search);
  const answer = useObservable(store.answer$);
  const choice = useChoice<string>('search', NONE, isId);
  const chosen = useObservable(choice.chosen$);
  const maySearch = useOffers().has('search');
  const text = useText();
  useOpen(store, usePortlet().isNear);
  // The hits need an offered search.
  const searches = answer.load.status === 'ready' && maySearch ? answer.load.value : [];
  const shown = searches.find(({ id }) => id === chosen) ?? null;
  const choiceOf = (id: string, label: string) => ({
    id,
    label,
    isChosen: id === (shown === null ? NONE : chosen),
    onPress: () => choice.choose(id),
  });
  return (
    <PortletFrame
      again={() => {
        store.reload();
        search.retry();
      }}
      chosen={shown?.title ?? null}
      choices={[
        choiceOf(NONE, text('savedSearch.list')),
        ...searches.map(({ id, title, query }) => choiceOf(id, title || query || '')),
      ]}
    >
      <LoadedContent
        load={answer.load}
        words={{ some: text('savedSearch.some'), all: text('savedSearch.all') }}
        again={store.reload}
        isEmpty={(all) => all.length === 0}
        empty={<StateNote title={text('savedSearch.none')} />}
        old={answerStaleness(answer)}
      >
        {(all) =>
          shown === null ? (
            <ul className={layout.plainList}>
              {all.map((search) => (
                <li key={search.id} className={styles.line}>
                  <OfferedLink to={searchFor(wordsOf(search))}>{search.title || search.query}</OfferedLink>
                </li>
              ))}
            </ul>
          ) : (
            <Hits search={search} words={wordsOf(shown)} />
          )
        }
      </LoadedContent>
    </PortletFrame>
  );
}

const wordsOf = ({ query, title }: SavedSearch): string => query || title || '';

/** The current hits of a search: the first ones, and a link to all. */
function Hits({ search, words }: { readonly search: SearchStore; readonly words: string }) {
  const { groups } = useObservable(search.view$);
  const text = useText();
  useOpen(search);
  useEffect(() => search.search(words), [search, words]);
  return (
    <LoadedContent
      load={groups}
      words={{ some: text('search.some'), all: text('search.all') }}
      again={search.retry}
      isEmpty={(found) => found.length === 0}
      empty={<StateNote title={text('search.none', { words })} />}
    >
      {(found) => (
        <ul className={layout.plainList}>
          {found
            .flatMap(({ hits }) => hits)
            .slice(0, SHOWN)
            .map((hit) => (
              <HitLine key={keyOf(hit)} hit={hit} sought={words} />
            ))}
          <li className={styles.line}>
            <PageLink to={searchFor(words)}>{text('savedSearch.allHits')}</PageLink>
          </li>
        </ul>
      )}
    </LoadedContent>
  );
}

const SHOWN = 6;
