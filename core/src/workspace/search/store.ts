// The search of the whole workspace: a preview while the user types, and the main search with everything.
import { BehaviorSubject, debounceTime, type SchedulerLike, Subscription } from 'rxjs';
import { createQuery } from '../../data/query.ts';
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
  const text$ = new BehaviorSubject('');
  const sought$ = new BehaviorSubject<string | null>(null);
  const shown$ = new BehaviorSubject<SearchShown>(HIDDEN);
  const query = createQuery({ question$: sought$, ask: port.search });
  let life = Subscription.EMPTY;

  return {
    view$: derive({ text: text$, shown: shown$, answer: query.answer$ }, ({ text, shown, answer }) => ({
      ...shown,
      text,
      sought: answer.question,
      groups: mapLoad(answer.load, groupHits),
    })),
    open() {
      if (!life.closed) return;
      life = text$.pipe(debounceTime(SEARCHING.pause, clock)).subscribe((text) => sought$.next(questionOf(text)));
      query.open();
    },
    close() {
      life.unsubscribe();
      query.close();
    },
    type(text) {
      text$.next(text);
      // Hits of another text do not stand below this one until the pause is over.
      if (questionOf(text) !== sought$.value) sought$.next(null);
      shown$.next(withPreview(shown$.value, questionOf(text) !== null));
    },
    search(text) {
      text$.next(text);
      sought$.next(questionOf(text));
    },
    retry: query.reload,
    showMain: (shown) => shown$.next(withMain(shown$.value, shown)),
    showPreview: (shown) => shown$.next(withPreview(shown$.value, shown)),
  };
}
