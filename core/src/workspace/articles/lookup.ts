import { filter, map, type SchedulerLike, take } from 'rxjs';
import { createLookup, type Lookup } from '../../data/lookup.ts';
import { queryOf } from '../../data/query.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { type Load, mapLoad } from '../../shared/load.ts';
import type { Reply } from '../../shared/reply.ts';
import { fail, ok } from '../../shared/result.ts';
import type { ArticlesPort, ArticleWithResources } from './model.ts';
import { beginningWith, type SplitArticles, splitArticles } from './rules.ts';

/** Main and extra articles have a search each, in the same list, which the service sends once. */
export interface ArticleLookup {
  /** As loaded when the look-up opened: the list does not change while the user chooses. */
  readonly articles$: Behavior<Load<SplitArticles<ArticleWithResources>>>;
  readonly main: Lookup<readonly ArticleWithResources[]>;
  readonly extra: Lookup<readonly ArticleWithResources[]>;
  open(): void;
  close(): void;
  reload(): void;
}

/** The number of hits shown; the user types more to find others. */
const SHOWN = 100;

/** `clock` is for the two fields; typing waits for nothing, as the hits are found in the loaded list. */
export interface ArticleLookupNeeds {
  readonly port: Pick<ArticlesPort, 'withResources'>;
  readonly clock: SchedulerLike;
}

/** The article look-up, by the beginning of a name or number. */
export function createArticleLookup({ port, clock }: ArticleLookupNeeds): ArticleLookup {
  const all = queryOf('active', port.withResources);
  const articles$ = derive({ answer: all.answer$ }, ({ answer }) => mapLoad(answer.load, splitArticles));

  const found = (kind: keyof SplitArticles, typed: string): Reply<readonly ArticleWithResources[]> =>
    articles$.pipe(
      map((load) => {
        if (load.status === 'ready') return ok(beginningWith(load.value[kind], typed).slice(0, SHOWN));
        return load.status === 'failed' ? fail(load.failure) : null;
      }),
      filter((result) => result !== null),
      take(1),
    );

  function lookupOf(kind: keyof SplitArticles): Lookup<readonly ArticleWithResources[]> {
    const ask = (typed: string) => found(kind, typed);
    const lookup = createLookup({ ask, questionOf: (typed) => typed.trim(), pause: 0, clock });
    return {
      ...lookup,
      // Without a pause, as nothing is sent.
      type: lookup.seek,
      retry() {
        all.reload();
        lookup.retry();
      },
    };
  }

  return {
    articles$,
    main: lookupOf('main'),
    extra: lookupOf('extra'),
    open: all.open,
    close: all.close,
    reload: all.reload,
  };
}
