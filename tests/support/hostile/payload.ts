// Markup as somebody would write it who wants a page to do something. Whatever gets its way says so on the window, or
// asks an address that nobody has.

/** Markup that gets its way in a page runs this. */
export const ACT = 'window.hacked=1';

/** Nobody's: a request to it is a request too many. */
export const ELSEWHERE = 'https://elsewhere.invalid';

export const CATEGORIES = [
  'script',
  'handler',
  'address',
  'loading',
  'svg',
  'math',
  'mutation',
  'clobbering',
  'css',
  'encoding',
  'attribute',
  'nesting',
  'form',
  'unicode',
  'words',
] as const;
export type Category = (typeof CATEGORIES)[number];

export interface Payload {
  readonly category: Category;
  readonly html: string;
}

/** Each markup as a payload of the category. */
export const of = (category: Category, markups: readonly string[]): readonly Payload[] =>
  markups.map((html) => ({ category, html }));
