import { osloDay, toEpochSeconds } from '@felles/core';
import {
  activeAgreements,
  agreementNotice,
  agreementView,
  amountIn,
  bindingPeriod,
  directDebitOf,
  profilePrice,
  waitingAgreements,
} from '@felles/core/internal/portal/profile/agreements';
import { mayLeaveFor } from '@felles/core/internal/shared/addresses';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anAgreement, aProfile, dayOf, NOON } from '../../../support/a-profile.ts';

const TODAY = osloDay(NOON);
const ENDED = { status: false, valid_to: '2026-11-18' };
const NBSP = '\u00a0';

describe('which agreements are listed', () => {
  it('[P-PROFILE-10] should be those whose status is true, in their order', () => {
    const avtaler = [true, false, null, undefined, true].map((status, at) => anAgreement({ id: String(at), status }));
    expect(activeAgreements(aProfile({ avtaler })).map(({ id }) => id)).toEqual(['0', '4']);
    expect(activeAgreements(aProfile({ avtaler: null }))).toEqual([]);
    expect(activeAgreements({})).toEqual([]);
  });
});

describe('the notice in place of agreements', () => {
  it.each([
    ['nothing while one is active', { avtaler: [anAgreement()], is_sponsored: true }, null],
    ['that another person pays', { avtaler: [], is_sponsored: true }, 'sponsored'],
    [
      'that another person pays, after any agreement before',
      { avtaler: [anAgreement({ status: false })], is_sponsored: 1 },
      'sponsored',
    ],
    ['that there was one', { avtaler: [anAgreement(ENDED)], is_sponsored: false }, 'previous'],
    [
      'that the one there is does not apply yet, without an end',
      { avtaler: [anAgreement({ status: false })] },
      'inactive',
    ],
    [
      'that the one there is does not apply yet, whose last day is not past',
      { avtaler: [anAgreement(ENDED), anAgreement({ ...ENDED, valid_to: '2026-11-19T00:00:00Z' })] },
      'inactive',
    ],
    [
      'that the one there is does not apply yet, whose end cannot be read',
      { avtaler: [anAgreement({ ...ENDED, valid_to: 'snart' }), anAgreement({ ...ENDED, valid_to: 1 })] },
      'inactive',
    ],
    [
      'that the one there is waits to be paid, after any agreement before',
      {
        avtaler: [anAgreement({ status: false, unpaid_invoice: '7' }), anAgreement({ status: false })],
        is_sponsored: false,
      },
      'unpaid',
    ],
    [
      'that the one there is waits for the bank, beside anything else that waits',
      {
        avtaler: [
          anAgreement({ status: false, unpaid_invoice: '7' }),
          anAgreement({ status: false, waits_for: 'bank' }),
          anAgreement({ status: false, waits_for: 'signature' }),
        ],
        is_sponsored: false,
      },
      'signed',
    ],
    [
      'that the one there is waits to be signed',
      { avtaler: [anAgreement(ENDED), anAgreement({ status: false, waits_for: 'signature' })] },
      'unsigned',
    ],
    [
      'that the one there is does not apply yet, where it waits for something unknown',
      { avtaler: [anAgreement({ status: false, waits_for: 'godot' })] },
      'inactive',
    ],
    ['that there is none', { avtaler: [], is_sponsored: false }, 'none'],
    ['that there is none, of a record that says nothing', { avtaler: null, is_sponsored: null }, 'none'],
  ] as const)('should be %s', (_what, { avtaler, ...others }, notice) => {
    expect(agreementNotice(aProfile({ avtaler: avtaler && [...avtaler], ...others }), TODAY)).toBe(notice);
  });
});

describe('agreements that do not hold yet', () => {
  const waiting = { status: false, title: 'Prøveuke' };
  const told = (avtaler: readonly Parameters<typeof anAgreement>[0][], is_sponsored = false) =>
    waitingAgreements(aProfile({ avtaler: avtaler.map(anAgreement), is_sponsored }), toTheBank);

  it('should be to pay where they name their invoice', () => {
    const avtaler = [
      { ...waiting, unpaid_invoice: '7' },
      { ...waiting, unpaid_invoice: '8', title: ' ' },
      { ...waiting, unpaid_invoice: null },
      waiting,
      { ...waiting, unpaid_invoice: '9', status: true },
    ];
    expect(told(avtaler)).toEqual([
      { kind: 'unpaid', invoiceId: '7', title: 'Prøveuke' },
      { kind: 'unpaid', invoiceId: '8', title: null },
    ]);
    expect(waitingAgreements({}, toTheBank)).toEqual([]);
  });

  it('should be signed where they wait for the bank, and not where they hold', () => {
    const signed = { ...waiting, waits_for: 'bank' };
    expect(told([signed, { ...signed, status: true }])).toEqual([{ kind: 'signed', title: 'Prøveuke' }]);
  });

  it('should link to the signing only by an allowed address, and never for a sponsored member', () => {
    const unsigned = { ...waiting, waits_for: 'signature', nets_url: 'https://bank.example/a' };
    const expected = { kind: 'unsigned', title: 'Prøveuke', address: 'https://bank.example/a' };
    expect(told([unsigned])).toEqual([expected]);
    for (const nets_url of ['javascript:alert(1)', null])
      expect(told([{ ...unsigned, nets_url }])).toEqual([{ ...expected, address: null }]);
    expect(told([unsigned], true)).toEqual([]);
  });
});

