// A list in pages: whatever happens, the page that is asked for is one that there is.
import { ok } from '@felles/core';
import type { Change } from '@felles/core/internal/data/changes';
import { createPagedList } from '@felles/core/internal/data/paged-list';
import type { ListQuestion } from '@felles/core/internal/data/question';
import { listFields, questionAddress } from '@felles/core/internal/data/question-address';
import fc from 'fast-check';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createNetwork, REFUSED } from './network.ts';

const WHOLE_LIST: ListQuestion = { page: 1, text: '', sort: '' };

interface Thing {
  readonly id: string;
  readonly name: string;
}

interface Asked extends ListQuestion {
  readonly size: number;
}

interface Read {
  readonly result_set: readonly Thing[];
  readonly total_count: number;
}

const SIZE = 10;
const thingsOf = (count: number): readonly Thing[] =>
  Array.from({ length: count }, (_, at) => ({ id: `${at}`, name: `Ting ${at}` }));

function aList(first: Partial<ListQuestion> = {}) {
  let written: ListQuestion = { ...WHOLE_LIST, ...first };
  const network = createNetwork<Asked, Read>();
  const changes$ = new Subject<Change<Thing>>();
  const list = createPagedList<Thing, ListQuestion>({
    place: {
      read: () => written,
      write(question) {
        written = question;
      },
    },
    size: SIZE,
    fetch: (question) => network.ask(question),
    idOf: ({ id }) => id,
    isAskedFor: ({ name }, { text }) => name.includes(text),
    changes$,
  });
  const answer = (total: number) => {
    const { input } = network.open[0] ?? expect.fail('nothing is asked');
    const from = (input.page - 1) * SIZE;
    network.open[0]?.answer(ok({ result_set: thingsOf(total).slice(from, from + SIZE), total_count: total }));
  };
  return { list, network, changes$, answer, written: () => written };
}

describe('a list in pages', () => {
  it('should show the last page where the one that is asked for is beyond it, and say so in the address', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 95 }), (page, total) => {
        const { list, answer, network, written } = aList({ page, text: 'Ting' });
        list.open();
        while (network.open.length > 0) answer(total);
        const { question, rows, pages } = list.view$.value;
        expect(question.page).toBeLessThanOrEqual(pages);
        expect(rows.length > 0).toBe(total > 0);
        expect(written()).toEqual({ ...question, text: 'Ting' });
      }),
    );
  });

  it('should keep what is shown for another page or order, and for no other filter', () => {
    const { list, answer } = aList();
    list.open();
    answer(30);
    list.ask({ page: 2 });
    expect(list.view$.value).toMatchObject({ status: 'loading', rows: { length: SIZE } });
    answer(30);
    list.ask({ sort: '-name' });
    expect(list.view$.value).toMatchObject({ rows: { length: SIZE }, question: { page: 1 } });
    answer(30);
    list.ask({ text: 'x' });
    expect(list.view$.value.rows).toEqual([]);
  });

  it('should announce what is new and belongs to it, and show no row of it', () => {
    const { list, answer, changes$ } = aList({ text: 'Ting' });
    list.open();
    answer(3);
    changes$.next({ kind: 'put', item: { id: 'a', name: 'Ting a' } });
    changes$.next({ kind: 'put', item: { id: 'b', name: 'Annet' } });
    expect(list.view$.value).toMatchObject({ arrived: 1, total: 4, rows: { length: 3 } });
    changes$.next({ kind: 'put', item: { id: '1', name: 'Ting med nytt navn' } });
    expect(list.view$.value.rows[1]?.item.name).toBe('Ting med nytt navn');
  });

  it('should keep the page that is asked for where the service fails', () => {
    const { list, network, written } = aList({ page: 7 });
    list.open();
    network.open[0]?.answer({ ok: false, error: REFUSED });
    expect([list.view$.value.status, written().page]).toEqual(['failed', 7]);
  });
});

const SORTS = ['name', 'number'];
const ADDRESS = questionAddress(listFields(SORTS));
const question: fc.Arbitrary<ListQuestion> = fc.record({
  page: fc.integer({ min: 1, max: 999_999 }),
  text: fc.string({ maxLength: 200 }),
  sort: fc.constantFrom('', 'name', '-name', 'number', '-number'),
});

describe('the question of a list', () => {
  it('should stand in an address and be read from it as it was, beside any other words there', () => {
    fc.assert(
      fc.property(question, (given) => {
        const words = { panel: 'x', ...ADDRESS.write(given) };
        expect(ADDRESS.read(words)).toEqual(given);
      }),
    );
  });

  it('should be the whole list where the address says what no list understands', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('sort', 'page', 'x'), fc.string()), (words) => {
        const { page, sort } = ADDRESS.read(words);
        expect(Number.isSafeInteger(page) && page >= 1).toBe(true);
        expect(['', 'name', '-name', 'number', '-number']).toContain(sort);
      }),
    );
    expect(ADDRESS.read({ page: '0', sort: 'constructor' })).toEqual(WHOLE_LIST);
  });
});
