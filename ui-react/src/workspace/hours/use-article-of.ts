import type { Article, ArticleLookup } from '@felles/core/workspace/articles';
import { useObservable } from '../../react/use-observable.ts';

/** Finds an article by its id, once the articles are loaded. */
export type FindArticle = (id: string) => Article | undefined;

/** Among the main and the extra articles of a look-up. */
export function useArticleOf({ articles$ }: Pick<ArticleLookup, 'articles$'>): FindArticle {
  const load = useObservable(articles$);
  const all = load.status === 'ready' ? [...load.value.main, ...load.value.extra] : [];
  return (id) => all.find((article) => article.id === id);
}
