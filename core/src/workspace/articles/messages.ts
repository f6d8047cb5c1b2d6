import type { MessageOf, NoParams } from '../../shared/messages.ts';

export interface ArticleMessages {
  'articles.choose': NoParams;
  'articles.count': NoParams;
  'articles.missing': NoParams;
}

export type ArticleMessage = MessageOf<ArticleMessages>;
