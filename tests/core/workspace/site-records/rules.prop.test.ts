import { addDays, type Day, isoDate, parseIsoDate } from '@felles/core';
import { EVERY_DAY } from '@felles/core/internal/data/period';
import { CHECKLIST_LISTING } from '@felles/core/internal/workspace/checklists/rules';
import { DEVIATION_LISTING } from '@felles/core/internal/workspace/deviations/rules';
import { HOURS_LISTING } from '@felles/core/internal/workspace/hours/rules';
import { isInPeriod, recordsAddress, recordsFor } from '@felles/core/internal/workspace/site-records/rules';
import { Checklist } from '@felles/core/workspace/checklists';
import { Deviation } from '@felles/core/workspace/deviations';
import { HoursLine } from '@felles/core/workspace/hours';
import type { RecordsQuestion } from '@felles/core/workspace/site-records';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const TODAY = parseIsoDate('2026-11-19') ?? expect.unreachable();
const EVERY: RecordsQuestion = { ...EVERY_DAY, only: '', text: '', sort: '' };
const day = fc.integer({ min: -40, max: 40 }).map((count) => addDays(TODAY, count));
const date = fc.oneof(
  day.map(isoDate),
  fc.constantFrom(null, undefined, '', '2026-02-30', 'i går', '2026-11-18T23:30:00Z', '0000-00-00'),
);
const hostile = fc.oneof(fc.string(), fc.anything());

describe('the days of a record', () => {
  it('should be of a period exactly when they lie between its ends, both of which belong to it', () => {
    fc.assert(
      fc.property(day, day, day, (at, one, other) => {
        const [from, to] = [Math.min(one, other) as Day, Math.max(one, other) as Day]; // both are days
        const isIn = at >= from && at <= to;
        expect(isInPeriod(isoDate(at), { from: isoDate(from), to: isoDate(to) })).toBe(isIn);
        expect(isInPeriod(isoDate(at), { from: isoDate(from), to: '' })).toBe(at >= from);
        expect(isInPeriod(isoDate(at), { from: '', to: isoDate(to) })).toBe(at <= to);
      }),
    );
  });

  it('should be of every period that is open, and of no other, where they cannot be read', () => {
    for (const none of [null, undefined, '', '2026-02-30', 'i går']) {
      expect(isInPeriod(none, EVERY_DAY)).toBe(true);
      expect(isInPeriod(none, { from: '0100-01-01', to: '' })).toBe(false);
    }
    expect(isInPeriod('2026-11-18T23:30:00Z', { from: '2026-11-19', to: '2026-11-19' })).toBe(true);
  });
});

describe('the records that are asked for', () => {
  it('should be in two halves of a period exactly once each, in any order', () => {
    const lines = fc.array(date).map((dates) => dates.map((at, id) => HoursLine.parse({ hours_id: id, date: at })));
    fc.assert(
      fc.property(lines, day, fc.constantFrom('', 'date', '-date', 'person'), (all, cut, sort) => {
        const before = recordsFor(all, { ...EVERY, sort, to: isoDate(cut) }, HOURS_LISTING, TODAY);
        const after = recordsFor(all, { ...EVERY, sort, from: isoDate(addDays(cut, 1)) }, HOURS_LISTING, TODAY);
        const dated = all.filter((line) => isInPeriod(line.date, { from: '0100-01-01', to: '' }));
        expect(new Set([...before, ...after])).toEqual(new Set(dated));
        expect(before.length + after.length).toBe(dated.length);
        expect(new Set(recordsFor(all, { ...EVERY, sort }, HOURS_LISTING, TODAY))).toEqual(new Set(all));
      }),
    );
  });

  it('should come from the address as they were written there, and be all of them where that is nonsense', () => {
    const asked = fc.record({
      from: fc.constantFrom('', '2026-11-01'),
      to: fc.constantFrom('', '2026-11-19'),
      only: fc.string({ maxLength: 200 }),
      text: fc.string({ maxLength: 200 }),
      sort: fc.constantFrom('', 'deadline', '-status'),
    });
    fc.assert(
      fc.property(asked, (question) => {
        expect(recordsAddress(DEVIATION_LISTING).read(recordsAddress(DEVIATION_LISTING).write(question))).toEqual(
          question,
        );
      }),
    );
    expect(recordsAddress(DEVIATION_LISTING).read({ from: 'x', to: '2026-11-01', sort: '__proto__' })).toEqual(EVERY);
  });
});

describe('a record', () => {
  const MODELS = [
    [Checklist, 'checklist_id', CHECKLIST_LISTING],
    [Deviation, 'deviation_id', DEVIATION_LISTING],
    [HoursLine, 'hours_id', HOURS_LISTING],
  ] as const;

  it.each(MODELS)('should be read with anything in all fields but its id, and be put in any order: %#', (model, id) => {
    const fields = Object.keys(model.shape).filter((name) => name !== id);
    const nulls = Object.fromEntries(fields.map((name) => [name, null]));
    expect(model.safeParse({ ...nulls, [id]: 1 }).success).toBe(true);
    fc.assert(
      fc.property(fc.constantFrom(...fields), hostile, (name, value) => {
        expect(model.safeParse({ ...nulls, [id]: 'x', [name]: value }).success).toBe(true);
      }),
    );
  });
});
