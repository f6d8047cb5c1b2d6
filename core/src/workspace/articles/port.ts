import type { Reply } from '../../shared/reply.ts';
import type { Article, ArticleWithResources } from './model.ts';

export interface ArticlesPort {
  /** [W-ARTICLES-05] The filters go to the service as they are. */
  articles(filters?: Readonly<Record<string, string>>): Reply<readonly Article[]>;
  /** [W-ARTICLES-06] Those that are active. */
  withResources(): Reply<readonly ArticleWithResources[]>;
}
