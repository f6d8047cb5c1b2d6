import {
  featuredFirst,
  isVisible,
  membershipPrice,
  onlyMembership,
  outcomeOfMissing,
  paymentRhythm,
  prefersNoDirectDebit,
  withoutDirectDebitFirst,
} from '@felles/core/internal/portal/membership/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupIds, membership, membershipId, memberships, viewer } from '../../../support/arbitraries/membership.ts';

const chosenId = fc.option(membershipId);

describe('isVisible', () => {
  it('[P-MEMBERSHIP-25] should never show a test membership to a member who is logged in, chosen or not', () => {
    fc.assert(
      fc.property(membership, viewer, chosenId, (given, who, chosen) => {
        const isHidden = given.test_membership === true && who.loggedIn;
        if (isHidden) expect(isVisible(given, who, chosen)).toBe(false);
        else expect(isVisible(given, who, chosen)).toBe(isVisible({ ...given, test_membership: false }, who, chosen));
      }),
    );
  });

  it('[P-MEMBERSHIP-24] should hide only direct-link memberships from visitors without a direct link', () => {
    fc.assert(
      fc.property(membership, viewer, chosenId, (given, who, chosen) => {
        const plain = { ...given, test_membership: false };
        const shows = isVisible(plain, { ...who, flow: 'ordinary' }, chosen);
        expect(shows).toBe(who.arrivedDirectly || plain.is_direct_link_only !== true);
      }),
    );
  });

  it('[P-MEMBERSHIP-27] should in sponsor flows show those whose two flags agree, and the chosen one', () => {
    fc.assert(
      fc.property(membership, viewer, chosenId, (given, who, chosen) => {
        const plain = { ...given, test_membership: false };
        const shows = isVisible(plain, { ...who, flow: 'sponsor' }, chosen);
        const both = plain.temporary === true && plain.is_direct_link_only === true;
        const neither = plain.temporary !== true && plain.is_direct_link_only !== true;
        expect(shows).toBe(plain.id === chosen || both || neither);
      }),
    );
  });
});

describe('featuredFirst', () => {
  it('[P-MEMBERSHIP-28] should put the featured before all others, losing none and keeping the order of each', () => {
    fc.assert(
      fc.property(memberships, (given) => {
        const sorted = featuredFirst(given);
        const isFeatured = ({ is_featured }: { is_featured?: boolean | null | undefined }) => is_featured === true;
        expect(sorted.map(isFeatured)).toEqual(given.map(isFeatured).toSorted((a, b) => Number(b) - Number(a)));
        expect(sorted.filter(isFeatured)).toEqual(given.filter(isFeatured));
        expect(sorted.filter((one) => !isFeatured(one))).toEqual(given.filter((one) => !isFeatured(one)));
      }),
    );
  });
});

describe('withoutDirectDebitFirst', () => {
  it('[P-SIGNUP-92] should hide none, and put those without direct debit first', () => {
    fc.assert(
      fc.property(memberships, (given) => {
        const sorted = withoutDirectDebitFirst(given);
        expect(new Set(sorted)).toEqual(new Set(given));
        expect(sorted).toHaveLength(given.length);
        const first = sorted.findIndex(({ no_direct_debit }) => no_direct_debit !== true);
        const others = first < 0 ? [] : sorted.slice(first);
        expect(others.some(({ no_direct_debit }) => no_direct_debit === true)).toBe(false);
      }),
    );
  });

  it.each([
    [{}, false],
    [{ directdebit: 'true' }, false],
    [{ directdebit: 'false' }, true],
    [{ directdebit: 'false', callback: 'avtalegiro' }, false],
  ])('[P-SIGNUP-80] [P-SIGNUP-92] should of the address %o be wanted: %s', (parameters, expected) => {
    expect(prefersNoDirectDebit(parameters)).toBe(expected);
  });
});

describe('onlyMembership', () => {
  it('[P-MEMBERSHIP-20] should be the one that was loaded alone, with no filter and no direct link, if it shows', () => {
    fc.assert(
      fc.property(memberships, groupIds, viewer, (list, groups, who) => {
        const isMeant = list.length === 1 && groups.length === 0 && !who.arrivedDirectly;
        const [first] = list;
        const shows = first !== undefined && isVisible(first, who, null);
        expect(onlyMembership(list, groups, who)).toBe(isMeant && shows ? first : null);
      }),
    );
  });
});

describe('outcomeOfMissing', () => {
  it.each([
    ['same', false, 'vanished'],
    ['same', true, 'stays'],
    ['filters', false, 'cleared'],
    ['filters', true, 'stays'],
    ['department', false, 'cleared'],
    ['department', true, 'cleared'],
  ] as const)(
    '[P-MEMBERSHIP-21] should, when what is asked is %s (by direct link: %s), be %s',
    (change, arrivedDirectly, outcome) => {
      expect(outcomeOfMissing(change, arrivedDirectly)).toBe(outcome);
    },
  );
});

describe('what a card says', () => {
  it('[P-MEMBERSHIP-34] should be the price including VAT, with kr before it and a comma before the øre', () => {
    fc.assert(
      fc.property(membership, (given) => {
        const price = membershipPrice(given);
        expect(price).toMatch(/^kr\u00a0\d{1,3}(\u00a0\d{3})*,\d\d$/);
        const øre = Number(price.replace(/\D/g, ''));
        expect(øre).toBe(Math.round(given.cost_included_vat * 100));
      }),
    );
  });

  it('[P-MEMBERSHIP-32] should be one-time for a temporary membership and per month for every other', () => {
    fc.assert(
      fc.property(membership, fc.constantFrom('day', 'month', 3, null), (given, duration_type) => {
        const { key } = paymentRhythm({ ...given, duration_type, duration: 1 });
        expect(key).toBe(given.temporary === true ? 'membership.oneTime' : 'membership.perMonth');
      }),
    );
  });
});
