import { distinct, groupBy, moved, toggled } from '@felles/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const letters = fc.array(fc.constantFrom('a', 'b', 'c', 'd'));
const letter = fc.constantFrom('a', 'b', 'c', 'd');
const items = fc.array(fc.record({ key: letter, number: fc.nat() }));

describe('groupBy', () => {
  it('should put every item into the group of its key, in order', () => {
    fc.assert(
      fc.property(items, (given) => {
        const groups = groupBy(given, ({ key }) => key);
        for (const [key, members] of groups) expect(members).toEqual(given.filter((item) => item.key === key));
        expect([...groups.values()].flat()).toHaveLength(given.length);
      }),
    );
  });

  it('should keep groups in the order of their first members', () => {
    fc.assert(
      fc.property(items, (given) => {
        const keys = given.map(({ key }) => key);
        expect([...groupBy(given, ({ key }) => key).keys()]).toEqual(
          keys.filter((key, index) => keys.indexOf(key) === index),
        );
      }),
    );
  });
});

describe('toggled', () => {
  it('should take out what was there and put at the end what was not', () => {
    fc.assert(
      fc.property(fc.uniqueArray(letter), letter, (list, item) => {
        const rest = list.filter((other) => other !== item);
        expect(toggled(list, item)).toEqual(list.includes(item) ? rest : [...rest, item]);
      }),
    );
  });

  it('should leave the list it was given alone', () => {
    fc.assert(
      fc.property(letters, letter, (list, item) => {
        const before = [...list];
        toggled(list, item);
        expect(list).toEqual(before);
      }),
    );
  });
});

describe('distinct', () => {
  it('should keep the first of each and nothing else', () => {
    fc.assert(
      fc.property(letters, (given) => {
        expect(distinct(given)).toEqual(given.filter((item, index) => given.indexOf(item) === index));
      }),
    );
  });
});

describe('moved', () => {
  const places = fc.uniqueArray(fc.nat(), { minLength: 1, maxLength: 12 }).chain((list) => {
    const place = fc.nat(list.length - 1);
    return fc.tuple(fc.constant(list), place, place);
  });

  it.each([
    ['up', 2, 1, 'acbd'],
    ['down', 1, 2, 'acbd'],
    ['first', 3, 0, 'dabc'],
    ['last', 0, 3, 'bcda'],
  ])('should take an item %s', (_, from, to, expected) => {
    expect(moved([...'abcd'], from, to).join('')).toBe(expected);
  });

  it('should put the item at its new place and leave the others in their order', () => {
    fc.assert(
      fc.property(places, ([list, from, to]) => {
        const after = moved(list, from, to);
        const item = list[from];
        expect(after[to]).toBe(item);
        expect(after.filter((other) => other !== item)).toEqual(list.filter((other) => other !== item));
        expect(moved(after, to, from)).toEqual(list);
      }),
    );
  });

  it.each([
    [-1, 0],
    [0, -1],
    [3, 0],
    [0, 3],
  ])('should leave the list as it is where a place is outside it: %i to %i', (from, to) => {
    expect(moved(['a', 'b', 'c'], from, to)).toEqual(['a', 'b', 'c']);
  });
});
