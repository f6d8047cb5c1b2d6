import { addDays, dayMonth, hourMinute, instantOf, isoWeekNumber, osloDay, weekdayOf } from '@felles/core';
import {
  arrangeWeek,
  groupByType,
  isGroupShown,
  nextHit,
  sameSessions,
  typeOf,
  typesOf,
} from '@felles/core/internal/portal/timetable/rules';
import { type ClassGroup, typeLabel } from '@felles/core/portal/timetable';
import { aClassSession } from '@felles/fixtures';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monday } from '../../../support/arbitraries/days.ts';
import { className, filterName, session, sessions, sessionsAround } from '../../../support/arbitraries/timetable.ts';

const filters = fc.uniqueArray(filterName);
const groups = sessions.map(groupByType);

describe('groupByType', () => {
  it('[P-TIMETABLE-16] should put every class on exactly one card, the card of its type', () => {
    fc.assert(
      fc.property(sessions, (given) => {
        const cards = groupByType(given);
        for (const card of cards) expect(new Set(card.classes.map(typeOf))).toEqual(new Set([card.name ?? '']));
        expect(new Set(cards.flatMap(({ classes }) => classes))).toEqual(new Set(given));
        expect(cards.flatMap(({ classes }) => classes)).toHaveLength(given.length);
      }),
    );
  });

  it('[P-TIMETABLE-16] should have one card for each type, and none that is empty', () => {
    fc.assert(
      fc.property(groups, (cards) => {
        expect(new Set(cards.map(({ name }) => name)).size).toBe(cards.length);
        expect(cards.every(({ classes }) => classes.length > 0)).toBe(true);
      }),
    );
  });

  it('[P-TIMETABLE-20] should start a card with its earliest class', () => {
    fc.assert(
      fc.property(groups, (cards) => {
        for (const { startTime, classes } of cards) {
          expect(startTime).toBe(Math.min(...classes.map(({ booking_starts_at }) => booking_starts_at)));
        }
      }),
    );
  });

  it('[P-TIMETABLE-21] should end a card when the last of its classes has run its minutes', () => {
    fc.assert(
      fc.property(groups, (cards) => {
        for (const { endTime, classes } of cards) {
          expect(endTime).toBe(Math.max(...classes.map((one) => one.booking_starts_at + one.varighet * 60)));
        }
      }),
    );
  });

  it('[P-TIMETABLE-22] should end a lone class after its minutes', () => {
    fc.assert(
      fc.property(session, (given) => {
        const [card] = groupByType([given]);
        expect(card?.endTime).toBe(given.booking_starts_at + given.varighet * 60);
      }),
    );
  });

  it('should order cards by their start, and classes within a card by theirs', () => {
    fc.assert(
      fc.property(groups, (cards) => {
        expect(isAscending(cards.map(({ startTime }) => startTime))).toBe(true);
        for (const { classes } of cards) expect(isAscending(classes.map((one) => one.booking_starts_at))).toBe(true);
      }),
    );
  });

  it('should order cards that begin together by their names, the nameless first', () => {
    const named = (grennavn: string | null, instructor = ' ') => aClassSession({ grennavn, instructor });
    const cards = groupByType([named('Åpen sal'), named('Yoga'), named(' '), named('Ballett', 'Kari')]);
    expect(cards.map(({ name, instructor }) => [name, instructor])).toEqual([
      [null, null],
      ['Ballett', 'Kari'],
      ['Yoga', null],
      ['Åpen sal', null],
    ]);
  });

  it('should name every instructor of a card once and no other', () => {
    fc.assert(
      fc.property(groups, (cards) => {
        for (const { instructor, classes } of cards) {
          const names = new Set(classes.map((one) => one.instructor?.trim() ?? '').filter((name) => name !== ''));
          expect(new Set(instructor?.split(', '))).toEqual(names);
          expect(instructor?.split(', ') ?? []).toHaveLength(names.size);
        }
      }),
    );
  });

  it('should take the colour of a card from one of its classes that has one', () => {
    fc.assert(
      fc.property(groups, (cards) => {
        for (const { color, classes } of cards) {
          const colors = classes.map((one) => one.color).filter((one) => one);
          expect(color === null ? colors : colors.includes(color)).toEqual(color === null ? [] : true);
        }
      }),
    );
  });

  it('should not depend on the order in which the classes came, but for colours and names', () => {
    fc.assert(
      fc.property(sessions, (given) => {
        const outline = (cards: readonly ClassGroup[]) =>
          cards.map(({ name, startTime, endTime, classes }) => [name, startTime, endTime, classes.length]);
        expect(outline(groupByType(given.toReversed()))).toEqual(outline(groupByType(given)));
      }),
    );
  });
});

