// The price list, and what is chosen of it.

import { type Form, type Query, queryOf, questionIn } from '@felles/core/data';
import {
  ARTICLE_ADDRESS,
  type ArticleListStore,
  type ArticleLookup,
  type ArticleSelection,
  type ArticleWithResources,
  createArticleListStore,
  createArticleLookup,
  createCalculation,
} from '@felles/core/workspace/articles';
import { changesOf } from '@felles/core/workspace/connection';
import { articles } from '../../wire/live/articles.ts';
import { CHANNELS } from '../../wire/live/names.ts';
import type { WorkspaceDoor } from '../../workspace-door/door.ts';
import { liveAt } from '../../workspace-door/live.ts';
import { createArticlesHttp } from '../articles.ts';

/** The price list, and what is chosen of it. */
export interface ArticleServices {
  list(): ArticleListStore;
  resources(): Query<'active', readonly ArticleWithResources[]>;
  /** What a form's fields of articles are chosen by. */
  lookup(): ArticleLookup;
  /** Adds up what is chosen, and sends nothing. */
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
        changes$: changesOf(door.realtime, { channel: CHANNELS.articles, ...articles }),
        ...fresh,
      }),
    resources: () => queryOf('active', port.withResources, fresh),
    lookup: () => createArticleLookup({ port, clock: door.clock }),
    calculation: (lookup) => createCalculation({ lookup, clock: door.clock }),
  };
}
