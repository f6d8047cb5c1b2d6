export type { ArticleMessage, ArticleMessages } from '../../texts/articles.ts';
export * from './lookup.ts';
export {
  Article,
  type ArticleQuestion,
  type ArticlesPort,
  ArticleWithResources,
  ResourcePrice,
  SelectedArticle,
} from './model.ts';
export { ARTICLE_ADDRESS, articleNamed, articlesFor, isMain, type SplitArticles, splitArticles } from './rules.ts';
export {
  type ArticleSelection,
  type CalculationNeeds,
  type ChosenExtra,
  COUNT,
  createCalculation,
  priceOf,
  problemOfCount,
  readCount,
  type SelectionPrice,
  stepCount,
  withCount,
  withExtra,
  withoutExtra,
} from './selection.ts';
export * from './store.ts';
