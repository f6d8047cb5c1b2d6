import * as z from 'zod/mini';
import type { Reply } from '../../shared/reply.ts';
import { strict } from '../../shared/tolerant.ts';
import { id, readableOf, text } from '../../shared/wire-values.ts';

/** [W-ARTICLES-01] Always a number on the wire. */
const ArticleId = z.codec(z.number(), z.string(), { decode: String, encode: Number });

/** [W-ARTICLES-01] Invalid as a whole: an article with an unreadable price must not appear without one. */
export const Article = strict(
  z.looseObject({
    id: ArticleId,
    article_number: text(),
    billable: z.nullish(z.boolean()),
    name: text(),
    price: z.nullish(z.number()),
    type: z.nullish(z.number()),
  }),
);
export interface Article extends Readonly<z.infer<typeof Article>> {}

/** The price of an article with a resource. */
export const ResourcePrice = z.looseObject({ resource_id: id(), price: z.nullish(z.number()) });
export type ResourcePrice = Readonly<z.infer<typeof ResourcePrice>>;

/** [W-ARTICLES-03] An article as the look-up loads it, with its price for each resource that it is used with. */
export const ArticleWithResources = strict(z.extend(Article, { resources: z.nullish(readableOf(ResourcePrice)) }));
export interface ArticleWithResources extends Readonly<z.infer<typeof ArticleWithResources>> {}

/** [W-ARTICLES-04] An extra article as the service gets it; one with count 0 is not sent. */
export const SelectedArticle = z.object({ article_id: ArticleId, count: z.number() });
export type SelectedArticle = Readonly<z.infer<typeof SelectedArticle>>;

/** Filters as the service gets them: a field of an article, and its value. */
export type ArticleFilters = Readonly<Record<string, string>>;

/** The filters and order of the price list, and the article shown beside it. */
export interface ArticleQuestion {
  readonly text: string;
  readonly type: '' | 'main' | 'extra';
  readonly billable: '' | 'yes' | 'no';
  readonly sort: string;
  /** An article's id; '' for none. */
  readonly article: string;
}

/** The price list: all articles for its page, and the active ones with their resources for the look-up. */
export interface ArticlesPort {
  /** [W-ARTICLES-05] The filters are sent unchanged. */
  articles(filters?: ArticleFilters): Reply<readonly Article[]>;
  /** [W-ARTICLES-06] Only active articles. */
  withResources(): Reply<readonly ArticleWithResources[]>;
}
