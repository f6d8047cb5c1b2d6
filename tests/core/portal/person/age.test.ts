import { osloDay } from '@felles/core';
import { ADULT_AGE, type AgeQuestion, ageDecision, ageFlags, ageMessage, isUnderaged } from '@felles/core/portal';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { theDay } from '../../../support/arbitraries/days.ts';

const TODAY = theDay(2026, 11, 19);

/** Born on this very day of the year, so many years ago: it is their birthday. */
const aged = (years: number) => theDay(2026 - years, 11, 19);

const MONTHLY = { temporary: false, noDirectDebit: false };
const PREPAID = { temporary: true, noDirectDebit: true };

const asked = (over: Partial<AgeQuestion>) =>
  ageDecision({
    birth: aged(16),
    today: TODAY,
    minimumAge: 15,
    shortTermMinimumAge: 16,
    membership: MONTHLY,
    sponsorSetup: true,
    path: 'ordinary',
    ...over,
  });

describe('being of age', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('[P-PERSON-33] should begin with the eighteenth birthday', () => {
    expect(ADULT_AGE).toBe(18);
    expect(isUnderaged(aged(18), TODAY)).toBe(false);
    expect(isUnderaged(theDay(2008, 11, 20), TODAY)).toBe(true);
  });

  it('[P-PERSON-33] should begin on 1 March for a person born on 29 February', () => {
    const born = theDay(2008, 2, 29);
    expect(isUnderaged(born, theDay(2026, 2, 28))).toBe(true);
    expect(isUnderaged(born, theDay(2026, 3, 1))).toBe(false);
    expect(isUnderaged(theDay(2004, 2, 29), theDay(2024, 2, 29))).toBe(false);
  });

  it('[P-PERSON-33] should begin when the day begins in Oslo', () => {
    // A visitor's clock five hours behind.
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(300);
    const born = theDay(2008, 11, 20);
    const lastMoment = Date.parse('2026-11-19T23:59:59.999+01:00');
    expect(isUnderaged(born, osloDay(lastMoment))).toBe(true);
    expect(isUnderaged(born, osloDay(lastMoment + 1))).toBe(false);
  });
});

describe('what a birth date says of a person', () => {
  const limits = { ordinary: 15, shortTerm: 16 };

  it('[P-PERSON-34] [P-PERSON-35] should be whether each limit is reached, on the birthday itself', () => {
    expect(ageFlags(aged(15), TODAY, limits)).toEqual({
      underaged: true,
      meetsMinimum: true,
      meetsShortTermMinimum: false,
    });
    expect(ageFlags(aged(16), TODAY, limits).meetsShortTermMinimum).toBe(true);
    expect(ageFlags(theDay(2011, 11, 20), TODAY, limits).meetsMinimum).toBe(false);
    expect(ageFlags(theDay(2010, 11, 20), TODAY, limits).meetsShortTermMinimum).toBe(false);
  });

  it('[P-PERSON-34] [P-PERSON-35] should be yes to a limit of 0, and to any limit before there is a date', () => {
    expect(ageFlags(TODAY, TODAY, { ordinary: 0, shortTerm: 0 })).toMatchObject({
      meetsMinimum: true,
      meetsShortTermMinimum: true,
    });
    expect(ageFlags(null, TODAY, limits)).toEqual({
      underaged: false,
      meetsMinimum: true,
      meetsShortTermMinimum: true,
    });
  });
});

