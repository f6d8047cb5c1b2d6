import { ConditionLink } from '@felles/core/internal/portal/terms/model';
import { conditionIn, conditionOf, type PaymentCondition } from '@felles/core/internal/portal/terms/rules';
import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';

const document = { type: 'application/pdf', bytes: new Uint8Array([37]) };

describe('the records of payment terms', () => {
  it('[P-PAYMENT-58] should say whether there are any, and where', () => {
    const link = { has_condition: true, url: 'https://center.example/vilkar' };
    expect(z.parse(ConditionLink, link)).toEqual(link);
    expect(z.parse(ConditionLink, { has_condition: null, url: null })).toEqual({ has_condition: null, url: null });
    expect(z.parse(ConditionLink, {})).toEqual({});
    expect(z.safeParse(ConditionLink, { has_condition: 1 }).success).toBe(false);
    expect(z.safeParse(ConditionLink, { url: 1 }).success).toBe(false);
  });

  it('[P-PAYMENT-57] should be of one type or the other, with an address or with a document', () => {
    expectTypeOf<PaymentCondition['type']>().toEqualTypeOf<'redirect' | 'pdf'>();
    const url = 'https://center.example/vilkar';
    expect([conditionOf({ url }), conditionIn(document)]).toEqual([
      { type: 'redirect', url },
      { type: 'pdf', blob: document },
    ]);
  });
});
