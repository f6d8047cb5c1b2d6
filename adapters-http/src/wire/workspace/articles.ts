/** The price list: the articles, and what they cost by each resource. */

import { readableOf } from '@felles/core';
import { Article, ArticleWithResources } from '@felles/core/workspace/articles';
import * as z from 'zod/mini';
import { staff } from '../rows.ts';
import { YesOrNo } from '../values.ts';

/** [W-ARTICLES-05] The specification names no filter; the two that the page sends are fields of an article. */
export const articles = staff.get('/v1/articles', 'The articles, narrowed by what stands in the query', {
  query: z.looseObject({ type: z.optional(z.string()), billable: z.optional(z.string()) }),
  added: { type: 'article-filters', billable: 'article-filters' },
  reply: readableOf(Article),
});

export const withResources = staff.get('/v1/articles/resources', 'The articles with what they cost by each resource', {
  query: z.object({ active: YesOrNo }),
  harmless: ['active'],
  reply: readableOf(ArticleWithResources),
});
