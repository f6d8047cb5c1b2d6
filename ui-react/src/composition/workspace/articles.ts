// The price list, and what is chosen of it.
import type { Http } from '@felles/adapters-http';
import { createArticlesHttp } from '@felles/adapters-http/workspace/articles';
import { changesOf } from '@felles/adapters-ws';
import { queryOf, questionIn } from '@felles/core/data';
import type { RealtimeStore } from '@felles/core/realtime';
import {
  ARTICLE_ADDRESS,
  Article,
  createArticleListStore,
  createArticleLookup,
  createCalculation,
} from '@felles/core/workspace';
import type { ArticleServices } from '../../workspace/services.ts';
import { liveAt } from './live.ts';
import type { WorkspacePlace } from './place.ts';

const ARTICLE_EVENTS = { put: ['article.changed'], gone: ['article.gone'] };

export function articleServices(at: WorkspacePlace, realtime: RealtimeStore, http: Http): ArticleServices {
  const port = createArticlesHttp(http);
  const { fresh } = liveAt(at, realtime);
  return {
    list: () =>
      createArticleListStore({
        port,
        place: questionIn(at.listAddress, ARTICLE_ADDRESS),
        changes$: changesOf(realtime, { channel: 'articles', events: ARTICLE_EVENTS, schema: Article }),
        ...fresh,
      }),
    resources: () => queryOf('active', port.withResources, fresh),
    lookup: () => createArticleLookup({ port, clock: at.wall }),
    calculation: (lookup) => createCalculation({ lookup, clock: at.wall }),
  };
}
