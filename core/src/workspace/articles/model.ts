import * as z from 'zod/mini';
import { asAWhole } from '../../shared/tolerant.ts';
import { id, readableOf, text } from '../../shared/wire-values.ts';

/** [W-ARTICLES-01] Read as a whole: an article of which the price cannot be read is not offered without one. */
export const Article = asAWhole(
  z.looseObject({
    id: z.number(),
    article_number: text(),
    billable: z.nullish(z.boolean()),
    name: text(),
    price: z.nullish(z.number()),
    type: z.nullish(z.number()),
  }),
);
export type Article = Readonly<z.infer<typeof Article>>;

/** What an article costs by a resource. */
export const ResourcePrice = z.looseObject({ resource_id: id(), price: z.nullish(z.number()) });
export type ResourcePrice = Readonly<z.infer<typeof ResourcePrice>>;

/** [W-ARTICLES-03] */
export const ArticleWithResources = asAWhole(z.extend(Article, { resources: z.nullish(readableOf(ResourcePrice)) }));
export type ArticleWithResources = Readonly<z.infer<typeof ArticleWithResources>>;

/** [W-ARTICLES-04] An extra article that is selected, as it is sent. */
export const SelectedArticle = z.object({ article_id: z.number(), count: z.number() });
export type SelectedArticle = Readonly<z.infer<typeof SelectedArticle>>;

/** What the price list is narrowed to, its order, and the one article that is shown beside it. */
export interface ArticleQuestion {
  readonly text: string;
  readonly type: '' | 'main' | 'extra';
  readonly billable: '' | 'yes' | 'no';
  readonly sort: string;
  /** The id of an article; '' for none. */
  readonly article: string;
}
