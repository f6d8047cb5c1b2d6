// The price list, and a calculation of chosen articles.

import { type Form, type Query, queryOf, questionIn } from '@felles/core/data';
import {
  ARTICLE_ADDRESS,
  Article,
  type ArticleListStore,
  type ArticleLookup,
  type ArticleSelection,
  type ArticlesPort,
  type ArticleWithResources,
  createArticleListStore,
  createArticleLookup,
  createCalculation,
} from '@felles/core/workspace/articles';
import { changesOf } from '@felles/core/workspace/connection';
import type { Http } from '../../http.ts';
import { CHANNELS, EVENTS, liveList } from '../../wire/live/names.ts';
import { articles } from '../../wire/workspace/register.ts';
import type { WorkspaceDoor } from '../../workspace-door/door.ts';
import { liveAt } from '../../workspace-door/live.ts';

/** Core's `ArticlesPort`, for staff who are signed in. The service alone knows which filters there are. */
export const createArticlesHttp = (http: Http): ArticlesPort => ({
  articles: (filters = {}) => http.ask(articles.articles, { query: filters }),
  withResources: () => http.ask(articles.withResources, { query: { active: true } }),
});

/** The price list, and a choice from it. */
export interface ArticleServices {
  list(): ArticleListStore;
  resources(): Query<'active', readonly ArticleWithResources[]>;
  /** The choice of an article, in the fields of a form. */
  lookup(): ArticleLookup;
  /** Adds up a choice of articles, and sends nothing. */
  calculation(lookup: ArticleLookup): Form<ArticleSelection>;
}

/** The list changes by the events of its channel; the rest asks for itself. */
export function articleServices(door: WorkspaceDoor): ArticleServices {
  const port = createArticlesHttp(door.http);
  const { fresh } = liveAt(door);
  return {
    list: () =>
      createArticleListStore({
        port,
        place: questionIn(door.listAddress, ARTICLE_ADDRESS),
        changes$: changesOf(door.realtime, { channel: CHANNELS.articles, ...liveList(Article, EVENTS.article) }),
        ...fresh,
      }),
    resources: () => queryOf('active', port.withResources, fresh),
    lookup: () => createArticleLookup({ port, clock: door.clock }),
    calculation: (lookup) => createCalculation({ lookup, clock: door.clock }),
  };
}
