import type { MessageOf, NoParams } from '../../shared/messages.ts';

/** The texts that a form with a selection of articles needs, with the values in them. */
export interface ArticleMessages {
  'articles.choose': NoParams;
  'articles.count': NoParams;
  'articles.large': { readonly most: string };
  'articles.missing': NoParams;
}

/** A problem of a selection of articles, as `problemsOfSelection` finds it. */
export type ArticleMessage = MessageOf<ArticleMessages>;
