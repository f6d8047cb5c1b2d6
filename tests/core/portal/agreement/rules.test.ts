import type { Failure } from '@felles/core';
import { detailOf, isDone, lengthsOf, waysOf } from '@felles/core/internal/portal/agreement/rules';
import {
  type AgreementState,
  endRequestOf,
  type Freeze,
  optionsWithProof,
  ownOption,
} from '@felles/core/portal/agreement';
import { describe, expect, it } from 'vitest';
import { dayOf, someTerms } from '../../../support/an-agreement.ts';

const refusedWith = (detail: unknown): Failure => ({
  kind: 'refused',
  refusal: 'conflict',
  status: 409,
  type: 'Error',
  message: '',
  detail,
});

const ALL = { end: true, freeze: true };
const NO_WAYS = { end: false, takeBack: false, pause: false, withdraw: false, endEarly: null };

const aFreeze = (over: Partial<Freeze> = {}): Freeze => ({
  id: '1',
  contract_id: '7',
  from_month: '2026-12',
  to_month: '2027-01',
  fee: 198,
  status: 'PLANNED',
  from_day: dayOf('2026-12-01'),
  to_day: dayOf('2027-01-31'),
  fee_per_month: 99,
  ...over,
});
const withFreeze = (over: Partial<Freeze>) =>
  someTerms({ freeze: { allowed: [], months: [], agreed: [aFreeze(over)] } });

describe('the ways of an agreement', () => {
  it.each<[AgreementState, object]>([
    ['ACTIVE', { ...NO_WAYS, end: true, pause: true, withdraw: true }],
    ['ENDING', { ...NO_WAYS, takeBack: true, withdraw: true }],
    ['REQUESTED', { ...NO_WAYS, takeBack: true, withdraw: true }],
    ['ENDED', NO_WAYS],
    ['WITHDRAWN', NO_WAYS],
  ])('[P-MEMBER-34] should be as the state lets them: %s', (state, ways) => {
    expect(waysOf(someTerms({ state }), ALL)).toEqual(ways);
  });

  it('[P-MEMBER-02] should be only of the parts that the service names', () => {
    expect(waysOf(someTerms(), { end: false, freeze: true })).toEqual({ ...NO_WAYS, pause: true });
    expect(waysOf(someTerms(), { end: true, freeze: false })).toEqual({ ...NO_WAYS, end: true, withdraw: true });
  });

  it('[P-MEMBER-38] should not have a withdrawal that the service gives no day for', () => {
    expect(waysOf(someTerms({ withdraw_until: null }), ALL).withdraw).toBe(false);
  });

  it('[P-MEMBER-40] should end a pause early only where it has begun and the center allows it', () => {
    const endOf = (over: Partial<Freeze>) => waysOf(withFreeze(over), ALL).endEarly?.id ?? null;
    expect(endOf({ status: 'ACTIVE', early_end: dayOf('2026-12-31') })).toBe('1');
    expect(endOf({ status: 'ACTIVE' })).toBeNull();
    expect(endOf({ status: 'PLANNED', early_end: dayOf('2026-12-31') })).toBeNull();
  });
});

describe('an act', () => {
  const request = { from_month: '2026-12', months: 2, shownFee: 198, shownBinding: null };
  it('should be done as the terms after it say', () => {
    const end = { kind: 'end', request: { shownEnd: dayOf('2027-07-31'), shownSum: 1, reason: null } } as const;
    expect((['ACTIVE', 'ENDING', 'REQUESTED'] as const).map((state) => isDone(end, someTerms({ state })))).toEqual([
      false,
      true,
      true,
    ]);
    expect(isDone({ kind: 'takeBack' }, someTerms())).toBe(true);
    expect(isDone({ kind: 'takeBack' }, someTerms({ state: 'ENDING' }))).toBe(false);
    const withdraw = { kind: 'withdraw', request: { shownSum: 1 } } as const;
    expect([isDone(withdraw, someTerms()), isDone(withdraw, someTerms({ state: 'WITHDRAWN' }))]).toEqual([false, true]);
  });

  it('should be done for a pause by its first month, and for its end by its state', () => {
    const freeze = { kind: 'freeze', request } as const;
    expect([isDone(freeze, withFreeze({})), isDone(freeze, withFreeze({ status: 'WITHDRAWN' }))]).toEqual([
      true,
      false,
    ]);
    expect(isDone(freeze, withFreeze({ from_month: '2027-02' }))).toBe(false);
    const gone = { kind: 'endFreeze', id: '1' } as const;
    expect(isDone(gone, withFreeze({}))).toBe(false);
    expect(isDone(gone, withFreeze({ status: 'WITHDRAWN' }))).toBe(true);
    expect(isDone(gone, withFreeze({ status: 'ACTIVE', early_end: dayOf('2026-12-31') }))).toBe(false);
    expect(isDone(gone, withFreeze({ status: 'ACTIVE', early_end: null }))).toBe(true);
    expect(isDone(gone, withFreeze({ id: '2' }))).toBe(true);
  });
});

describe('the choices of a pause', () => {
  it('should be those without proof, and in the lengths that the service allows', () => {
    expect(ownOption(someTerms())?.reason).toBe('OWN_WISH');
    expect(optionsWithProof(someTerms()).map(({ reason }) => reason)).toEqual(['ILLNESS']);
    expect([ownOption(someTerms({ freeze: null })), optionsWithProof(someTerms({ freeze: null }))]).toEqual([null, []]);
    const option = { reason: 'OWN_WISH', months_least: 2, months_most: 4, fee_per_month: 1, needs_proof: false };
    expect(lengthsOf(option)).toEqual([2, 3, 4]);
    expect(lengthsOf({ ...option, months_most: 1e9 })).toHaveLength(24);
    expect(lengthsOf({ ...option, months_most: 1 })).toEqual([]);
    const none = { allowed: [{ ...option, months_most: 1 }], months: [], agreed: [] };
    expect(ownOption(someTerms({ freeze: none }))).toBeNull();
  });
});

describe('a request and a refusal', () => {
  it('[P-MEMBER-35] should have the day and the sum as they were told, and none without a day', () => {
    expect(endRequestOf(someTerms())).toEqual({ shownEnd: dayOf('2027-07-31'), shownSum: 4486.5, reason: null });
    expect(endRequestOf(someTerms({ rest_sum: undefined }))?.shownSum).toBeNull();
    expect(endRequestOf(someTerms({ ends_on: null }))).toBeNull();
  });

  it('should have no detail where it cannot be read', () => {
    expect(detailOf(refusedWith({ first_month: '2027-04' }))).toEqual({ first_month: '2027-04' });
    for (const detail of [null, undefined, 7, { first_month: '2027-13' }, { terms: {} }])
      expect(detailOf(refusedWith(detail))).toEqual({});
    expect(detailOf({ kind: 'unreachable', cause: 'timeout' })).toEqual({});
  });
});
