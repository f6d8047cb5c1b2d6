// The price list, and a calculation of chosen articles.

import type { Form, Query } from '@felles/core/data';
import { queryOf } from '@felles/core/internal/data/query';
import { questionIn } from '@felles/core/internal/data/question';
import { createArticleLookup } from '@felles/core/internal/workspace/articles/lookup';
import { ARTICLE_ADDRESS } from '@felles/core/internal/workspace/articles/rules';
import { createCalculation } from '@felles/core/internal/workspace/articles/selection';
import { type ArticleListStore, createArticleListStore } from '@felles/core/internal/workspace/articles/store';
import { changesOf } from '@felles/core/internal/workspace/connection/changes-of';
import {
  Article,
  type ArticleLookup,
  type ArticleSelection,
  type ArticlesPort,
  type ArticleWithResources,
} from '@felles/core/workspace/articles';
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