describe('how long an agreement binds', () => {
  const said = (binding: number | null | undefined) =>
    bindingPeriod(typeof binding === 'number' ? toEpochSeconds(binding) : binding, TODAY);

  it('[P-PROFILE-12] should have expired when its last day is past', () => {
    expect(said(dayOf('2026-11-18')).key).toBe('profile.bindingExpired');
    expect(said(dayOf('2026-11-19') - 1).key).toBe('profile.bindingExpired');
    expect(said(dayOf('1999-01-01')).key).toBe('profile.bindingExpired');
    expect(said(-1).key).toBe('profile.bindingExpired');
  });

  it('[P-PROFILE-13] should be nothing without an end, which 0 is too', () => {
    expect([null, undefined, 0].map((none) => said(none).key)).toEqual(Array(3).fill('profile.bindingNone'));
  });

  it('[P-PROFILE-14] should be the Norwegian date of its last day in Oslo, today and later', () => {
    const dateOf = (epochSeconds: number) => said(epochSeconds).params;
    expect(dateOf(dayOf('2026-11-19'))).toEqual({ date: '19.11.2026' });
    expect(dateOf(dayOf('2027-07-01') - 3600)).toEqual({ date: '01.07.2027' });
    expect(dateOf(Date.parse('2027-06-30T21:59:59Z') / 1000)).toEqual({ date: '30.06.2027' });
  });

  it('[P-PROFILE-12] [P-PROFILE-14] should be read on the day of Oslo, at any hour', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 86_399 }), (second) => {
        expect(said(dayOf('2026-11-19') + second).key).toBe('profile.bindingUntil');
        expect(said(dayOf('2026-11-18') + second).key).toBe('profile.bindingExpired');
      }),
    );
  });
});

describe('prices', () => {
  it('[P-PROFILE-11] should have a dot before two decimals', () => {
    expect([449, 1299, 49.5, 0].map(profilePrice)).toEqual([
      `kr${NBSP}449.00`,
      `kr${NBSP}1${NBSP}299.00`,
      `kr${NBSP}49.50`,
      `kr${NBSP}0.00`,
    ]);
  });

  it.each([
    [449, 449],
    ['449', 449],
    ['1 299,50', 1299.5],
    ['1299.50', 1299.5],
    ['-100', -100],
    ['1,299.00', null],
    ['etter avtale', null],
    ['NaN', null],
    ['Infinity', null],
    ['', null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    [1e21, null],
    [null, null],
    [undefined, null],
  ])('should read %j as %j', (given, amount) => {
    expect(amountIn(given)).toBe(amount);
  });

  it('should be of the lines that are still charged, and be summed where each of them has one', () => {
    const shown = (...linjer: readonly { readonly pris?: number | string; readonly isactive?: boolean }[]) => {
      const { lines, total } = agreementView(anAgreement({ linjer: [...linjer] }), 0, TODAY, toTheBank);
      return [lines.map(({ price }) => price?.slice(3) ?? null), total?.slice(3) ?? null];
    };
    expect(shown({ pris: 0.1 }, { pris: '0,2' })).toEqual([['0.10', '0.20'], '0.30']);
    expect(shown({ pris: 449 }, { pris: 199, isactive: false })).toEqual([['449.00'], '449.00']);
    expect(shown({ pris: 449 }, { pris: 'gratis' }, {})).toEqual([['449.00', null, null], null]);
    expect(shown()).toEqual([[], null]);
  });
});

describe('direct debit', () => {
  it.each([
    [{ bbs_status: true, nets_url: 'https://bank.example/' }, { status: 'active' }],
    [
      { bbs_status: false, nets_url: 'https://bank.example/a' },
      { status: 'possible', address: 'https://bank.example/a' },
    ],
    [{ bbs_status: false, nets_url: 'javascript:alert(1)' }, { status: 'inactive' }],
    [{ bbs_status: false, nets_url: 'https://elsewhere.invalid/a' }, { status: 'inactive' }],
    [{ bbs_status: false, nets_url: 'data:text/html,x' }, { status: 'inactive' }],
    [{ bbs_status: false, nets_url: '//bank.example' }, { status: 'inactive' }],
    [{ bbs_status: null, nets_url: null }, { status: 'inactive' }],
    [{ bbs_status: 0, nets_url: '' }, { status: 'inactive' }],
  ])('should of %j be %j', (given, expected) => {
    expect(directDebitOf(anAgreement(given), toTheBank)).toEqual(expected);
  });
});

describe('an agreement as it is shown', () => {
  it('should have its words as they are, and none where there are none', () => {
    const text = '<b>fet</b> {{number}}';
    expect(
      agreementView(anAgreement({ title: ' ', number: 7, text, linjer: null }), 3, TODAY, toTheBank),
    ).toMatchObject({
      title: null,
      number: '7',
      text,
      lines: [],
      total: null,
    });
    expect(agreementView({}, 0, TODAY, toTheBank)).toMatchObject({
      title: null,
      number: null,
      text: null,
      directDebit: { status: 'inactive' },
    });
  });

  it('should differ from others with the same id', () => {
    const keys = [0, 1, 2].map((place) => agreementView(anAgreement(), place, TODAY, toTheBank).key);
    expect(new Set(keys).size).toBe(3);
  });
});

const toTheBank = (address: string): boolean =>
  mayLeaveFor(address, { origin: 'https://portal.example', hosts: ['bank.example'] });
