import type { ArticleMessages } from '../workspace/articles/messages.ts';
import type { TextsOf } from './text-of.ts';

/** The problems of the fields of an article. */
export const no = {
  'articles.choose': 'Velg en hovedartikkel.',
  'articles.count': 'Skriv et helt tall, 0 eller mer.',
  'articles.large': 'Høyst {{most}}.',
  'articles.missing': 'Noe gikk feil! Finner ikke artikkel.',
} as const satisfies TextsOf<ArticleMessages>;

/** In English. */
export const en = {
  'articles.choose': 'Choose a main article.',
  'articles.count': 'Write a whole number, 0 or more.',
  'articles.large': 'At most {{most}}.',
  'articles.missing': 'Something went wrong! The article cannot be found.',
} as const satisfies TextsOf<ArticleMessages>;
