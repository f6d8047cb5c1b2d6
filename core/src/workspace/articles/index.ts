export type { ArticleMessage } from '../../texts/articles.ts';
export type { ArticleLookup } from './lookup.ts';
export { Article, type ArticleQuestion, type ArticlesPort, ArticleWithResources } from './model.ts';
export { articleNamed, isMain, type SplitArticles } from './rules.ts';
export {
  type ArticleSelection,
  type ChosenExtra,
  priceOf,
  problemOfCount,
  type SelectionPrice,
  stepCount,
  withCount,
  withExtra,
  withoutExtra,
} from './selection.ts';
