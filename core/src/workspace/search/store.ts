import { BehaviorSubject, map, type SchedulerLike } from 'rxjs';
import type { Staleness } from '../../data/list-load.ts';
import { createLookup, type LookupView } from '../../data/lookup.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { type Load, mapLoad } from '../../shared/load.ts';
import { ok } from '../../shared/result.ts';
import type { SearchGroup, SearchHit, SearchPort, SearchVisibility } from './model.ts';
import { groupHits, HITS, questionOf, SEARCHING, withMain, withPreview } from './rules.ts';

/** The search field and its hits; the preview and the main search show the same ones. */
export interface SearchView extends SearchVisibility {
  readonly text: string;
  /** The text that the groups belong to. */
  readonly sought: string | null;
  readonly groups: Load<readonly SearchGroup[]>;
  /** The number of hits. */
  readonly count: number;
  /** Whether there may be more hits: 'asked' while they load, 'over' at the limit. */
  readonly more: 'none' | 'there' | 'asked' | 'over';
  /** Set if the last refresh failed. */
  readonly old: Staleness | null;
}

/** The search of the whole workspace; `type` waits for a pause before it asks. */
export interface SearchStore {
  readonly view$: Behavior<SearchView>;
  open(): void;
  close(): void;
  type(text: string): void;
  /** Searches at once, without the pause. */
  search(text: string): void;
  retry(): void;
  /** Loads more hits. */
  showMore(): void;
  showMain(shown: boolean): void;
  showPreview(shown: boolean): void;
}

/** The call for hits, and the clock of the pause. */
export interface SearchNeeds {
  readonly port: SearchPort;
  readonly clock: SchedulerLike;
}

interface Found {
  readonly hits: readonly SearchHit[];
  /** Whether the service sent as many hits as requested. */
  readonly isFull: boolean;
}

const HIDDEN: SearchVisibility = { main: false, preview: false };

/** The search: a preview while the user types, and the main search. */
export function createSearchStore({ port, clock }: SearchNeeds): SearchStore {
  let asked: { readonly words: string; readonly most: number } = { words: '', most: HITS.step };
  const lookup = createLookup<Found>({
    ask(words) {
      if (words !== asked.words) asked = { words, most: HITS.step };
      const { most } = asked;
      return port
        .search(words, most)
        .pipe(map((found) => (found.ok ? ok({ hits: found.value, isFull: found.value.length >= most }) : found)));
    },
    questionOf,
    pause: SEARCHING.pause,
    clock,
  });
  const shown$ = new BehaviorSubject<SearchVisibility>(HIDDEN);

  return {
    view$: derive({ shown: shown$, found: lookup.view$ }, ({ shown, found }) => ({
      ...shown,
      text: found.words,
      sought: found.sought,
      groups: mapLoad(found.hits, ({ hits }) => groupHits(hits)),
      count: countIn(found.hits),
      more: moreOf(found),
      old: found.old,
    })),
    open: lookup.open,
    close: lookup.close,
    type(text) {
      lookup.type(text);
      shown$.next(withPreview(shown$.value, questionOf(text) !== null));
    },
    search: lookup.seek,
    retry: lookup.retry,
    showMore() {
      asked = { ...asked, most: Math.min(HITS.most, countIn(lookup.view$.value.hits) + HITS.step) };
      lookup.retry();
    },
    showMain: (shown) => shown$.next(withMain(shown$.value, shown)),
    showPreview: (shown) => shown$.next(withPreview(shown$.value, shown)),
  };
}

const countIn = (found: Load<Found>): number => (found.status === 'ready' ? found.value.hits.length : 0);

function moreOf({ hits, isRefreshing }: Pick<LookupView<Found>, 'hits' | 'isRefreshing'>): SearchView['more'] {
  if (hits.status !== 'ready' || !hits.value.isFull) return 'none';
  if (hits.value.hits.length >= HITS.most) return 'over';
  return isRefreshing ? 'asked' : 'there';
}
