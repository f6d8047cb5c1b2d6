import { type Load, loading } from '@felles/core';
import type { PaymentCondition } from '@felles/core/internal/portal/terms/rules';
import { termsLinkOf } from '@felles/core/portal/person';
import { describe, expect, it } from 'vitest';
import { unreachable } from '../../../support/fake-ports.ts';

const ready = (value: PaymentCondition | null): Load<PaymentCondition | null> => ({ status: 'ready', value });
const PAGE: PaymentCondition = { type: 'redirect', url: 'https://terms.example/payment' };
const center = { link_to_tos: [{ id: 101, url: 'https://terms.example/101' }] };

describe('where the terms of a sign-up are', () => {
  it('should be the page of the department', () => {
    expect(termsLinkOf(center, 101, ready(PAGE))).toEqual({ kind: 'elsewhere', url: 'https://terms.example/101' });
  });

  it('should be those of payment where the department has none', () => {
    const ofPayment = { kind: 'elsewhere', url: 'https://terms.example/payment' };
    expect(termsLinkOf(center, 102, ready(PAGE))).toEqual(ofPayment);
    expect(termsLinkOf(center, null, ready(PAGE))).toEqual(ofPayment);
    expect(termsLinkOf({}, 101, ready(PAGE))).toEqual(ofPayment);
    expect(termsLinkOf(null, 101, ready({ type: 'pdf', blob: null }))).toEqual({ kind: 'own' });
  });

  it('should be nowhere while nothing is known, and where there are none', () => {
    expect(termsLinkOf({}, 101, ready(null))).toBeNull();
    expect(termsLinkOf({}, 101, loading)).toBeNull();
  });

  it('should be the page that says why they could not be had, and asks for them again', () => {
    expect(termsLinkOf({}, 101, { status: 'failed', failure: unreachable })).toEqual({ kind: 'own' });
  });

  it.each(['javascript:alert(1)', '', 'terms', 'https://a@b.example'])('should never be at %j', (url) => {
    expect(termsLinkOf({ link_to_tos: [{ id: 101, url }] }, 101, ready(null))).toBeNull();
  });
});
