import { mapLoad } from '@felles/core';
import { answerStaleness, type CurrentList, recordIn } from '@felles/core/internal/data/list-load';
import { type Article, articleNamed, isMain } from '@felles/core/workspace/articles';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Drawer } from '../../kit/panels/Drawer.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import textStyles from '../../kit/Text.module.css';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { DASH, formatPrice } from '../format.ts';
import { useArea } from '../services.ts';
import styles from './ArticleDrawer.module.css';

interface ArticleDrawerProps {
  /** As it is written in the address. */
  readonly id: string;
  readonly articles: CurrentList<Article>;
  readonly again: () => void;
  readonly onClose: () => void;
}

/** One article of the price list, with its price by each resource. */
export function ArticleDrawer({ id, articles, again, onClose }: ArticleDrawerProps) {
  const text = useText();
  // A search hit names an article, which has no id there.
  const named = articles.load.status === 'ready' ? articleNamed(articles.load.value, id) : null;
  const load = recordIn(articles, (article) => article === named);
  const title =
    load.status === 'ready' && load.value ? load.value.name || text('articles.byId', { id }) : text('articles.one');
  return (
    <Drawer title={title} hasPlace onClose={onClose}>
      <LoadedContent load={load} words={{ some: text('articles.some'), all: text('articles.all') }} again={again}>
        {(article) =>
          article === null ? (
            <div role="alert">
              <StatusBox type="danger" title={text('articles.missing')} />
            </div>
          ) : (
            <>
              <dl className={styles.facts}>
                <dt>{text('articles.number')}</dt>
                <dd>{article.article_number || DASH}</dd>
                <dt>{text('articles.type')}</dt>
                <dd>{text(isMain(article) ? 'articles.isMain' : 'articles.isExtra')}</dd>
                <dt>{text('articles.price')}</dt>
                <dd>{formatPrice(article.price)}</dd>
                <dt>{text('articles.billable')}</dt>
                <dd>{text(article.billable === true ? 'articles.yes' : 'articles.no')}</dd>
              </dl>
              <Resources id={article.id} />
            </>
          )
        }
      </LoadedContent>
    </Drawer>
  );
}

function Resources({ id }: { readonly id: string }) {
  const [store] = useState(useArea('articles').resources);
  const answer = useObservable(store.answer$);
  const text = useText();
  useOpen(store);
  return (
    <>
      <h3 className={styles.heading}>{text('articles.resources')}</h3>
      <LoadedContent
        load={mapLoad(answer.load, (all) => all.find((article) => article.id === id)?.resources ?? [])}
        words={{ some: text('articles.someResources'), all: text('articles.allResources') }}
        again={store.reload}
        isEmpty={(resources) => resources.length === 0}
        empty={<p className={textStyles.quiet}>{text('articles.noResources')}</p>}
        old={answerStaleness(answer)}
      >
        {(resources) => (
          <ul className={styles.resources}>
            {resources.map(({ resource_id: resource, price }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a resource may have no id, and two prices
              <li key={at} className={styles.resource}>
                <span>{text('articles.resource', { id: resource ?? DASH })}</span>
                <span>{formatPrice(price)}</span>
              </li>
            ))}
          </ul>
        )}
      </LoadedContent>
    </>
  );
}
