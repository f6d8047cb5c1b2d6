import { describe, expect, it } from 'vitest';
import { fitColumns, onCards, widthOf } from '../../../ui-react/src/kit/table/column-fit.ts';
import type { Column } from '../../../ui-react/src/kit/table/table-of.ts';

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

const idsIn = (room: number, items: readonly Item[] = ITEMS) =>
  fitColumns(ALL, items, room).columns.map(({ id }) => id);

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
    expect(fitColumns(ALL, [{ note: '' }], 300).leftOut).toEqual(['city']);
  });

  it('should keep the one that the rows are in order of before all others, so that the order can be seen', () => {
    const kept = (room: number, field: string) =>
      fitColumns(
        ALL.map((one) => ({ ...one, sortBy: one.id })),
        ITEMS,
        room,
        field,
      ).columns.map(({ id }) => id);
    expect(kept(300, 'city')).toEqual(['name', 'city']);
    expect(kept(399, 'city')).toEqual(['name', 'city', 'sum']);
    expect(kept(300, 'name')).toEqual(['name', 'sum']);
  });

  it('should be the very same where all have room, so that no row is drawn anew', () => {
    expect(fitColumns(ALL, ITEMS, 500).columns).toBe(ALL);
  });

  it('should be on a card with any room, but for those that it does without', () => {
    expect(onCards(ALL)).toMatchObject({ columns: [NAME, SUM, NOTE], leftOut: ['city'] });
  });

  it('should share what is left over by their parts, and grow with the text of the page', () => {
    expect(ALL.map((one) => widthOf(one, ALL, 500))).toEqual([
      `calc(12.5rem + ${2 / 3} * (100cqi - 31.25rem))`,
      `calc(6.25rem + ${1 / 3} * (100cqi - 31.25rem))`,
      '5rem',
      '7.5rem',
    ]);
  });
});
