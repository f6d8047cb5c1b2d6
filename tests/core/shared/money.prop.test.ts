import { kroner } from '@felles/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const SPACE = '\u00a0';
const sign = fc.constantFrom(',' as const, '.' as const);
const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

describe('kroner', () => {
  it.each([
    [0, ',', 'kr 0,00'],
    [1299, ',', 'kr 1 299,00'],
    [1234567.5, '.', 'kr 1 234 567.50'],
    [-349.9, ',', 'kr -349,90'],
    [-0.001, ',', 'kr 0,00'],
    [999.999, '.', 'kr 1 000.00'],
  ] as const)('should write %d with %s as %s', (amount, decimalSign, written) => {
    expect(kroner(amount, decimalSign)).toBe(written.replaceAll(' ', SPACE));
  });

  it('should say the same amount when read back', () => {
    fc.assert(
      fc.property(cents, sign, (amount, decimalSign) => {
        const read = kroner(amount / 100, decimalSign)
          .replace('kr', '')
          .replaceAll(SPACE, '')
          .replace(decimalSign, '.');
        expect(Number(read)).toBe(amount / 100);
      }),
    );
  });

  it('should write thousands in threes, two decimals, and nothing that a line may break at', () => {
    fc.assert(
      fc.property(cents, sign, (amount, decimalSign) => {
        const [whole = '', decimals = ''] = kroner(amount / 100, decimalSign).split(decimalSign);
        expect(whole).toMatch(/^kr\u00a0-?\d{1,3}(\u00a0\d{3})*$/);
        expect(decimals).toMatch(/^\d\d$/);
      }),
    );
  });
});