describe('the age decision', () => {
  it('[P-PERSON-37] should have four results, the second with its limit', () => {
    expect(asked({ birth: aged(18) })).toEqual({ kind: 'allowed' });
    expect(asked({ birth: aged(14) })).toEqual({ kind: 'belowMinimum', limit: 15, shortTerm: false });
    expect(asked({ birth: aged(16) })).toEqual({ kind: 'sponsorRoute' });
    expect(asked({ birth: aged(16), sponsorSetup: false })).toEqual({ kind: 'underage' });
  });

  it.each(['ordinary', 'company'] as const)(
    '[P-PERSON-42] should let no visitor under 18 pay, on the %s path',
    (path) => {
      expect(asked({ birth: aged(17), path }).kind).not.toBe('allowed');
      expect(asked({ birth: aged(17), path, minimumAge: 0 }).kind).not.toBe('allowed');
      expect(asked({ birth: aged(18), path }).kind).toBe('allowed');
    },
  );

  it('should let a minimum age raise the 18 years', () => {
    expect(asked({ birth: aged(19), minimumAge: 20 })).toEqual({ kind: 'belowMinimum', limit: 20, shortTerm: false });
    expect(asked({ birth: aged(20), minimumAge: 20 })).toEqual({ kind: 'allowed' });
  });

  it('[P-PERSON-43] should offer a sponsor where the center takes them and there is something to sign', () => {
    expect(asked({ birth: aged(15) })).toEqual({ kind: 'sponsorRoute' });
    expect(asked({ birth: aged(15), membership: { ...MONTHLY, noDirectDebit: true } })).toEqual({ kind: 'underage' });
    expect(asked({ birth: aged(15), membership: null })).toEqual({ kind: 'underage' });
    expect(asked({ birth: aged(15), sponsorSetup: false })).toEqual({ kind: 'underage' });
    expect(asked({ birth: aged(15), membership: { temporary: true, noDirectDebit: false } }).kind).toBe('sponsorRoute');
  });

  it('[P-PERSON-45] should let those under 18 sign up when another person pays, from the limit on', () => {
    expect(asked({ birth: aged(15), path: 'private' })).toEqual({ kind: 'allowed' });
    expect(asked({ birth: aged(14), path: 'private' })).toMatchObject({ kind: 'belowMinimum', limit: 15 });
    for (const path of ['ordinary', 'company'] as const)
      for (const minimumAge of [0, 15]) expect(asked({ birth: aged(17), path, minimumAge }).kind).not.toBe('allowed');
  });

  it('should ask of a profile without a membership only the limit', () => {
    expect(asked({ birth: aged(15), path: 'profile', membership: null })).toEqual({ kind: 'allowed' });
    expect(asked({ birth: aged(14), path: 'profile', membership: null }).kind).toBe('belowMinimum');
  });

  it('[P-PERSON-40] should hold prepaid short-term memberships against their own limit', () => {
    expect(asked({ birth: aged(15), membership: PREPAID })).toEqual({
      kind: 'belowMinimum',
      limit: 16,
      shortTerm: true,
    });
    expect(asked({ birth: aged(15), membership: PREPAID, path: 'private' }).kind).toBe('belowMinimum');
    expect(asked({ birth: aged(16), membership: PREPAID, shortTermMinimumAge: 15, minimumAge: 17 }).kind).toBe(
      'allowed',
    );
    expect(asked({ birth: aged(16), membership: { temporary: true, noDirectDebit: false }, minimumAge: 17 })).toEqual({
      kind: 'belowMinimum',
      limit: 17,
      shortTerm: false,
    });
  });

  it('[P-PERSON-53] should let that limit alone decide on the ordinary path, and no other', () => {
    expect(asked({ birth: aged(16), membership: PREPAID })).toEqual({ kind: 'allowed' });
    expect(ageMessage(asked({ birth: aged(15), membership: PREPAID }))?.key).toBe('short-term-membership-under-age');
    expect(asked({ birth: aged(16), membership: PREPAID, path: 'company' })).toEqual({ kind: 'underage' });
    expect(asked({ birth: aged(18), membership: PREPAID, path: 'company' })).toEqual({ kind: 'allowed' });
  });

  it('[P-PERSON-53] should leave it to the ordinary rule where that limit is 0', () => {
    expect(asked({ birth: aged(16), membership: PREPAID, shortTermMinimumAge: 0 })).toEqual({ kind: 'underage' });
    expect(asked({ birth: aged(14), membership: PREPAID, shortTermMinimumAge: 0 })).toEqual({
      kind: 'belowMinimum',
      limit: 15,
      shortTerm: false,
    });
  });

  it('should stop no visitor before there is a date', () => {
    expect(asked({ birth: null, minimumAge: 100 })).toEqual({ kind: 'allowed' });
  });
});
