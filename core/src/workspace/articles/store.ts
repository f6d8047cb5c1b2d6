import { BehaviorSubject, type Observable } from 'rxjs';
import type { Change } from '../../data/changes.ts';
import { asOnePage, type CollectionView, createCollection } from '../../data/collection.ts';
import { filterRows } from '../../data/list-load.ts';
import type { Freshness } from '../../data/query.ts';
import { createQuestion, type QuestionPlace } from '../../data/question.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { Article, ArticleFilters, ArticleQuestion, ArticlesPort } from './model.ts';
import { articlesFor, filtersFor, isWithin } from './rules.ts';

/** `rows` are the articles that match the question, in its order. */
export interface ArticleListView extends CollectionView<Article> {
  readonly question: ArticleQuestion;
  /** All articles that were received, also those hidden by a filter. */
  readonly articles: readonly Article[];
  /** Whether `articles` is the whole price list. */
  readonly isWhole: boolean;
}

/** The page of the price list; once the whole list is here, a filter or an order sends nothing. */
export interface ArticleListStore {
  readonly view$: Behavior<ArticleListView>;
  open(): void;
  close(): void;
  reload(): void;
  ask(part: Partial<ArticleQuestion>): void;
  /** Called after a change of the address. */
  follow(): void;
}

/** `place` is the page's address, `changes$` the live events of articles. */
export interface ArticleListNeeds extends Freshness {
  readonly port: Pick<ArticlesPort, 'articles'>;
  readonly place: QuestionPlace<ArticleQuestion>;
  readonly changes$: Observable<Change<Article>>;
}

/** The price list: requested with the filters of the address it opens at, then as a whole, and filtered and sorted here. */
export function createArticleListStore({ port, place, changes$, ...fresh }: ArticleListNeeds): ArticleListStore {
  const { question$, change, follow } = createQuestion(place);
  const filters$ = new BehaviorSubject<ArticleFilters>(filtersFor(question$.value));
  const widen = (): void => {
    if (!isWithin(question$.value, filters$.value)) filters$.next({});
  };
  const list = createCollection<Article, ArticleFilters>({
    question$: filters$,
    fetch: (filters) => asOnePage(port.articles(filters)),
    mayStandIn: () => true,
    idOf: ({ id }) => id,
    // A new article is announced and not inserted, so that no row moves under the pointer.
    placeOf: () => 'announced',
    changes$,
    ...fresh,
  });
  return {
    view$: derive({ list: list.view$, question: question$, filters: filters$ }, ({ list, question, filters }) => ({
      ...filterRows(list, (articles) => articlesFor(articles, question)),
      question,
      articles: list.rows.map(({ item }) => item),
      isWhole: Object.keys(filters).length === 0,
    })),
    open: list.open,
    close: list.close,
    reload: list.reload,
    ask(part) {
      change(part);
      widen();
    },
    follow() {
      follow();
      widen();
    },
  };
}
