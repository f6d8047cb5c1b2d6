import { inOrder, type SortValues } from '../../data/order.ts';
import { KEYWORD, oneOf, orderBy, questionAddress, WORD } from '../../data/question-address.ts';
import { inSmallLetters } from '../../shared/norwegian.ts';
import type { Article, ArticleFilters, ArticleQuestion } from './model.ts';

const MAIN = 1;

/** [W-ARTICLES-02] The user chooses one main article and any number of extra ones; every type but 1 is extra. */
export const isMain = ({ type }: Pick<Article, 'type'>): boolean => type === MAIN;

/** Main and extra articles. */
export interface SplitArticles<A extends Article = Article> {
  readonly main: readonly A[];
  readonly extra: readonly A[];
}

/** [W-ARTICLES-07] Each article is in one of the two lists, in the order of the answer. */
export const splitArticles = <A extends Article>(articles: readonly A[]): SplitArticles<A> => ({
  main: articles.filter(isMain),
  extra: articles.filter((article) => !isMain(article)),
});

/** The article in an address, by its id, or by its name, as a search hit has no id. */
export const articleNamed = <A extends Article>(articles: readonly A[], word: string): A | null =>
  articles.find(({ id }) => id === word) ?? articles.find(({ name }) => name === word) ?? null;

/** [W-ARTICLES-18] [W-ARTICLES-19] The articles whose name or number starts with the typed text. */
export function beginningWith<A extends Article>(articles: readonly A[], typed: string): readonly A[] {
  const sought = inSmallLetters(typed.trim());
  const begins = (text: string | null | undefined): boolean => inSmallLetters(text).startsWith(sought);
  return sought === ''
    ? articles
    : articles.filter(({ name, article_number: number }) => begins(name) || begins(number));
}

const SORTED_BY: SortValues<Article> = {
  number: ({ article_number: number }) => number || null,
  name: ({ name }) => name || null,
  price: ({ price }) => price ?? null,
};

/** The question in the address. */
export const ARTICLE_ADDRESS = questionAddress<ArticleQuestion>({
  text: KEYWORD,
  type: oneOf<ArticleQuestion['type']>('', ['main', 'extra']),
  billable: oneOf<ArticleQuestion['billable']>('', ['yes', 'no']),
  sort: orderBy(Object.keys(SORTED_BY)),
  article: WORD,
});

/** Filters and sorts the price list. An article without the flag is not billable. */
export function articlesFor(articles: readonly Article[], question: ArticleQuestion): readonly Article[] {
  const { text, type, billable, sort } = question;
  const found = beginningWith(articles, text).filter(
    (article) =>
      (type === '' || isMain(article) === (type === 'main')) &&
      (billable === '' || (article.billable === true) === (billable === 'yes')),
  );
  return inOrder(found, sort, SORTED_BY);
}

/** [W-ARTICLES-05] "Extra" and "not billable" are no filters, as they have more than one value on the wire. */
export const filtersFor = ({ type, billable, article }: ArticleQuestion): ArticleFilters => ({
  ...(article === '' && type === 'main' && { type: String(MAIN) }),
  ...(article === '' && billable === 'yes' && { billable: 'true' }),
});

/** Whether a list that was requested with `filters` has all articles of a question. */
export function isWithin(question: ArticleQuestion, filters: ArticleFilters): boolean {
  const own = filtersFor(question);
  return Object.entries(filters).every(([field, value]) => own[field] === value);
}
