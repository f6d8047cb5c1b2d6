import { bindingOf } from '@felles/core/internal/portal/membership/rules';
import { aMembership } from '@felles/fixtures';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const monthly = (duration: unknown, price = 399, type: string | null = 'month') =>
  bindingOf(
    aMembership({ id: 7, title: 'x', cost_included_vat: price, duration: duration as number, duration_type: type }),
  );

describe('what a membership comes to for as long as it binds', () => {
  it('should be every month together, to the øre', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 60 }), fc.integer({ min: 0, max: 1_000_000 }), (months, cents) => {
        const binding = monthly(months, cents / 100);
        expect(binding?.months).toBe(months);
        expect(Math.round((binding?.total ?? 0) * 100)).toBe(months * cents);
      }),
    );
  });

  it('should be counted in months also where the center counts years, and be unknown for any other word', () => {
    expect(monthly(1, 100, 'year')).toEqual({ months: 12, total: 1_200 });
    for (const type of ['day', 'week', '', null, 'constructor']) expect(monthly(12, 100, type)).toBeNull();
    for (const duration of [0, 1, -1, 1.5, 'x', true, null]) expect(monthly(duration)).toBeNull();
  });

  it('should be nothing for what is paid once', () => {
    expect(bindingOf(aMembership({ id: 7, title: 'x', temporary: true }))).toBeNull();
  });
});
