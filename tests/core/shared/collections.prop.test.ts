import { distinct, groupBy, toggleItem } from '@felles/core/internal/shared/collections';
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
        expect(toggleItem(list, item)).toEqual(list.includes(item) ? rest : [...rest, item]);
      }),
    );
  });

  it('should leave the list it was given alone', () => {
    fc.assert(
      fc.property(letters, letter, (list, item) => {
        const before = [...list];
        toggleItem(list, item);
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
