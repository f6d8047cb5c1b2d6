import {
  ADULT_AGE,
  type AgeQuestion,
  ageDecision,
  ageFlags,
  isUnderaged,
} from '@felles/core/internal/portal/person/age';
import { ageMessage } from '@felles/core/portal/person';
import { describe, expect, it } from 'vitest';
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
  it('[P-PERSON-33] should begin with the eighteenth birthday', () => {
    expect(ADULT_AGE).toBe(18);
    expect(isUnderaged(aged(18), TODAY)).toBe(false);
    expect(isUnderaged(theDay(2008, 11, 20), TODAY)).toBe(true);
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

  it('[P-PERSON-53] should let that limit alone decide on the ordinary path, and no other', () => {
    expect(asked({ birth: aged(16), membership: PREPAID })).toEqual({ kind: 'allowed' });
    expect(ageMessage(asked({ birth: aged(15), membership: PREPAID }))?.key).toBe('short-term-membership-under-age');
    expect(asked({ birth: aged(16), membership: PREPAID, path: 'company' })).toEqual({ kind: 'underage' });
    expect(asked({ birth: aged(18), membership: PREPAID, path: 'company' })).toEqual({ kind: 'allowed' });
  });
});
