import { addDays, type Day, isoDate, parseIsoDate } from '@felles/core';
import { hoursByDay, hoursOfWeek, warningOfDay, warningsOfWeek } from '@felles/core/internal/workspace/hours/limits';
import { HOURS_STATUSES } from '@felles/core/internal/workspace/hours/model';
import { mayRegister, outcomeOf, problemsOfHours } from '@felles/core/internal/workspace/hours/rules';
import { SITE_RIGHTS } from '@felles/core/internal/workspace/projects/rights';
import { fieldsOfLine, type HoursFields, HoursLine, isLocked } from '@felles/core/workspace/hours';
import { ProjectView } from '@felles/core/workspace/projects';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const at = (text: string): Day => parseIsoDate(text) ?? expect.unreachable(text);
const TODAY = at('2026-11-19');
const MONDAY = at('2026-11-16');
const OPEN = { today: TODAY, back: 31 };
const LINE: HoursFields = { date: '2026-11-19', art_id: '1', hours: 7.5 };
const problemsIn = (part: Partial<HoursFields>, open: Parameters<typeof problemsOfHours>[1] = OPEN) =>
  Object.keys(problemsOfHours({ ...LINE, ...part }, open));

describe('a line of hours', () => {
  it('[W-SITE-42] should be of quarters, more than 0 and at most 24', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.double(),
          fc.integer({ min: -8, max: 200 }).map((count) => count / 8),
        ),
        (hours) => {
          const isRight = hours > 0 && hours <= 24 && hours * 4 === Math.floor(hours * 4);
          expect(problemsIn({ hours })).toEqual(isRight ? [] : ['hours']);
        },
      ),
    );
  });

  it('[W-SITE-42] should have the hours of its times, and no others', () => {
    const times = { from: '07:00', to: '15:00', pause: 30 };
    expect(problemsIn({ ...times, hours: 7.5 })).toEqual([]);
    expect(problemsIn({ ...times, hours: 8 })).toEqual(['hours']);
    expect(problemsIn({ ...times, pause: 31 })).toEqual(['to']);
    for (const pause of [480, 600]) expect(problemsIn({ ...times, pause })).toEqual(['pause']);
    expect(problemsIn({ from: '07:00' })).toEqual(['to']);
    expect(problemsIn({ to: '07:00' })).toEqual(['from']);
    expect(problemsIn({ from: '7', to: '15:00' })).toEqual(['from']);
    expect(
      problemsIn({ date: '2026-03-29', from: '02:30', to: '08:30' }, { today: at('2026-03-29'), back: 0 }),
    ).toEqual(['from']);
    for (const pause of [-1, 0.5, 721, Number.NaN]) expect(problemsIn({ ...times, pause })).toEqual(['pause']);
  });

  it('[W-SITE-42] should say the hours between its times with two decimals at most', () => {
    const { to } = problemsOfHours({ ...LINE, from: '07:00', to: '15:00', pause: 20, hours: 7.5 }, OPEN);
    expect(to).toEqual({ key: 'hours.notBetween', params: { hours: '7,67' } });
  });

  it('[W-SITE-44] should be of a day from as many days back as are open to seven days ahead', () => {
    fc.assert(
      fc.property(fc.integer({ min: -60, max: 60 }), fc.option(fc.nat(50)), (days, back) => {
        const isOpen = days <= 7 && (back === null || days >= -back);
        expect(problemsIn({ date: isoDate(addDays(TODAY, days)) }, { today: TODAY, back })).toEqual(
          isOpen ? [] : ['date'],
        );
      }),
    );
    expect(problemsOfHours({ ...LINE, date: '2026-10-18' }, OPEN).date).toEqual({
      key: 'hours.closedDay',
      params: { first: '19.10', last: '26.11' },
    });
    for (const date of ['', '2026-02-30', 'i dag', '2026-11-19T08:00:00Z'])
      expect(problemsIn({ date })).toEqual(['date']);
  });

  it('[W-SITE-60] [W-SITE-61] should have a comment that is text, and counts that are whole', () => {
    expect(problemsIn({ comment: 'å\n<b>&'.repeat(800) })).toEqual([]);
    expect(problemsIn({ comment: 'x'.repeat(5_001) })).toEqual(['comment']);
    for (const strange of ['\u0000', 'a\u0007', 'a\tb', '\u007f'])
      expect(problemsIn({ comment: strange })).toEqual(['comment']);
    const extras = (count: number) => [{ article_id: '13', count }];
    expect(problemsIn({ extras: extras(2) })).toEqual([]);
    for (const count of [-1, 0.5, 1e9, Number.NaN]) expect(problemsIn({ extras: extras(count) })).toEqual(['extras']);
  });

  it('[W-SITE-03] should be shown with what can be read of it', () => {
    const line = HoursLine.parse({
      hours_id: 1,
      from: 5,
      pause: {},
      extras: [{ article_id: 1, count: 2 }, 7],
      status: 4,
    });
    expect(fieldsOfLine(line)).toMatchObject({ from: null, pause: null, extras: [{ article_id: '1', count: 2 }] });
    expect(HoursLine.parse({ hours_id: 1 }).status ?? null).toBe(null);
  });
});

