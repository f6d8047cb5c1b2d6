import { fail, ok } from '@felles/core';
import type { Change } from '@felles/core/internal/data/changes';
import { createArticleLookup } from '@felles/core/internal/workspace/articles/lookup';
import { ARTICLE_ADDRESS } from '@felles/core/internal/workspace/articles/rules';
import { createCalculation } from '@felles/core/internal/workspace/articles/selection';
import { createArticleListStore } from '@felles/core/internal/workspace/articles/store';
import type { Article, ArticleQuestion, ArticleWithResources } from '@felles/core/workspace/articles';
import { NEVER, Subject, VirtualTimeScheduler } from 'rxjs';
import { expect, it } from 'vitest';
import { createNetwork } from '../../data/network.ts';

const article = (id: string, type: number, name = `Artikkel ${id}`): ArticleWithResources => ({
  id,
  type,
  name,
  price: 10,
});
const DOWN = { kind: 'unreachable', cause: 'network' } as const;

function aLookup() {
  const network = createNetwork<string, readonly ArticleWithResources[]>();
  const clock = new VirtualTimeScheduler();
  const lookup = createArticleLookup({ port: { withResources: () => network.ask('') }, clock });
  lookup.open();
  lookup.main.open();
  clock.flush();
  return { network, lookup, clock };
}

it('should find main articles as they are typed, all of them while nothing is, once they have come', () => {
  const { network, lookup } = aLookup();
  const hits = () => lookup.main.view$.value.hits;
  expect(hits().status).toBe('loading');
  network.open[0]?.answer(ok([article('1', 1, 'Betong'), article('2', 2, 'Betong B35'), article('3', 1, 'Maling')]));
  expect(hits()).toMatchObject({ status: 'ready', value: [{ id: '1' }, { id: '3' }] });
  lookup.main.type('BET');
  expect(hits()).toMatchObject({ status: 'ready', value: [{ id: '1' }] });
  expect(network.open).toHaveLength(0);
});

it('should say that the articles could not be had, and ask once more when the user seeks again', () => {
  const { network, lookup } = aLookup();
  network.open[0]?.answer(fail(DOWN));
  expect(lookup.main.view$.value.hits).toEqual({ status: 'failed', failure: DOWN });
  lookup.main.retry();
  expect(network.open).toHaveLength(1);
  network.open[0]?.answer(ok([article('1', 1)]));
  expect(lookup.main.view$.value.hits).toMatchObject({ status: 'ready', value: [{ id: '1' }] });
});

it('should keep what is chosen in a form that sends nothing, and say what is wrong once it is left', () => {
  const { network, lookup, clock } = aLookup();
  const form = createCalculation({ lookup, clock });
  network.open[0]?.answer(ok([article('1', 1), article('2', 2)]));
  expect(form.view$.value.problems).toEqual({});
  form.leave('main');
  expect(form.view$.value.problems.main?.key).toBe('articles.choose');
  form.change({ main: '1', extras: [{ article_id: '2', count: 1 }] });
  expect(form.view$.value).toMatchObject({ values: { main: '1' }, problems: {} });
  form.discard();
  expect(form.view$.value.values).toEqual({ main: null, extras: [] });
});

it('should show the list as the address asks, announce what is new, and know each article that there is', () => {
  const network = createNetwork<string, readonly Article[]>();
  const changes$ = new Subject<Change<Article>>();
  let kept = { ...ARTICLE_ADDRESS.standard, text: 'b' };
  const store = createArticleListStore({
    port: { articles: () => network.ask('') },
    place: {
      read: () => kept,
      write(question) {
        kept = question;
      },
    },
    changes$,
  });
  store.open();
  network.open[0]?.answer(ok([article('1', 1, 'Betong'), article('2', 2, 'Maling')]));
  const shown = () => store.view$.value.rows.map(({ item }) => item.name);
  expect(shown()).toEqual(['Betong']);
  expect(store.view$.value.articles).toHaveLength(2);
  store.ask({ text: '' });
  expect(kept.text).toBe('');
  changes$.next({ kind: 'put', item: article('1', 1, 'Betongarbeid') });
  changes$.next({ kind: 'put', item: article('3', 1) });
  expect(shown()).toEqual(['Betongarbeid', 'Maling']);
  expect(store.view$.value.arrived).toBe(1);
});

it('[W-ARTICLES-05] should send the filters of the address it opens at, and no second request until they widen', () => {
  const network = createNetwork<object, readonly Article[]>();
  let address = { ...ARTICLE_ADDRESS.standard, type: 'main', billable: 'yes' } as ArticleQuestion;
  const store = createArticleListStore({
    port: { articles: (filters = {}) => network.ask(filters) },
    place: {
      read: () => address,
      write(question) {
        address = question;
      },
    },
    changes$: NEVER,
  });
  store.open();
  expect(network.open.map(({ input }) => input)).toEqual([{ type: '1', billable: 'true' }]);
  const main = { ...article('1', 1), billable: true };
  network.open[0]?.answer(ok([main, article('2', 2)]));
  expect(store.view$.value).toMatchObject({ total: 1, isWhole: false });
  store.ask({ text: 'artikkel' });
  expect(network.open).toHaveLength(0);
  store.ask({ billable: '' });
  expect(network.open.map(({ input }) => input)).toEqual([{}]);
  expect(store.view$.value.rows).toHaveLength(1);
  network.open[0]?.answer(ok([main, article('2', 2), article('3', 1)]));
  store.ask({ type: 'main', billable: 'yes' });
  store.ask({ article: '3' });
  expect(network.open).toHaveLength(0);
  expect(store.view$.value).toMatchObject({ total: 1, isWhole: true });
});
