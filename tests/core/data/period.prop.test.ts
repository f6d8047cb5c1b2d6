import { addDays, type Day, isoDate, parseIsoDate, weekdayOf } from '@felles/core';
import type { PeriodQuestion } from '@felles/core/data';
import {
  daysOfPreset,
  EVERY_DAY,
  lengthOf,
  PERIOD_ADDRESS,
  PRESETS,
  periodProblems,
  presetOf,
} from '@felles/core/internal/data/period';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectReadsBack } from '../../support/expect-address.ts';

const dayAt = (count: number): Day => addDays(parseIsoDate('1970-01-01') as Day, count); // the day is one
const day = fc.integer({ min: -600_000, max: 2_900_000 }).map((count) => isoDate(dayAt(count)));
const open = fc.option(day, { nil: '' });
const inOrder = fc
  .record({ from: open, to: open })
  .map(({ from, to }): PeriodQuestion => (from && to && from > to ? { from: to, to: from } : { from, to }));
const today = fc.integer({ min: 0, max: 40_000 }).map(dayAt);

describe('the period of an address', () => {
  it('should come back as it was written', () => {
    expectReadsBack(PERIOD_ADDRESS, inOrder);
  });

  it('should be every day where one of its days is none, or where they are reversed', () => {
    const noDay = fc.oneof(
      fc.string({ minLength: 1 }).filter((text) => parseIsoDate(text) === null),
      fc.constantFrom('2026-02-30', '26-11-01', '0026-11-01', '01.11.2026', '2026-11-01T10:00:00Z', ' '),
    );
    fc.assert(
      fc.property(noDay, open, (bad, other) => {
        expect(PERIOD_ADDRESS.read({ from: bad, to: other })).toEqual(EVERY_DAY);
        expect(PERIOD_ADDRESS.read({ from: other, to: bad })).toEqual(EVERY_DAY);
      }),
    );
    expect(PERIOD_ADDRESS.read({ from: '2026-11-19', to: '2026-11-01' })).toEqual(EVERY_DAY);
    expect(PERIOD_ADDRESS.read({})).toEqual(EVERY_DAY);
    expect(PERIOD_ADDRESS.write(EVERY_DAY)).toEqual({ from: undefined, to: undefined });
  });

  it('should say what is wrong with what is typed, and of which field', () => {
    expect(periodProblems({ from: '2026-11-19', to: '2026-11-18' })).toEqual({ from: null, to: 'reversed' });
    expect(periodProblems({ from: '0026-11-19', to: '2026-11-18' })).toEqual({ from: 'noDay', to: null });
    expect(periodProblems({ from: '', to: '0002-01-01' })).toEqual({ from: null, to: 'noDay' });
    fc.assert(
      fc.property(inOrder, (period) => {
        expect(periodProblems(period)).toEqual({ from: null, to: null });
      }),
    );
  });

  it('should be as long as it has days, both ends among them; an open one has no length', () => {
    expect(lengthOf({ from: '2026-11-01', to: '2026-11-19' })).toBe(19);
    expect(lengthOf({ from: '2026-11-19', to: '2026-11-19' })).toBe(1);
    expect(lengthOf({ from: '2026-11-19', to: '' })).toBeNull();
    expect(lengthOf({ from: '2026-11-19', to: '2026-11-18' })).toBeNull();
  });
});

describe('a preset', () => {
  it('should be a period in order, that its days are recognised by', () => {
    fc.assert(
      fc.property(today, fc.constantFrom(...PRESETS), (now, preset) => {
        const period = daysOfPreset(preset, now);
        expect(PERIOD_ADDRESS.read(PERIOD_ADDRESS.write(period))).toEqual(period);
        const found = presetOf(period, now);
        expect(found).not.toBeNull();
        expect(daysOfPreset(found ?? preset, now)).toEqual(period);
      }),
    );
    expect(presetOf({ from: '2026-11-02', to: '2026-11-03' }, dayAt(0))).toBeNull();
  });

  it('should begin a week on a Monday, a month on its first day, and end the month before on its last', () => {
    fc.assert(
      fc.property(today, (now) => {
        const from = parseIsoDate(daysOfPreset('week', now).from);
        expect(from !== null && weekdayOf(from)).toBe(0);
        const month = daysOfPreset('month', now);
        expect(month).toEqual({ from: `${isoDate(now).slice(0, 8)}01`, to: isoDate(now) });
        const before = daysOfPreset('lastMonth', now);
        expect(before.from.slice(8)).toBe('01');
        expect(isoDate(addDays(parseIsoDate(before.to) as Day, 1))).toBe(month.from); // it has been read before
      }),
    );
  });

  it('should be these days on the 19th of November', () => {
    const now = parseIsoDate('2026-11-19') as Day; // the day is one
    expect(Object.fromEntries(PRESETS.map((preset) => [preset, daysOfPreset(preset, now)]))).toEqual({
      week: { from: '2026-11-16', to: '2026-11-19' },
      sevenDays: { from: '2026-11-13', to: '2026-11-19' },
      month: { from: '2026-11-01', to: '2026-11-19' },
      lastMonth: { from: '2026-10-01', to: '2026-10-31' },
      thirtyDays: { from: '2026-10-21', to: '2026-11-19' },
      every: EVERY_DAY,
    });
  });
});
