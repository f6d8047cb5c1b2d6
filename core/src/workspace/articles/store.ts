import { BehaviorSubject, type Observable } from 'rxjs';
import type { Change } from '../../data/changes.ts';
import { type CollectionView, createCollection, inOnePiece } from '../../data/collection.ts';
import type { Freshness } from '../../data/query.ts';
import { createQuestion, type QuestionPlace } from '../../data/question.ts';
import { narrowed } from '../../data/shown.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { Article, ArticleQuestion } from './model.ts';
import type { ArticlesPort } from './port.ts';
import { articlesFor } from './rules.ts';

/** `rows` are the articles that match the question, in its order. */
export interface ArticleListView extends CollectionView<Article> {
  readonly question: ArticleQuestion;
  /** All articles, also those hidden by a filter. */
  readonly articles: readonly Article[];
}

/** The page of the price list; a filter or an order changes the address and sends nothing. */
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

/** The complete price list, updated live, and filtered and sorted here by the address. */
export function createArticleListStore({ port, place, changes$, ...fresh }: ArticleListNeeds): ArticleListStore {
  const { question$, change, follow } = createQuestion(place);
  const list = createCollection<Article, 'all'>({
    question$: new BehaviorSubject('all' as const),
    fetch: () => inOnePiece(port.articles()),
    idOf: ({ id }) => id,
    // A new article is announced and not inserted, so that no row moves under the pointer.
    placeOf: () => 'announced',
    changes$,
    ...fresh,
  });
  return {
    view$: derive({ list: list.view$, question: question$ }, ({ list, question }) => ({
      ...narrowed(list, (articles) => articlesFor(articles, question)),
      question,
      articles: list.rows.map(({ item }) => item),
    })),
    open: list.open,
    close: list.close,
    reload: list.reload,
    ask: change,
    follow,
  };
}
