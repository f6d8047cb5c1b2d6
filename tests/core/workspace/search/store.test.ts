import { fail, ok } from '@felles/core';
import { createSearchStore } from '@felles/core/internal/workspace/search/store';
import type { SearchHit } from '@felles/core/workspace/search';
import { expect, it } from 'vitest';
import { at } from '../../../support/at.ts';
import { createNetwork, LOST } from '../../data/network.ts';

function aSearch() {
  const network = createNetwork<{ readonly text: string; readonly most: number }, readonly SearchHit[]>();
  const clock = at('2026-11-19T10:00:00Z');
  const store = createSearchStore({ port: { search: (text, most) => network.ask({ text, most }) }, clock });
  store.open();
  const asked = () => network.open.map(({ input }) => input.text);
  return { network, clock, store, asked, view: () => store.view$.value };
}

it('[W-SEARCH-09] should ask after a pause of 250 ms, from two characters on, and group what comes', () => {
  const { network, clock, store, asked, view } = aSearch();
  store.type('s');
  clock.pass(1_000);
  expect(asked()).toEqual([]);
  store.type('sk');
  clock.pass(249);
  store.type('sko');
  clock.pass(249);
  expect(asked()).toEqual([]);
  clock.pass(1);
  expect(asked()).toEqual(['sko']);
  expect(view()).toMatchObject({ preview: true, main: false, groups: { status: 'loading' } });
  network.open[0]?.answer(
    ok([
      { datatype_id: 4, title: 'Skole' },
      { datatype_id: 3, title: 'Skog AS' },
    ]),
  );
  expect(view().groups).toMatchObject({ status: 'ready', value: [{ name: 'contact' }, { name: 'project' }] });
});

it('should drop a late answer to another text, and keep the typed text where the service fails', () => {
  const { network, clock, store, view } = aSearch();
  store.type('sko');
  clock.pass(250);
  const late = network.open[0];
  store.type('skole');
  expect(view().groups.status).not.toBe('ready');
  clock.pass(250);
  late?.answer(ok([{ datatype_id: 4, title: 'late' }]));
  expect(view().groups.status).toBe('loading');
  network.open[0]?.answer(fail(LOST));
  expect(view()).toMatchObject({ text: 'skole', groups: { status: 'failed' } });
  store.retry();
  network.open[0]?.answer(ok([]));
  expect(view().groups).toEqual({ status: 'ready', value: [] });
});

it('should show the preview while something is typed, and hide it for the main search', () => {
  const { store, view } = aSearch();
  store.type('sko');
  expect(view().preview).toBe(true);
  store.showMain(true);
  expect(view()).toMatchObject({ main: true, preview: false });
  store.type('skol');
  expect(view()).toMatchObject({ main: true, preview: false });
});

it('should ask for 200 characters at most, however much is typed', () => {
  const { clock, store, asked, view } = aSearch();
  store.type('x'.repeat(10_000));
  clock.pass(250);
  expect(asked()[0]).toHaveLength(200);
  expect(view().text).toHaveLength(10_000);
});

it('should ask for more hits of the same words, keep what is shown meanwhile, and end at 500', () => {
  const { network, clock, store, view } = aSearch();
  const hits = (count: number) => Array.from({ length: count }, (_, at) => ({ datatype_id: 4, node_id: String(at) }));
  const answer = (count: number) => network.open[0]?.answer(ok(hits(count)));
  const most = () => network.open.map(({ input }) => input.most);
  store.type('sko');
  clock.pass(250);
  expect(most()).toEqual([50]);
  answer(50);
  expect(view()).toMatchObject({ count: 50, more: 'there' });
  store.showMore();
  expect(most()).toEqual([100]);
  expect(view()).toMatchObject({ count: 50, more: 'asked', groups: { status: 'ready' } });
  network.open[0]?.answer(fail(LOST));
  expect(view()).toMatchObject({ count: 50, more: 'there', old: expect.anything() });
  store.showMore();
  expect(most()).toEqual([100]);
  answer(80);
  expect(view()).toMatchObject({ count: 80, more: 'none', old: null });
  store.search('sk');
  expect(most()).toEqual([50]);
  for (let count = 50; count < 500; count += 50) {
    answer(count);
    store.showMore();
  }
  answer(500);
  expect(view()).toMatchObject({ count: 500, more: 'over' });
});
