// The price list of the demo company.
import { CHANNELS, EVENTS } from '@felles/adapters-http/wire';
import { ArticleWithResources } from '@felles/core/workspace/articles';
import { demoArticles } from '@felles/fixtures/workspace/articles';
import { table } from './table.ts';

export const openArticles = table<ArticleWithResources>({
  name: 'articles',
  schema: ArticleWithResources,
  idOf: ({ id }) => id,
  channelsOf: () => [CHANNELS.articles],
  events: { put: EVENTS.article.changed, gone: EVENTS.article.gone },
  demo: (seed) => demoArticles(seed),
});
