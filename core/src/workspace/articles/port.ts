import type { Reply } from '../../shared/reply.ts';
import type { Article, ArticleWithResources } from './model.ts';

export interface ArticlesPort {
  /** [W-ARTICLES-05] The filters are sent unchanged. */
  articles(filters?: Readonly<Record<string, string>>): Reply<readonly Article[]>;
  /** [W-ARTICLES-06] Only active articles. */
  withResources(): Reply<readonly ArticleWithResources[]>;
}
