import { inWholePercent } from '@felles/core/internal/shared/fraction';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('the shares of a whole', () => {
  it('should be whole percents that add up to what the parts are of the whole', () => {
    const numbers = fc.array(fc.option(fc.oneof(fc.nat(1_000), fc.double({ min: 0, max: 900, noNaN: true }))));
    fc.assert(
      fc.property(numbers, fc.nat(2_000), (parts, more) => {
        const sum = parts.reduce<number>((all, part) => all + (part ?? 0), 0);
        const total = sum + more;
        const shares = inWholePercent(parts, total);
        expect(shares).toHaveLength(parts.length);
        if (total === 0) expect(shares).toEqual(parts.map(() => null));
        if (total === 0) return;
        const known = shares.filter((share) => share !== null);
        expect(known.reduce((all, share) => all + share, 0)).toBe(Math.round((100 * sum) / total));
        for (const [at, share] of shares.entries()) {
          const part = parts[at] ?? null;
          if (part === null) expect(share).toBeNull();
          else expect(Math.abs((share ?? 0) - (100 * part) / total)).toBeLessThan(1.000_001);
        }
      }),
    );
    expect(inWholePercent([55, 55, 77, 11], 198)).toEqual([28, 28, 39, 5]);
    expect(inWholePercent([1, 1, null, 1], 3)).toEqual([34, 33, null, 33]);
    expect(inWholePercent([1], null)).toEqual([null]);
  });
});
