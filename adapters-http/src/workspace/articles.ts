import type { ArticlesPort } from '@felles/core/workspace/articles';
import type { Http } from '../http.ts';
import * as wire from '../wire/workspace/articles.ts';

/** Core's `ArticlesPort`, for staff who are signed in. The service alone knows which filters there are. */
export const createArticlesHttp = (http: Http): ArticlesPort => ({
  articles: (filters = {}) => http.ask(wire.articles, { query: filters }),
  withResources: () => http.ask(wire.withResources, { query: { active: true } }),
});
