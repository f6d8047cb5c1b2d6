import { inOrder, nextSort, orderingOf, readSort } from '@felles/core/internal/data/order';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

interface Thing {
  readonly key: number;
  readonly name: string | null;
  readonly price: number | null;
}

const things = fc.array(
  fc.record({
    key: fc.nat(),
    name: fc.oneof(fc.constantFrom('ærlig', 'Øl', 'åpen', 'Bok 2', 'Bok 10'), fc.constant(null)),
    price: fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constant(null)),
  }),
);
const VALUES = { name: ({ name }: Thing) => name, price: ({ price }: Thing) => price };
const sort = fc.constantFrom('name', '-name', 'price', '-price');

describe('a list in an order', () => {
  it('should hold the same things, those without a value last, either way round', () => {
    fc.assert(
      fc.property(things, sort, (given, by) => {
        const field = by.replace('-', '') as keyof typeof VALUES;
        const ordered = inOrder(given, by, VALUES);
        expect(new Set(ordered)).toEqual(new Set(given));
        expect(ordered).toHaveLength(given.length);
        const values = ordered.map((thing) => VALUES[field](thing));
        expect(values.slice(values.indexOf(null)).every((value) => value === null) || !values.includes(null)).toBe(
          true,
        );
      }),
    );
  });

  it('should go up, or down after a minus, and keep what is equal as it came', () => {
    fc.assert(
      fc.property(things, fc.boolean(), (given, isDown) => {
        const ordered = inOrder(given, isDown ? '-price' : 'price', VALUES).filter(({ price }) => price !== null);
        const places = ordered.map((thing) => given.indexOf(thing));
        for (const [at, { price }] of ordered.entries()) {
          const before = ordered[at - 1]?.price ?? null;
          if (before === null || price === null) continue;
          expect(isDown ? before >= price : before <= price).toBe(true);
          if (before === price) expect(places[at - 1]).toBeLessThan(places[at] ?? 0);
        }
      }),
    );
  });

  it('should be Norwegian, with numbers by their size', () => {
    const names = ['Øl', 'Bok 10', 'åpen', 'ærlig', 'Bok 2'].map((name, key) => ({ key, name, price: null }));
    expect(inOrder(names, 'name', VALUES).map(({ name }) => name)).toEqual(['Bok 2', 'Bok 10', 'ærlig', 'Øl', 'åpen']);
  });

  it('should be the service’s own where no field is named, or none that there is', () => {
    fc.assert(
      fc.property(things, fc.constantFrom('', '-', '__proto__', 'constructor', '-toString'), (given, by) => {
        expect(inOrder(given, by, VALUES)).toBe(given);
      }),
    );
  });
});

describe('the order that stands in an address', () => {
  it('should be a field that is known, after a minus at most', () => {
    fc.assert(
      fc.property(fc.oneof(sort, fc.string()), (text) => {
        const isKnown = ['name', '-name', 'price', '-price'].includes(text);
        expect(readSort(text, ['name', 'price'])).toBe(isKnown ? text : '');
      }),
    );
  });

  it('should turn round when the same head is pressed again', () => {
    expect(nextSort('', 'name')).toBe('name');
    expect(nextSort('name', 'name')).toBe('-name');
    expect(nextSort('-name', 'name')).toBe('name');
    expect(nextSort('price', 'name')).toBe('name');
    expect(['', 'name', '-name'].map(orderingOf)).toEqual([
      null,
      { field: 'name', direction: 'ascending' },
      { field: 'name', direction: 'descending' },
    ]);
  });
});
