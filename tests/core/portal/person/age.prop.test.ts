import { type Day, isoDate } from '@felles/core';
import type * as Ages from '@felles/core/internal/portal/person/age';
import { ADULT_AGE, type AgeQuestion, ageDecision, ageFlags } from '@felles/core/internal/portal/person/age';
import { dayMonthYear, dayOf, yearsBetween } from '@felles/core/internal/shared/calendar';
import type * as Dates from '@felles/core/internal/shared/dates';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { day, theDay } from '../../../support/arbitraries/days.ts';
import { HOUR } from '../../../support/at.ts';
import { osloByIntl } from '../../../support/oslo.ts';

const limit = fc.integer({ min: 0, max: 30 });
const leapDay = fc.constantFrom(1996, 2000, 2004, 2008, 2012).map((year) => theDay(year, 2, 29));
const birth = fc.oneof({ weight: 4, arbitrary: day }, { weight: 1, arbitrary: leapDay });

/** Birthdays, weeks away from them and any day at all. */
const dates: fc.Arbitrary<{ readonly birth: Day; readonly today: Day }> = birth.chain((born) =>
  fc.record({
    birth: fc.constant(born),
    today: fc.oneof(
      day,
      fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: -2, max: 2 })).map(([years, off]) => {
        const [date = 1, month = 1, year = 2000] = parts(born);
        return ((dayOf(year + years, month, date) ?? theDay(year + years, 3, 1)) + off) as Day; // days near a day are days
      }),
    ),
  }),
);

const question: fc.Arbitrary<AgeQuestion> = dates.chain((given) =>
  fc.record({
    birth: fc.option(fc.constant(given.birth), { freq: 20 }),
    today: fc.constant(given.today),
    minimumAge: limit,
    shortTermMinimumAge: limit,
    membership: fc.option(fc.record({ temporary: fc.boolean(), noDirectDebit: fc.boolean() }), { freq: 5 }),
    sponsorSetup: fc.boolean(),
    path: fc.constantFrom('ordinary', 'company', 'private', 'profile'),
  }),
);

describe('age', () => {
  it('[P-PERSON-33] should be the number of birthdays a person has had', () => {
    fc.assert(
      fc.property(dates, ({ birth: born, today }) => {
        fc.pre(born <= today);
        expect(yearsBetween(born, today)).toBe(birthdaysBetween(born, today));
      }),
    );
  });

  it('[P-PERSON-34] [P-PERSON-35] should never take a limit back that was reached', () => {
    fc.assert(
      fc.property(dates, limit, limit, fc.nat(800), ({ birth: born, today }, ordinary, shortTerm, later) => {
        const now = ageFlags(born, today, { ordinary, shortTerm });
        const then = ageFlags(born, (today + later) as Day, { ordinary, shortTerm }); // a day so many days later
        expect(now.meetsMinimum && !then.meetsMinimum).toBe(false);
        expect(now.meetsShortTermMinimum && !then.meetsShortTermMinimum).toBe(false);
        expect(!now.underaged && then.underaged).toBe(false);
      }),
    );
  });
});

// Where the visitor's own clock is: home, far behind and far ahead.
describe.each(['Europe/Oslo', 'America/New_York', 'Pacific/Kiritimati'])('age for a visitor in %s', (zone) => {
  let ages: typeof Ages;
  let dates: typeof Dates;

  beforeAll(async () => {
    process.env['TZ'] = zone;
    vi.resetModules(); // so that nothing computed in another zone is left over
    dates = await import('@felles/core/internal/shared/dates');
    ages = await import('@felles/core/internal/portal/person/age');
  });

  afterAll(() => {
    process.env['TZ'] = 'Europe/Oslo';
  });

  it('[P-PERSON-33] should be 18 from the moment the birthday begins on the clocks of Oslo', () => {
    fc.assert(
      fc.property(birth, fc.integer({ min: -HOUR, max: HOUR }), (born, off) => {
        const [date = 1, month = 1, year = 2000] = parts(born);
        const birthday = dayOf(year + ADULT_AGE, month, date) ?? theDay(year + ADULT_AGE, 3, 1);
        const now = dates.startOfOsloDay(birthday) + off;
        expect(ages.isUnderaged(born, dates.osloDay(now))).toBe(off < 0);
        expect(osloByIntl(now).date < isoDate(birthday)).toBe(off < 0);
      }),
    );
  });
});

describe('the age decision', () => {
  it('[P-PERSON-37] [P-PERSON-40] [P-PERSON-53] should be allowed exactly for those whom no rule stops', () => {
    fc.assert(
      fc.property(question, (given) => {
        const isPrepaid = given.membership?.temporary === true && given.membership.noDirectDebit;
        const isShortTerm = isPrepaid && given.shortTermMinimumAge > 0;
        const needed = isShortTerm ? given.shortTermMinimumAge : given.minimumAge;
        const age = given.birth === null ? Number.POSITIVE_INFINITY : yearsBetween(given.birth, given.today);
        const isByThemselves = given.path === 'company' || (given.path === 'ordinary' && !isShortTerm);
        const floor = isByThemselves ? Math.max(needed, ADULT_AGE) : needed;
        const decision = ageDecision(given);
        expect(decision.kind === 'allowed').toBe(age >= floor || floor === 0);
        if (decision.kind === 'belowMinimum') expect(decision).toMatchObject({ limit: needed, shortTerm: isShortTerm });
        expect(decision.kind === 'belowMinimum').toBe(needed > 0 && age < needed);
      }),
    );
  });

  it('[P-PERSON-43] [P-PERSON-44] should offer a sponsor to exactly those under 18 who can have one', () => {
    fc.assert(
      fc.property(question, (given) => {
        const { kind } = ageDecision(given);
        const canHaveOne = given.sponsorSetup && given.membership !== null && !given.membership.noDirectDebit;
        if (kind === 'sponsorRoute') expect(canHaveOne).toBe(true);
        if (kind === 'underage') expect(canHaveOne).toBe(false);
        if (kind === 'sponsorRoute' || kind === 'underage') expect(['ordinary', 'company']).toContain(given.path);
      }),
    );
  });

  it('should never turn away on a later day whom it let pass', () => {
    fc.assert(
      fc.property(question, fc.nat(800), (given, later) => {
        fc.pre(ageDecision(given).kind === 'allowed');
        expect(ageDecision({ ...given, today: (given.today + later) as Day }).kind).toBe('allowed'); // a day so many later
      }),
    );
  });
});

const parts = (of: Day): readonly number[] => dayMonthYear(of).split('.').map(Number);

/** Counted one by one; where there is no 29 February it is on 1 March. */
function birthdaysBetween(born: Day, today: Day): number {
  const [date = 1, month = 1, year = 2000] = parts(born);
  let count = 0;
  for (let age = 1; (dayOf(year + age, month, date) ?? theDay(year + age, 3, 1)) <= today; age += 1) count += 1;
  return count;
}