describe('an approval', () => {
  const line = fc.record({
    status: fc.constantFrom(...HOURS_STATUSES, null, 'ELSE'),
    person: fc.constantFrom('1', '2', null),
    hours: fc.constantFrom(7.5, 8),
  });
  const wanted = fc.constantFrom(...HOURS_STATUSES);

  it('[W-SITE-19] should do nothing to own lines, and move others only as their status allows', () => {
    const allowed = ['REGISTERED APPROVED', 'REGISTERED RETURNED', 'APPROVED REGISTERED'];
    fc.assert(
      fc.property(line, wanted, fc.constantFrom(null, { hours: 7.5 }), (drawn, status, seen) => {
        const { person, hours } = drawn;
        const row = HoursLine.parse({ hours_id: 1, hours, status: drawn.status, person: { person_id: person } });
        const outcome = outcomeOf(row, { status, seen, personId: '1' });
        const now = drawn.status ?? 'REGISTERED';
        if (person === '1') expect(outcome).toBe('OWN');
        else if (now === status) expect(outcome).toBe('DONE');
        else if (!allowed.includes(`${now} ${status}`)) expect(outcome).toBe('LOCKED');
        else expect(outcome).toBe(seen === null || seen.hours === hours ? 'DONE' : 'CHANGED');
      }),
    );
  });

  const values = {
    date: fc.constantFrom('2026-11-18', '2026-11-19'),
    art_id: fc.constantFrom('1', '2'),
    hours: fc.constantFrom(7.5, 8),
    from: fc.constantFrom('07:00', null, ''),
    to: fc.constantFrom('15:00', null),
    pause: fc.constantFrom(0, 30, null),
    extras: fc.constantFrom([{ article_id: '13', count: 1 }], [{ article_id: '13', count: 2 }], [], null),
    phase_id: fc.constantFrom('1', '2', null),
    comment: fc.constantFrom('Dekke', 'dekke', '', null),
  };
  const content = (value: unknown) => JSON.stringify(value || value === 0 ? value : null).replace('[]', 'null');

  it('[W-SITE-45] should take a line only as the approver saw it, in each field that the call tells', () => {
    const seenLine = fc.record(values, { requiredKeys: [] });
    fc.assert(
      fc.property(fc.record(values), seenLine, fc.boolean(), (now, other, isWhole) => {
        const seen = isWhole ? { ...now, ...other } : other;
        const row = HoursLine.parse({ hours_id: 1, ...now, person: { person_id: 2 } });
        const isAsSeen = Object.entries(seen).every(
          ([field, value]) => content(value) === content(Reflect.get(now, field)),
        );
        const outcome = outcomeOf(row, { status: 'APPROVED', seen, personId: '1' });
        expect(outcome).toBe(isAsSeen ? 'DONE' : 'CHANGED');
        expect(outcomeOf(row, { status: 'APPROVED', seen: fieldsOfLine(row), personId: '1' })).toBe('DONE');
      }),
    );
  });

  it('[W-SITE-45] should tell of a line that is gone, and lock only what is approved', () => {
    expect(outcomeOf(null, { status: 'APPROVED', seen: null, personId: '1' })).toBe('GONE');
    expect([...HOURS_STATUSES, null].map((status) => isLocked({ status }))).toEqual([false, false, true, false]);
  });
});

