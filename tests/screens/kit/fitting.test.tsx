import { describe, expect, it } from 'vitest';
import { endsOf, fittingIn, onCards, widthOf } from '../../../ui-react/src/kit/table/fitting.ts';
import type { Column, RowLook } from '../../../ui-react/src/kit/table/table-of.ts';

interface Item {
  readonly note: string;
}

const column = (id: string, least: number, rest: Partial<Column<Item>> = {}): Column<Item> => ({
  id,
  head: id,
  least,
  cell: () => '',
  ...rest,
});

const NAME = column('name', 200, { grows: 2 });
const CITY = column('city', 100, { grows: 1, importance: 1, onCard: 'none' });
const SUM = column('sum', 80, { importance: 3 });
const NOTE = column('note', 120, { importance: 2, has: ({ note }) => note !== '' });
const ALL = [NAME, CITY, SUM, NOTE];
const ITEMS = [{ note: '' }, { note: 'Haster' }];

const idsIn = (room: number, items: readonly Item[] = ITEMS) => fittingIn(ALL, items, room).columns.map(({ id }) => id);

describe('the columns of a table', () => {
  it.each([
    [500, ['name', 'city', 'sum', 'note']],
    [499, ['name', 'sum', 'note']],
    [400, ['name', 'sum', 'note']],
    [399, ['name', 'sum']],
    [280, ['name', 'sum']],
    [279, ['name']],
    [0, ['name']],
  ])('should be, in %i pixels, the most important that have room', (room, ids) => {
    expect(idsIn(room)).toEqual(ids);
  });

  it('should give no room to one that no row has anything for, and count it not among those left out', () => {
    expect(idsIn(380, [{ note: '' }])).toEqual(['name', 'city', 'sum']);
    expect(fittingIn(ALL, [{ note: '' }], 300).leftOut).toEqual(['city']);
  });

  it('should be the very same where all have room, so that no row is drawn anew', () => {
    expect(fittingIn(ALL, ITEMS, 500).columns).toBe(ALL);
  });

  it('should be on a card whatever its room, but for those that it does without', () => {
    expect(onCards(ALL)).toMatchObject({ columns: [NAME, SUM, NOTE], leftOut: ['city'] });
  });

  it('should share what is left over by their parts', () => {
    expect(ALL.map((one) => widthOf(one, ALL, 500))).toEqual([
      `calc(200px + ${2 / 3} * (100cqi - 500px))`,
      `calc(100px + ${1 / 3} * (100cqi - 500px))`,
      '80px',
      '120px',
    ]);
  });
});

describe('the room for what rows say of themselves', () => {
  it.each<[string, readonly RowLook[], boolean, object]>([
    ['none, at rest without room to spare', ['settled'], false, { state: 0, end: 56 }],
    ['that of all there is, at rest with room to spare', ['settled'], true, { state: 170, end: 230 }],
    ['that of a word, while one is saved', ['settled', 'saving'], false, { state: 110, end: 56 }],
    ['that of a word, once one is saved', ['saved'], false, { state: 110, end: 56 }],
    ['that of buttons, where one failed', ['settled', 'failed'], false, { state: 170, end: 230 }],
    ['that of buttons, where one was removed', ['removed'], false, { state: 170, end: 230 }],
  ])('should be %s', (_, looks, isRoom, ends) => {
    expect(endsOf(new Set(looks), 56, () => isRoom)).toEqual(ends);
  });

  it('should be that of a menu alone, where rows say nothing', () => {
    expect(endsOf(null, 56, () => true)).toEqual({ state: 0, end: 56 });
  });
});
