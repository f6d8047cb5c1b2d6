// The search of the whole workspace: a preview while the user types, and the main search with everything.
import { BehaviorSubject, type SchedulerLike } from 'rxjs';
import { createLookup } from '../../data/lookup.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { type Load, mapLoad } from '../../shared/load.ts';
import type { SearchGroup, SearchShown } from './model.ts';
import type { SearchPort } from './port.ts';
import { groupHits, questionOf, SEARCHING, withMain, withPreview } from './rules.ts';

export interface SearchView extends SearchShown {
  readonly text: string;
  /** The text that the groups are the answer to. */
  readonly sought: string | null;
  readonly groups: Load<readonly SearchGroup[]>;
}

export interface SearchStore {
  readonly view$: Behavior<SearchView>;
  open(): void;
  close(): void;
  type(text: string): void;
  /** Asks now, without the pause. */
  search(text: string): void;
  retry(): void;
  showMain(shown: boolean): void;
  showPreview(shown: boolean): void;
}

export interface SearchNeeds {
  readonly port: SearchPort;
  readonly clock: SchedulerLike;
}

const HIDDEN: SearchShown = { main: false, preview: false };

export function createSearchStore({ port, clock }: SearchNeeds): SearchStore {
  const lookup = createLookup({ ask: port.search, questionOf, pause: SEARCHING.pause, clock });
  const shown$ = new BehaviorSubject<SearchShown>(HIDDEN);

  return {
    view$: derive({ shown: shown$, found: lookup.view$ }, ({ shown, found: { words, sought, hits } }) => ({
      ...shown,
      text: words,
      sought,
      groups: mapLoad(hits, groupHits),
    })),
    open: lookup.open,
    close: lookup.close,
    type(text) {
      lookup.type(text);
      shown$.next(withPreview(shown$.value, questionOf(text) !== null));
    },
    search: lookup.seek,
    retry: lookup.retry,
    showMain: (shown) => shown$.next(withMain(shown$.value, shown)),
    showPreview: (shown) => shown$.next(withPreview(shown$.value, shown)),
  };
}
