// The price list of the demo company.
import { ArticleWithResources } from '@felles/core/workspace';
import { demoArticles } from '@felles/fixtures/workspace/articles';
import { table } from './table.ts';

export const openArticles = table<ArticleWithResources>({
  name: 'articles',
  schema: ArticleWithResources,
  idOf: ({ id }) => String(id),
  channelsOf: () => ['articles'],
  events: { put: 'article.changed', gone: 'article.gone' },
  demo: (seed) => demoArticles(seed),
});
