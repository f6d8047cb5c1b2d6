import { articles as wire } from '@felles/adapters-http/wire';
import { Article } from '@felles/core/workspace/articles';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import type { Service } from '../../row.ts';
import { openArticles } from '../../tables/articles.ts';

/** A filter is the name of a field, and what stands there. Any other is none. */
const isField = (name: string): name is keyof typeof Article.shape => Object.hasOwn(Article.shape, name);

export function articleRoutes(app: FastifyInstance, service: Service): void {
  const rows = openArticles(service.world, service.publish);

  answer(app, service, wire.articles, ({ query }) =>
    rows
      .list((article) =>
        Object.entries(query).every(([name, value]) => !isField(name) || String(article[name]) === value),
      )
      .map(({ resources: _, ...article }) => article),
  );

  answer(app, service, wire.withResources, () => rows.list());
}