describe('arrangeWeek', () => {
  const week = monday.chain((first) => fc.tuple(fc.constant(first), sessionsAround(first)));

  it('[P-TIMETABLE-34] [P-TIMETABLE-39] should put every class of the week into the column of its date, Monday first', () => {
    fc.assert(
      fc.property(week, ([first, given]) => {
        const columns = arrangeWeek(given, first);
        expect(columns).toHaveLength(7);
        columns.forEach((cards, index) => {
          const ofThatDay = given.filter(({ dato }) => osloDay(dato * 1000) === addDays(first, index));
          expect(cards).toEqual(groupByType(ofThatDay));
        });
      }),
    );
  });

  it('should leave out what belongs to another week, and lose nothing else', () => {
    fc.assert(
      fc.property(week, ([first, given]) => {
        const inside = given.filter(({ dato }) => Math.floor((osloDay(dato * 1000) - first) / 7) === 0);
        const shown = arrangeWeek(given, first).flatMap((cards) => cards.flatMap(({ classes }) => classes));
        expect(new Set(shown)).toEqual(new Set(inside));
        expect(shown).toHaveLength(inside.length);
      }),
    );
  });
});

describe('class types', () => {
  it('[P-TIMETABLE-36] should be nameless when the name is missing or blank, and trimmed otherwise', () => {
    fc.assert(
      fc.property(session, className, (given, grennavn) => {
        const { grennavn: _, ...rest } = given;
        const type = typeOf({ ...rest, ...(grennavn !== undefined && { grennavn }) });
        expect(type).toBe((grennavn ?? '').trim());
        expect(typeLabel(type)).toEqual(
          type === '' ? { key: 'timetable.noName', params: {} } : { key: 'timetable.typeName', params: { name: type } },
        );
      }),
    );
  });

  it('[P-TIMETABLE-06] should be listed once each, in Norwegian alphabetical order, the nameless last', () => {
    fc.assert(
      fc.property(sessions, (given) => {
        const types = typesOf(given).map(({ type }) => type);
        expect(new Set(types)).toEqual(new Set(given.map(typeOf)));
        expect(types).toEqual(['Spinning', 'Yoga', 'Zumba', 'Årets økt', ''].filter((type) => types.includes(type)));
      }),
    );
  });
});

describe('filters', () => {
  it('[P-TIMETABLE-08] should show every class when none is selected', () => {
    fc.assert(
      fc.property(groups, (cards) => {
        expect(cards.every((card) => isGroupShown(card, []))).toBe(true);
      }),
    );
  });

  it('[P-TIMETABLE-09] should show the classes of the selected types and no others', () => {
    fc.assert(
      fc.property(groups, filters, (cards, selected) => {
        fc.pre(selected.length > 0);
        const wanted = new Set<string>(selected);
        const shown = cards.filter((card) => isGroupShown(card, selected));
        expect(shown.flatMap(({ classes }) => classes.map(typeOf)).every((type) => wanted.has(type))).toBe(true);
        const hidden = cards.filter((card) => !shown.includes(card));
        expect(hidden.flatMap(({ classes }) => classes.map(typeOf)).some((type) => wanted.has(type))).toBe(false);
      }),
    );
  });

  it('[P-TIMETABLE-09] should lead to the first class of the selected types from a day on', () => {
    const week = monday.chain((first) => fc.tuple(fc.constant(first), sessionsAround(first)));
    fc.assert(
      fc.property(week, filters, fc.nat(7), ([first, given], selected, days) => {
        const from = addDays(first, days);
        const hits = given.filter((one) => selected.includes(typeOf(one)) && osloDay(instantOf(one.dato)) >= from);
        const start = Math.min(...hits.map(({ booking_starts_at: begins }) => begins));
        const firsts = hits.filter(({ booking_starts_at: begins }) => begins === start);
        const next = nextHit(given, selected, from);
        expect(next === null).toBe(hits.length === 0);
        if (next === null) return;
        expect(firsts.map(({ dato }) => osloDay(instantOf(dato)))).toContain(next.day);
        expect(firsts.map((one) => hourMinute(instantOf(one.booking_starts_at)))).toContain(next.time);
        expect(next).toMatchObject({
          week: isoWeekNumber(next.day),
          date: dayMonth(next.day),
          weekday: weekdayOf(next.day),
        });
      }),
    );
  });
});

describe('sameSessions', () => {
  it('should find a list the same as its copy', () => {
    fc.assert(
      fc.property(sessions, (given) => {
        expect(sameSessions(given, structuredClone(given))).toBe(true);
      }),
    );
  });

  it('should notice any field of any class that is different', () => {
    const field = fc.constantFrom(
      'dato',
      'booking_starts_at',
      'grennavn',
      'avdeling',
      'instructor',
      'color',
      'varighet',
      'tidspunkt',
    );
    fc.assert(
      fc.property(fc.array(session, { minLength: 1 }), fc.nat(), field, (given, place, name) => {
        const index = place % given.length;
        const changed = given.map((one, at) => (at === index ? { ...one, [name]: 'something else' } : one));
        // The types forbid the wrong value; a wrong value is still a different one.
        expect(sameSessions(given, changed as typeof given)).toBe(false);
      }),
    );
  });

  it('should notice a class more or less', () => {
    fc.assert(
      fc.property(sessions, session, (given, one) => {
        expect([sameSessions(given, [...given, one]), sameSessions([...given, one], given)]).toEqual([false, false]);
      }),
    );
  });
});

const isAscending = (numbers: readonly number[]): boolean =>
  numbers.every((number, index) => number >= (numbers[index - 1] ?? number));