describe('the limits of the law', () => {
  const of = (hours: Readonly<Record<number, number>>) =>
    hoursByDay(
      Object.entries(hours).map(([days, count]) =>
        HoursLine.parse({ hours_id: days, date: isoDate(addDays(MONDAY, Number(days))), hours: count }),
      ),
    );
  const keysOf = (hours: Readonly<Record<number, number>>) => warningsOfWeek(of(hours), MONDAY).map(({ key }) => key);

  it.each([
    [9, null],
    [9.25, { most: 9, law: '§ 10-4' }],
    [13, { most: 9, law: '§ 10-4' }],
    [13.5, { most: 13, law: '§ 10-6' }],
  ])('[W-SITE-43] should be told of a day of %s hours as %o', (hours, limit) => {
    expect(warningOfDay(TODAY, hours)?.params ?? null).toEqual(
      limit && { ...limit, hours: String(hours).replace('.', ','), day: '19.11' },
    );
  });

  it('[W-SITE-43] should be told of 40 hours in seven days, and of overtime in one week and in four', () => {
    expect(keysOf({ 0: 20, 6: 20 })).toEqual([]);
    expect(keysOf({ 0: 20, 6: 20.25, 7: 9 })).toEqual(['hours.overWeek']);
    expect(keysOf({ 0: 25, 6: 25 })).toEqual(['hours.overWeek']);
    expect(keysOf({ 0: 25, 6: 25.25 })).toEqual(['hours.overWeek', 'hours.overtimeWeek']);
    expect(keysOf({ '-21': 47, '-14': 47, '-7': 47, 0: 44 })).toEqual(['hours.overWeek']);
    expect(keysOf({ '-21': 47, '-14': 47, '-7': 47, 0: 44.25 })).toEqual(['hours.overWeek', 'hours.overtimeWeeks']);
    // A short week makes no room for a long one, and a week before the four plays no part.
    expect(keysOf({ '-21': 10, '-14': 66, '-7': 10, 0: 40 })).toEqual(['hours.overtimeWeeks']);
    expect(keysOf({ '-28': 90, 0: 40 })).toEqual([]);
  });

  it('[W-SITE-43] should be sums of every line of the days, however many there are', () => {
    const lines = fc.array(fc.tuple(fc.integer({ min: -3, max: 9 }), fc.integer({ min: 1, max: 60 })));
    fc.assert(
      fc.property(lines, (drawn) => {
        const all = drawn.map(([days, quarters], id) =>
          HoursLine.parse({ hours_id: id, date: isoDate(addDays(MONDAY, days)), hours: quarters / 4 }),
        );
        const inWeek = drawn.filter(([days]) => days >= 0 && days < 7).reduce((sum, [, quarters]) => sum + quarters, 0);
        expect(hoursOfWeek(hoursByDay(all), MONDAY)).toBe(inWeek / 4);
      }),
    );
  });
});

describe('the right to hours at a project', () => {
  it('[W-SITE-10] [W-SITE-11] should be one of two rights, none where hours are off, and open until it is known', () => {
    expect(mayRegister(null)).toBe(true);
    fc.assert(
      fc.property(fc.option(fc.subarray([...SITE_RIGHTS])), fc.boolean(), (rights, hours) => {
        const view = ProjectView.parse({ project_id: '1', hours: hours ? 1 : 0, rights });
        const isGiven = rights === null || rights.includes('register_hours') || rights.includes('hours_for_others');
        expect(mayRegister(view)).toBe(hours && isGiven);
      }),
    );
  });
});
