// The selection of the article look-up: one main article, and extra articles with counts.

import type { SchedulerLike } from 'rxjs';
import { createForm, type Form, type Problems } from '../../data/form.ts';
import { createPosting } from '../../data/posting.ts';
import { derive } from '../../shared/behavior.ts';
import { inWholeOre } from '../../shared/money.ts';
import { groupDigits, isBeyond } from '../../shared/numbers.ts';
import type { Id } from '../../shared/wire-values.ts';
import type { ArticleMessage } from '../../texts/articles.ts';
import type { ArticleLookup } from './lookup.ts';
import type { Article, SelectedArticle } from './model.ts';
import type { SplitArticles } from './rules.ts';

/** [W-ARTICLES-21] The limits of a count field. [W-ARTICLES-13] A chosen article starts with 1. */
export const COUNT = { step: 1, least: 0, standard: 0, chosen: 1, most: 9_999 } as const;

/** An extra article in the look-up, with the count that the user has typed. */
export interface ChosenExtra {
  readonly article_id: Id;
  /** [W-ARTICLES-22] Null while the field is invalid. */
  readonly count: number | null;
}

/** The value of the look-up's form; `extrasToSend` makes the service's fields of it. */
export interface ArticleSelection {
  /** The id of the main article. */
  readonly main: Id | null;
  readonly extras: readonly ChosenExtra[];
}

export const NO_ARTICLES: ArticleSelection = { main: null, extras: [] };

/** [W-ARTICLES-13] An already chosen article keeps its count. */
export const withExtra = (extras: readonly ChosenExtra[], id: Id): readonly ChosenExtra[] =>
  extras.some(({ article_id: own }) => own === id) ? extras : [...extras, { article_id: id, count: COUNT.chosen }];

/** [W-ARTICLES-14] The selection without this article; the other ones keep their counts. */
export const withoutExtra = (extras: readonly ChosenExtra[], id: Id): readonly ChosenExtra[] =>
  extras.filter(({ article_id: own }) => own !== id);

/** [W-ARTICLES-15] The selection with another count for this article; null means that the typed count is invalid. */
export const withCount = (extras: readonly ChosenExtra[], id: Id, count: number | null): readonly ChosenExtra[] =>
  extras.map((extra) => (extra.article_id === id ? { ...extra, count } : extra));

/** [W-ARTICLES-20] The typed count; null if it is no whole number from 0 to the bound. */
export const readCount = (typed: string): number | null =>
  /^\d+$/.test(typed.trim()) && !isBeyond(typed, COUNT.most) ? Number(typed) : null;

/** Why the typed text is no count. */
export const problemOfCount = (typed: string): ArticleMessage =>
  isBeyond(typed, COUNT.most)
    ? { key: 'articles.large', params: { most: groupDigits(COUNT.most) } }
    : { key: 'articles.count', params: {} };

/** Within the limits. */
export const stepCount = (count: number | null, by: 1 | -1): number =>
  Math.min(COUNT.most, Math.max(COUNT.least, (count ?? COUNT.standard) + by * COUNT.step));

const isCount = (count: number | null): boolean => count !== null && Number.isInteger(count) && count >= COUNT.least;

/** [W-ARTICLES-16] [W-ARTICLES-17] [W-ARTICLES-24] The problems by part. A missing article is a problem only once the list is loaded. */
export function problemsOfSelection(
  { main, extras }: ArticleSelection,
  known: SplitArticles | null,
  isRequired = true,
): Problems<ArticleSelection> {
  const isMissing = (id: Id, among: readonly Article[]): boolean => among.every((article) => article.id !== id);
  const hasLost = known !== null && extras.some(({ article_id: id }) => isMissing(id, known.extra));
  return {
    ...(main === null && isRequired && { main: { key: 'articles.choose', params: {} } }),
    ...(main !== null && known !== null && isMissing(main, known.main) && { main: MISSING }),
    ...(extras.some(({ count }) => !isCount(count)) && { extras: { key: 'articles.count', params: {} } }),
    ...(hasLost && { extras: MISSING }),
  };
}

const MISSING = { key: 'articles.missing', params: {} } as const;

/** [W-ARTICLES-04] The extra articles to send, without those with count 0. */
export const extrasToSend = (extras: readonly ChosenExtra[]): readonly SelectedArticle[] =>
  extras.flatMap(({ article_id, count }) => (count === null || count === 0 ? [] : [{ article_id, count }]));

/** The price of the choice in kroner, in whole øre. */
export interface SelectionPrice {
  readonly sum: number;
  /** The number of chosen articles without a price, which the sum leaves out. */
  readonly unpriced: number;
}

/** The total price: the main article once, each extra article times its count. */
export function priceOf({ main, extras }: ArticleSelection, known: SplitArticles): SelectionPrice {
  const chosen = [
    ...known.main.filter(({ id }) => id === main).map((article) => ({ article, count: 1 })),
    ...extrasToSend(extras).flatMap(({ article_id, count }) =>
      known.extra.filter(({ id }) => id === article_id).map((article) => ({ article, count })),
    ),
  ];
  const sum = chosen.reduce((all, { article, count }) => all + (article.price ?? 0) * count, 0);
  return { sum: inWholeOre(sum), unpriced: chosen.filter(({ article }) => typeof article.price !== 'number').length };
}

/** The look-up with the prices. `clock` runs the form; there is no port, as nothing is sent. */
export interface CalculationNeeds {
  readonly lookup: Pick<ArticleLookup, 'articles$'>;
  readonly clock: SchedulerLike;
}

/** The choice in the article look-up. Nothing is sent: the prices are only added up. */
export function createCalculation({ lookup, clock }: CalculationNeeds): Form<ArticleSelection> {
  return createForm<SplitArticles | null, ArticleSelection, ArticleSelection, null>({
    record$: derive({ load: lookup.articles$ }, ({ load }) => (load.status === 'ready' ? load.value : null)),
    valuesOf: () => NO_ARTICLES,
    problemsOf: (values, known) => problemsOfSelection(values, known),
    inputOf: (values) => values,
    command: createPosting(() => undefined, clock),
    saved: () => undefined,
  });
}
