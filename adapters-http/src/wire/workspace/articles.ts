/** The price list: the articles, and what they cost by each resource. */

import { readableOf } from '@felles/core';
import { Article, ArticleWithResources } from '@felles/core/workspace';
import * as z from 'zod/mini';
import { call, json } from '../call.ts';
import { YesOrNo } from '../values.ts';

/** [W-ARTICLES-05] Which filters there are, only the service knows. */
export const articles = call({
  method: 'GET',
  path: '/v1/articles',
  access: 'staff',
  summary: 'The articles, narrowed by what stands in the query',
  query: z.record(z.string(), z.string()),
  reply: json(readableOf(Article)),
});

export const withResources = call({
  method: 'GET',
  path: '/v1/articles/resources',
  access: 'staff',
  summary: 'The articles with what they cost by each resource',
  query: z.object({ active: YesOrNo }),
  harmless: ['active'],
  reply: json(readableOf(ArticleWithResources)),
});
