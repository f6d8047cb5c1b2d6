import {
  type BirthDate,
  birthDateText,
  birthYears,
  chooseBirthDate,
  dayOfBirth,
  daysInMonth,
  MONTHS,
} from '@felles/core';
import { dayMonthYear, dayOf } from '@felles/core/internal/shared/calendar';
import { birthDateOf, NO_BIRTH_DATE, readBirthDate } from '@felles/core/internal/shell/birth-date';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day } from '../../support/arbitraries/days.ts';

const year = fc.integer({ min: 1900, max: 2100 });
const month = fc.constantFrom(...MONTHS);
const date = fc.integer({ min: 1, max: 31 });
const change: fc.Arbitrary<Partial<BirthDate>> = fc.oneof(
  fc.record({ day: fc.option(date) }),
  fc.record({ month: fc.option(month) }),
  fc.record({ year: fc.option(year) }),
);

it('should be one text in a form, and the same date again', () => {
  fc.assert(
    fc.property(fc.record({ day: fc.option(date), month: fc.option(month), year: fc.option(year) }), (chosen) => {
      expect(readBirthDate(birthDateText(chosen))).toEqual(chosen);
    }),
  );
  expect(birthDateText({ day: 9, month: 2, year: 1980 })).toBe('1980-02-09');
  expect([NO_BIRTH_DATE].map(birthDateText)).toEqual(['']);
  expect(['', 'i går', '1980-2-9'].map(readBirthDate)).toEqual(Array(3).fill(NO_BIRTH_DATE));
});

describe('daysIn', () => {
  it('[P-PERSON-32] [W-SHELL-40] [W-SHELL-41] [W-SHELL-42] should be the days there really are', () => {
    fc.assert(
      fc.property(year, month, date, (ofYear, ofMonth, ofDay) => {
        expect(ofDay <= daysInMonth(ofMonth, ofYear)).toBe(dayOf(ofYear, ofMonth, ofDay) !== null);
      }),
    );
  });

  it('[P-PERSON-32] [W-SHELL-41] should offer a person born on 29 February their day before they chose a year', () => {
    expect(MONTHS.map((of) => daysInMonth(of, null))).toEqual([31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
    expect([2023, 2024, 1900, 2000].map((of) => daysInMonth(2, of))).toEqual([28, 29, 28, 29]);
    expect(daysInMonth(null, null)).toBe(31);
    expect(daysInMonth(null, 2023)).toBe(31);
  });
});

describe('chooseBirthDate', () => {
  it('[P-PERSON-32] should never hold a day that does not exist', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 10 }), (changes) => {
        const chosen = changes.reduce(chooseBirthDate, NO_BIRTH_DATE);
        if (chosen.day !== null) expect(chosen.day).toBeLessThanOrEqual(daysInMonth(chosen.month, chosen.year));
      }),
    );
  });

  it('[P-PERSON-32] should take the day away that the month or the year chosen after it does not have', () => {
    const chosen = (...changes: readonly Partial<BirthDate>[]) => changes.reduce(chooseBirthDate, NO_BIRTH_DATE);
    expect(chosen({ day: 31 }, { month: 2 }).day).toBeNull();
    expect(chosen({ day: 30 }, { month: 4 }).day).toBe(30);
    expect(chosen({ day: 29 }, { month: 2 }, { year: 2024 }).day).toBe(29);
    expect(chosen({ day: 29 }, { month: 2 }, { year: 2023 }).day).toBeNull();
  });

  it('[P-PERSON-32] should keep everything that was chosen and can stay', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 10 }), change, (changes, last) => {
        const before = changes.reduce(chooseBirthDate, NO_BIRTH_DATE);
        const wanted = { ...before, ...last };
        const after = chooseBirthDate(before, last);
        expect({ ...after, day: null }).toEqual({ ...wanted, day: null });
        const canStay = wanted.day !== null && wanted.day <= daysInMonth(wanted.month, wanted.year);
        expect(after.day).toBe(canStay ? wanted.day : null);
      }),
    );
  });
});

describe('dayOfBirth', () => {
  it('[P-PERSON-29] [W-SHELL-37] should be there once day, month and year are, and not before', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 10 }), (changes) => {
        const chosen = changes.reduce(chooseBirthDate, NO_BIRTH_DATE);
        const isWhole = chosen.day !== null && chosen.month !== null && chosen.year !== null;
        expect(dayOfBirth(chosen) !== null).toBe(isWhole);
      }),
    );
  });

  it('should read back every day, chosen in any order', () => {
    fc.assert(
      fc.property(day, fc.shuffledSubarray(['day', 'month', 'year'] as const, { minLength: 3 }), (born, order) => {
        const parts = birthDateOf(born);
        const chosen = order.reduce((so, part) => chooseBirthDate(so, { [part]: parts[part] }), NO_BIRTH_DATE);
        expect(dayOfBirth(chosen)).toBe(born);
      }),
    );
  });

  it('should be unknown where nothing is', () => {
    expect(birthDateOf(null)).toEqual(NO_BIRTH_DATE);
  });
});

describe('birthYears', () => {
  it('[P-PERSON-31] [W-SHELL-39] should be this year and the 99 before it', () => {
    fc.assert(
      fc.property(day, (today) => {
        const years = birthYears(today);
        expect(years).toHaveLength(100);
        expect(String(years[0])).toBe(String(Number(dayMonthYear(today).slice(6))));
        expect(years).toEqual(years.map((_, index) => (years[0] ?? 0) - index));
      }),
    );
  });
});
