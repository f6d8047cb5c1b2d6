import type { MessageOf } from '../shared/messages.ts';
import type { MessagesOf, TextsOf } from './text-of.ts';

/** The problems of the fields of an article. */
export const no = {
  'articles.choose': 'Velg en hovedartikkel.',
  'articles.count': 'Skriv et helt tall, 0 eller mer.',
  'articles.large': 'Høyst {{most}}.',
  'articles.missing': 'Noe gikk feil! Finner ikke artikkel.',
} as const;

/** In English. */
export const en = {
  'articles.choose': 'Choose a main article.',
  'articles.count': 'Write a whole number, 0 or more.',
  'articles.large': 'At most {{most}}.',
  'articles.missing': 'Something went wrong! The article cannot be found.',
} as const satisfies TextsOf<ArticleMessages>;

/** The texts that a form with a selection of articles needs, with the values in them. */
export type ArticleMessages = MessagesOf<typeof no>;

/** A problem of a selection of articles, as `problemsOfSelection` finds it. */
export type ArticleMessage = MessageOf<ArticleMessages>;
