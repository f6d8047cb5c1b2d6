import {
  type Article,
  type ArticleLookup,
  type ArticleSelection,
  type ArticleWithResources,
  type ChosenExtra,
  type SplitArticles,
  withCount,
  withExtra,
  withoutExtra,
} from '@felles/core/workspace/articles';
import { useId, useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import type { DrawnField, FieldOf } from '../../kit/form/fields-of.ts';
import layout from '../../kit/Layout.module.css';
import { Combobox } from '../../kit/parts/Combobox.tsx';
import textStyles from '../../kit/Text.module.css';
import { useLostFocus } from '../../react/use-focus.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { formatPrice } from '../format.ts';
import styles from './articles.module.css';
import { CountField } from './CountField.tsx';

/** [W-ARTICLES-08] The article lookup as form fields: one main article, and any number of extra articles with a count each. */
export function useArticleFields(lookup: ArticleLookup): readonly FieldOf<ArticleSelection>[] {
  const text = useText();
  useOpen(lookup);
  return [
    {
      kind: 'own',
      name: 'main',
      label: text('articles.main'),
      draw: (field) => <MainArticle {...field} lookup={lookup} />,
      words: (id) => (id === null ? '' : nameIn(id, lookup, 'main', text)),
    },
    {
      kind: 'own',
      name: 'extras',
      label: text('articles.extras'),
      draw: (field) => <ExtraArticles {...field} lookup={lookup} />,
      words: (extras) =>
        extras.map(({ article_id: id, count }) => `${count ?? ''} ${nameIn(id, lookup, 'extra', text)}`).join(', '),
    },
  ];
}

export const articleWords = ({ article_number: number, name }: Article): string =>
  [number, name].filter(Boolean).join(' ');

function nameIn(id: string, { articles$ }: ArticleLookup, kind: keyof SplitArticles, text: Text): string {
  const load = articles$.value;
  const article = load.status === 'ready' ? load.value[kind].find((one) => one.id === id) : undefined;
  return article ? articleWords(article) : text('articles.byId', { id });
}

const FOUND = {
  keyOf: ({ id }: ArticleWithResources) => id,
  wordsOf: articleWords,
  secondOf: ({ price }: ArticleWithResources) => formatPrice(price),
};

interface MainArticleProps extends DrawnField<string | null> {
  readonly lookup: ArticleLookup;
}

/** The main article, by the beginning of its name or number. */
export function MainArticle({ value, error, onChange, onLeave, lookup }: MainArticleProps) {
  const load = useObservable(lookup.articles$);
  const text = useText();
  const known = load.status === 'ready' ? load.value.main : null;
  // An article that is unknown or missing has its id as its name.
  const unknown = value === null ? null : { id: value, name: text('articles.byId', { id: value }) };
  const chosen = known?.find(({ id }) => id === value) ?? unknown;
  const isMissing = known !== null && chosen !== null && chosen === unknown;
  return (
    <Combobox
      {...FOUND}
      label={text('articles.main')}
      hint={text('articles.lookUp')}
      error={isMissing ? text('articles.missing') : error}
      lookup={lookup.main}
      value={chosen}
      onChoose={(article) => onChange(article?.id ?? null)}
      onLeave={onLeave}
    />
  );
}

interface ExtraArticlesProps extends DrawnField<readonly ChosenExtra[]> {
  readonly lookup: ArticleLookup;
}

/** Adds extra articles to the chosen ones, which stand elsewhere. */
export function ExtraLookup({
  value,
  onChange,
  onLeave,
  lookup,
  hint,
}: ExtraArticlesProps & { readonly hint?: string }) {
  const text = useText();
  return (
    <Combobox
      {...FOUND}
      label={text('articles.extras')}
      hint={hint ?? text('articles.lookUp')}
      lookup={lookup.extra}
      value={null}
      onChoose={(article) => article && onChange(withExtra(value, article.id))}
      onLeave={onLeave}
    />
  );
}

function ExtraArticles({ value, error, onChange, onLeave, lookup }: ExtraArticlesProps) {
  const load = useObservable(lookup.articles$);
  const place = useRef<HTMLDivElement>(null);
  const text = useText();
  const id = useId();
  // The button that removes an article goes with it.
  useLostFocus(() => place.current?.querySelector('input') ?? null, String(value.length));
  const known = load.status === 'ready' ? load.value.extra : null;
  return (
    <div ref={place} className={layout.stack3}>
      <ExtraLookup value={value} error={error} onChange={onChange} onLeave={onLeave} lookup={lookup} />
      {value.length > 0 && (
        <section className={layout.stack2} aria-labelledby={id}>
          <h3 className={textStyles.medium}>
            <span id={id}>{text('articles.chosen')}</span>{' '}
            <span className={styles.hint}>{text('articles.countHint')}</span>
          </h3>
          <ul className={layout.stack3}>
            {value.map(({ article_id: article, count }) => {
              const name = nameIn(article, lookup, 'extra', text);
              const isMissing = known?.every((one) => one.id !== article) === true;
              return (
                <li key={article} className={styles.line}>
                  <CountField
                    label={name}
                    count={count}
                    error={isMissing ? text('articles.missing') : count === null && error}
                    onChange={(next) => onChange(withCount(value, article, next))}
                    onLeave={onLeave}
                  />
                  <span className={styles.remove}>
                    <Button
                      kind="ghost"
                      aria-label={text('articles.remove', { article: name })}
                      onClick={() => onChange(withoutExtra(value, article))}
                    >
                      {text('articles.removeShort')}
                    </Button>
                  </span>
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </div>
  );
}
