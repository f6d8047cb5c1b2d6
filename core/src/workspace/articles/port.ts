import type { Reply } from '../../shared/reply.ts';
import type { Article, ArticleFilters, ArticleWithResources } from './model.ts';

/** The price list: all articles for its page, and the active ones with their resources for the look-up. */
export interface ArticlesPort {
  /** [W-ARTICLES-05] The filters are sent unchanged. */
  articles(filters?: ArticleFilters): Reply<readonly Article[]>;
  /** [W-ARTICLES-06] Only active articles. */
  withResources(): Reply<readonly ArticleWithResources[]>;
}
