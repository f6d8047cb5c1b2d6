import '../../i18n/catalogs/articles.ts';

import { mapLoad } from '@felles/core';
import { loadOf } from '@felles/core/data';
import { currentListOf } from '@felles/core/internal/data/list-load';
import { ARTICLE_ADDRESS } from '@felles/core/internal/workspace/articles/rules';
import { type Article, type ArticleQuestion, isMain } from '@felles/core/workspace/articles';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { searchOf } from '../../browser/address.ts';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import layout from '../../kit/Layout.module.css';
import { ChoiceFacet } from '../../kit/list/ChoiceFacet.tsx';
import { chipsThatFind } from '../../kit/list/QuickChips.tsx';
import { Tag } from '../../kit/Tag.tsx';
import { TwoLines } from '../../kit/table/TwoLines.tsx';
import type { Column } from '../../kit/table/table-of.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { ArticleDrawer } from '../articles/ArticleDrawer.tsx';
import { Calculation } from '../articles/Calculation.tsx';
import { formatPrice } from '../format.ts';
import { List } from '../lists/List.tsx';
import { paths } from '../paths.ts';
import { useArea } from '../services.ts';
import { Page } from '../shell/Page.tsx';

/** The price list, and one of its articles beside it where the address names one. */
export function ArticlesScreen() {
  const { key } = useLocation();
  const articles = useArea('articles');
  const [store] = useState(articles.list);
  const [lookup] = useState(articles.lookup);
  const [calculation] = useState(() => articles.calculation(lookup));
  const [isCalculating, setCalculating] = useState(false);
  const view = useObservable(store.view$);
  const text = useText();
  useOpen(store);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry of the history may ask for something else
  useEffect(() => store.follow(), [key, store]);
  const { question, total, arrived } = view;

  return (
    <Page
      title={text('articles.title')}
      actions={
        <Button kind="primary" small onClick={() => setCalculating(true)}>
          {text('articles.calculate')}
        </Button>
      }
    >
      <List
        name="articles"
        label={text('articles.title')}
        store={store}
        view={view}
        words={{ count: text('articles.total', { count: total }), news: text('articles.new', { count: arrived }) }}
        search={text('articles.search')}
        bar={{
          label: text('articles.label'),
          quick: {
            label: text('articles.type'),
            chosen: question.type,
            onChoose: (type) => store.ask({ type: TYPES.find(({ value }) => value === type)?.value ?? '' }),
            chips: chipsThatFind(
              TYPES.map(({ value, name }) => ({ value, label: text(name) })),
              question.type,
              (value) => !view.isWhole || view.articles.some((article) => isMain(article) === (value === 'main')),
            ),
          },
          facets: <BillableFacet chosen={question.billable} onChoose={(billable) => store.ask({ billable })} />,
          facetsOn: question.billable === '' ? 0 : 1,
          onReset: () => store.ask({ billable: '' }),
        }}
        orders={ordersIn(text)}
        filter={
          view.isWhole && view.articles.length === 0
            ? null
            : { words: filterWords(question, text), onReset: () => store.ask({ text: '', type: '', billable: '' }) }
        }
        columns={columnsIn(text)}
        href={({ id }) => paths.articles + searchOf(ARTICLE_ADDRESS.write({ ...question, article: id }))}
        isLow
        around={(rows) => (
          <div className={layout.besides}>
            <div className={layout.grow}>{rows}</div>
            {question.article !== '' && (
              <ArticleDrawer
                id={question.article}
                articles={{ ...currentListOf(view), load: mapLoad(loadOf(view), () => view.articles) }}
                again={store.reload}
                onClose={() => store.ask({ article: '' })}
              />
            )}
          </div>
        )}
      />
      {isCalculating && <Calculation lookup={lookup} form={calculation} onClose={() => setCalculating(false)} />}
    </Page>
  );
}

const TYPES = [
  { value: '', name: 'articles.everyType' },
  { value: 'main', name: 'articles.mains' },
  { value: 'extra', name: 'articles.extraOnes' },
] as const;

const BILLABLE = ['yes', 'no'] as const;

interface BillableFacetProps {
  readonly chosen: ArticleQuestion['billable'];
  readonly onChoose: (billable: ArticleQuestion['billable']) => void;
}

function BillableFacet({ chosen, onChoose }: BillableFacetProps) {
  const text = useText();
  return (
    <ChoiceFacet
      label={text('articles.billable')}
      every={text('articles.everyBilling')}
      choices={BILLABLE.map((id) => ({ id, label: text(`articles.${id}`) }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}

/** The filter, in words. */
function filterWords({ text: words, type, billable }: ArticleQuestion, text: Text): string {
  return [
    ...(words === '' ? [] : [text('articles.begins', { words })]),
    ...(type === '' ? [] : [text(type === 'main' ? 'articles.mains' : 'articles.extraOnes')]),
    ...(billable === '' ? [] : [`${text('articles.billable')}: ${text(`articles.${billable}`)}`]),
  ].join(' · ');
}

const ordersIn = (text: Text) => [
  { sort: 'number', label: text('articles.byNumber') },
  { sort: 'name', label: text('articles.byName') },
  { sort: 'price', label: text('articles.byPrice') },
  { sort: '-price', label: text('articles.byPriceDown') },
];

const columnsIn = (text: Text): readonly Column<Article>[] => [
  {
    id: 'name',
    head: text('articles.name'),
    sortBy: 'name',
    least: 216,
    grows: 3,
    cell: ({ id, name }) => <TwoLines isName first={name || text('articles.byId', { id })} />,
  },
  {
    id: 'number',
    head: text('articles.number'),
    sortBy: 'number',
    least: 110,
    grows: 1,
    importance: 3,
    onCard: 'half',
    cell: ({ article_number: number }) => <TwoLines first={number ?? ''} />,
  },
  {
    id: 'price',
    head: text('articles.price'),
    sortBy: 'price',
    least: 130,
    importance: 4,
    align: 'end',
    onCard: 'half',
    cell: ({ price }) => formatPrice(price),
  },
  {
    id: 'type',
    head: text('articles.type'),
    least: 140,
    grows: 1,
    importance: 2,
    onCard: 'half',
    cell: (article) => (
      <Tag type={isMain(article) ? 'INFO' : 'DEFAULT'}>
        {text(isMain(article) ? 'articles.isMain' : 'articles.isExtra')}
      </Tag>
    ),
  },
  {
    id: 'billable',
    head: text('articles.billable'),
    least: 160,
    importance: 1,
    onCard: 'half',
    cell: ({ billable }) => text(billable === true ? 'articles.isBilled' : 'articles.isNotBilled'),
  },
];
