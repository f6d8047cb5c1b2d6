import { filterPlacement, mayStart, membershipPrice } from '@felles/core/internal/portal/membership/rules';
import { aMembership } from '@felles/fixtures';
import { describe, expect, it } from 'vitest';
import { anAgreement, aProfile } from '../../../support/a-profile.ts';

const ended = anAgreement({ status: false });

describe('mayStart', () => {
  it.each([
    ['a visitor without a profile', null, 'allowed'],
    ['a member with an agreement', aProfile(), 'hasActiveAgreement'],
    [
      'a member with one active agreement among ended ones',
      aProfile({ avtaler: [ended, anAgreement()] }),
      'hasActiveAgreement',
    ],
    ['a member whose agreements have ended', aProfile({ avtaler: [ended] }), 'allowed'],
    ['an agreement that does not say', aProfile({ avtaler: [anAgreement({ status: null })] }), 'allowed'],
    [
      'a member who has signed, and waits for the bank',
      aProfile({ avtaler: [ended, anAgreement({ status: false, waits_for: 'bank' })] }),
      'hasActiveAgreement',
    ],
    [
      'a member who has not signed yet',
      aProfile({ avtaler: [anAgreement({ status: false, waits_for: 'signature' })] }),
      'allowed',
    ],
    ['a profile and nothing else', aProfile({ avtaler: [] }), 'allowed'],
    ['a profile without a list', aProfile({ avtaler: null }), 'allowed'],
  ] as const)('[P-MEMBERSHIP-41] should tell of %s', (_who, profile, answer) => {
    expect(mayStart(profile)).toBe(answer);
  });

  it.each([
    ['without a payer', aProfile({ avtaler: [], is_sponsored: false }), 'allowed'],
    ['with a payer', aProfile({ avtaler: [], is_sponsored: true }), 'hasSponsor'],
    ['with a payer, in numbers', aProfile({ avtaler: [ended], is_sponsored: 1 }), 'hasSponsor'],
    ['with a payer and an agreement', aProfile({ is_sponsored: true }), 'hasActiveAgreement'],
  ] as const)('[P-MEMBERSHIP-43] should tell of one whom %s', (_who, profile, answer) => {
    expect(mayStart(profile)).toBe(answer);
  });
});

describe('filterPlacement', () => {
  it.each([
    [0, 'inline'],
    [4, 'inline'],
    [5, 'toggle'],
    [9, 'toggle'],
  ] as const)('[P-MEMBERSHIP-30] should put %i filters %s', (count, placement) => {
    expect(filterPlacement(Array.from({ length: count }, (_, id) => ({ id, name: `${id}` })))).toBe(placement);
  });
});

describe('membershipPrice', () => {
  it.each([
    [449, 'kr\u00a0449,00'],
    [1299.5, 'kr\u00a01\u00a0299,50'],
    [0, 'kr\u00a00,00'],
  ])('[P-MEMBERSHIP-34] should write %d as %s', (cost_included_vat, text) => {
    expect(membershipPrice(aMembership({ cost: 1, cost_included_vat }))).toBe(text);
  });
});
