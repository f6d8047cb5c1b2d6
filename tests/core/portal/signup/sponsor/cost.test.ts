import { type Load, loading } from '@felles/core';
import type { Department } from '@felles/core/internal/portal/center/model';
import { sponsorCost } from '@felles/core/portal/signup';
import { aDepartment, aMembership } from '@felles/fixtures';
import { describe, expect, it } from 'vitest';

const AGREEMENT = {
  departmentId: 101,
  department: 'Sentrum',
  membership: aMembership({ title: 'Ungdom', cost_included_vat: 299, duration: 12, duration_type: 'month' }),
};

describe('what a payer reads before they agree', () => {
  it('should be what those read who pay for themselves: where, what, the price, the binding and its total', () => {
    expect(sponsorCost(AGREEMENT, loading)).toMatchObject({
      departmentId: 101,
      summary: {
        department: 'Sentrum',
        membership: {
          title: 'Ungdom',
          price: 'kr\u00a0299,00',
          binding: { months: 12, total: 'kr\u00a03\u00a0588,00' },
        },
        member: null,
      },
      money: null,
    });
  });

  it.each([undefined, null, '', '  '])(
    'should be where the center says that it is, where the agreement says %j',
    (name) => {
      const departments = [aDepartment({ id: 102, navn: 'Fana' }), aDepartment({ id: 101, navn: 'Torget' })];
      const whereOf = (known: Load<readonly Department[]>, department: string | null | undefined = name) =>
        sponsorCost({ ...AGREEMENT, department }, known).summary.department;
      const ready = (value: readonly Department[]) => ({ status: 'ready', value }) as const;
      expect([whereOf(ready(departments)), whereOf(ready([])), whereOf(loading)]).toEqual(['Torget', null, null]);
      expect(whereOf(ready(departments), 'Sentrum')).toBe('Sentrum');
    },
  );

  it('should have the service’s first payment, and none before it exists', () => {
    const first = { first_invoice_date: '05.12.2026', invoice: { id: '7', rest: 299 } };
    expect(sponsorCost({ ...AGREEMENT, first }, loading).money).toEqual({ invoice: { status: 'ready', value: first } });
    expect(sponsorCost({ ...AGREEMENT, first: { invoice: null } }, loading).money).toBe(null);
  });
});
