import { pageNumbers } from '@felles/core';
import { gravestStrip, STRIP_KINDS } from '@felles/core/internal/shell/strips';
import fc from 'fast-check';
import { expect, it } from 'vitest';

it.each([
  [1, 1, [1]],
  [1, 4, [1, 2, 3, 4]],
  [1, 5, [1, 2, null, 5]],
  [2, 4, [1, 2, 3, 4]],
  [3, 5, [1, 2, 3, 4, 5]],
  [10, 20, [1, null, 9, 10, 11, null, 20]],
  [4, 20, [1, 2, 3, 4, 5, null, 20]],
])('should offer around page %i of %i: %j', (page, count, offered) => {
  expect(pageNumbers(page, count)).toEqual(offered);
});

it('should always offer the first page, the last and the one shown, in order, and never two gaps', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(), (count, pick) => {
      const page = 1 + (pick % count);
      const offered = pageNumbers(page, count);
      const numbers = offered.filter((number) => number !== null);
      expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
      expect(numbers).toEqual(expect.arrayContaining([1, page, count]));
      offered.forEach((number, index) => {
        if (number !== null) return;
        const [before, after] = [offered[index - 1] ?? 0, offered[index + 1] ?? 0];
        expect(after - before).toBeGreaterThan(2);
      });
    }),
  );
});

it('should show the gravest strip alone: lost, then offline, then stale, then connecting', () => {
  expect(STRIP_KINDS).toEqual(['lost', 'offline', 'stale', 'connecting']);
  expect(gravestStrip([])).toBeNull();
  fc.assert(
    fc.property(fc.shuffledSubarray([...STRIP_KINDS], { minLength: 1 }), (kinds) => {
      const shown = gravestStrip(kinds.map((kind) => ({ kind })));
      expect(shown?.kind).toBe(STRIP_KINDS.find((kind) => kinds.includes(kind)));
    }),
  );
});
