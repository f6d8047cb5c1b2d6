import { addDays, isoDate, mondayOf, ok, parseIsoDate } from '@felles/core';
import { openDeadlines } from '@felles/core/internal/workspace/deadlines/rules';
import { createDeadlineWeeksStore } from '@felles/core/internal/workspace/deadlines/store';
import { countsOfDeadlines, DEADLINES_ADDRESS, deadlinesByWeek } from '@felles/core/internal/workspace/deadlines/weeks';
import {
  countOfDeadlines,
  DEADLINE_CHOICES,
  DEADLINE_VIEWS,
  Deadline,
  type DeadlinesQuestion,
  type DeadlineWeeks,
  deadlinesBetween,
  deadlinesByDay,
  firstDeadlines,
  marksOf,
} from '@felles/core/workspace/deadlines';
import fc from 'fast-check';
import { BehaviorSubject, NEVER, of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { at } from '../../../support/at.ts';
import { expectReadsBack } from '../../../support/expect-address.ts';

const TODAY = parseIsoDate('2026-11-19') ?? expect.unreachable();

const date = fc.oneof(
  fc.integer({ min: -60, max: 60 }).map((count) => isoDate(addDays(TODAY, count))),
  fc.constantFrom(null, '', '2026-02-30', 'snart', '2026-11-18T23:30:00Z', '9999-12-31'),
);
const words = fc.constantFrom('Tett bygg', 'OVERTAKELSE', 'Skole Æsveien', '', null, '<b>x</b>');
const deadlines = fc
  .array(
    fc.record({
      deadline_title: words,
      project_name: words,
      phase_name: words,
      event: fc.option(
        fc.record({ instance_date: date, status: fc.constantFrom('SCHEDULED', 'COMPLETED', 'NYTT', null) }),
      ),
    }),
  )
  .map((all) => all.map((one, id) => Deadline.parse({ project_deadline_id: id, ...one })));
const text = fc.constantFrom('', ' ', 'bygg', 'æsveien', 'overtakelse', '<b>', 'finnes ikke');
const question = fc.record({
  view: fc.constantFrom(...DEADLINE_VIEWS),
  from: fc.option(fc.integer({ min: -400, max: 400 }).map((count) => addDays(TODAY, count))),
  only: fc.constantFrom('' as const, ...DEADLINE_CHOICES),
  text,
});

const inOrder = ({ passed, weeks, undated }: DeadlineWeeks): readonly Deadline[] => [
  ...passed.map(({ deadline }) => deadline),
  ...weeks.flatMap((week) => week.deadlines.map(({ deadline }) => deadline)),
  ...undated,
];

describe('the deadlines week by week', () => {
  it('should have every open one in exactly one place, and in the week of its day', () => {
    fc.assert(
      fc.property(deadlines, (all) => {
        const open = openDeadlines(all, TODAY);
        const found = deadlinesByWeek(open, DEADLINES_ADDRESS.standard, TODAY);
        const placed = inOrder(found);
        expect(placed.length).toBe(open.passed.length + open.coming.length + open.undated.length);
        expect(new Set(placed).size).toBe(placed.length);
        expect(found.passed.every(({ day }) => day < TODAY)).toBe(true);
        for (const { monday, deadlines: own } of found.weeks)
          expect(own.length > 0 && own.every(({ day }) => mondayOf(day) === monday && day >= TODAY)).toBe(true);
        const mondays = found.weeks.map(({ monday }) => monday);
        expect(mondays).toEqual([...new Set(mondays)].toSorted((a, b) => a - b));
      }),
    );
  });

  it('should belong to exactly one choice, with the right count', () => {
    fc.assert(
      fc.property(deadlines, text, (all, sought) => {
        const open = openDeadlines(all, TODAY);
        const whole = deadlinesByWeek(open, { only: '', text: sought }, TODAY);
        const counts = countsOfDeadlines(open, { text: sought }, TODAY);
        const parts = DEADLINE_CHOICES.map((only) => deadlinesByWeek(open, { only, text: sought }, TODAY));
        expect(parts.map(countOfDeadlines)).toEqual(DEADLINE_CHOICES.map((only) => counts[only]));
        expect(parts.flatMap(inOrder).toSorted(byId)).toEqual(inOrder(whole).toSorted(byId));
      }),
    );
  });

  it('should take the fourteenth day for soon, and the fifteenth for later', () => {
    const on = (count: number) => ({
      event: { instance_date: isoDate(addDays(TODAY, count)), status: 'SCHEDULED' },
      project_deadline_id: count,
    });
    const open = openDeadlines(
      [0, 13, 14, -1].map((count) => Deadline.parse(on(count))),
      TODAY,
    );
    expect(countsOfDeadlines(open, DEADLINES_ADDRESS.standard, TODAY)).toEqual({
      passed: 1,
      soon: 2,
      later: 1,
      undated: 0,
      done: 0,
    });
  });

  it('should be cut to the first ones without losing their order, and be whole where there are fewer', () => {
    fc.assert(
      fc.property(deadlines, question, fc.nat({ max: 12 }), (all, asked, most) => {
        const whole = deadlinesByWeek(openDeadlines(all, TODAY), asked, TODAY);
        const first = firstDeadlines(whole, most);
        expect(inOrder(first)).toEqual(inOrder(whole).slice(0, most));
        expect(first.weeks.every(({ deadlines: own }) => own.length > 0)).toBe(true);
      }),
    );
  });

  it('should mark each day that has some, with how many, and with the place of its first one', () => {
    fc.assert(
      fc.property(deadlines, question, (all, asked) => {
        const found = deadlinesByWeek(openDeadlines(all, TODAY), asked, TODAY);
        const marks = marksOf(found, TODAY);
        const days = [...found.passed, ...found.weeks.flatMap((week) => week.deadlines)].map(({ day }) => day);
        expect(new Set(marks.keys())).toEqual(new Set(days));
        for (const [day, mark] of marks) {
          expect(mark.number).toBe(days.filter((one) => one === day).length);
          expect([mark.isPassed, mark.place]).toEqual([day < TODAY, days.indexOf(day)]);
        }
      }),
    );
  });

  it('[W-PLAN-04] should each stand on their day in a week or month, under the same filters, but for those without one', () => {
    fc.assert(
      fc.property(deadlines, question, fc.integer({ min: -70, max: 70 }), (all, asked, away) => {
        const found = deadlinesByWeek(openDeadlines(all, TODAY), asked, TODAY);
        const days = deadlinesByDay(found);
        const onDays = [...days].flatMap(([day, own]) => own.map((one) => [day, one] as const));
        for (const [day, one] of onDays) expect(one.day).toBe(day);
        expect(onDays).toHaveLength(countOfDeadlines(found) - found.undated.length);
        const monday = mondayOf(addDays(TODAY, away));
        const inWeek = deadlinesBetween(found, monday, addDays(monday, 7));
        const ofWeek = onDays.filter(([day]) => mondayOf(day) === monday).map(([, one]) => one);
        expect(countOfDeadlines(inWeek)).toBe(ofWeek.length);
        expect(deadlinesByDay(inWeek)).toEqual(new Map([...days].filter(([day]) => mondayOf(day) === monday)));
      }),
    );
  });

  it('should come from the address as they were written there, and be all where that is nonsense', () => {
    expectReadsBack(DEADLINES_ADDRESS, question);
    expect(DEADLINES_ADDRESS.read({ only: 'constructor' })).toEqual(DEADLINES_ADDRESS.standard);
  });

  it('should move to the passed ones at midnight in Oslo, while the page is open', () => {
    const clock = at('2026-11-19T23:59:30+01:00');
    const written: DeadlinesQuestion[] = [];
    const deadline = Deadline.parse({ project_deadline_id: '1', event: { instance_date: '2026-11-19' } });
    const store = createDeadlineWeeksStore({
      port: { deadlines: () => of(ok([deadline])), change: () => NEVER, create: () => NEVER },
      clock,
      online$: new BehaviorSubject(true),
      newKey: () => 'k',
      place: { read: () => DEADLINES_ADDRESS.standard, write: (asked) => written.push(asked) },
    });
    store.open();
    expect(store.view$.value.counts).toMatchObject({ passed: 0, soon: 1 });
    clock.pass(60_000);
    expect(store.view$.value.counts).toMatchObject({ passed: 1, soon: 0 });
    store.ask({ only: 'soon' });
    expect(written).toEqual([{ ...DEADLINES_ADDRESS.standard, only: 'soon' }]);
    expect(store.view$.value.load).toMatchObject({ value: { passed: [], weeks: [], undated: [] } });
    store.close();
  });
});

const byId = (a: Deadline, b: Deadline): number => Number(a.project_deadline_id) - Number(b.project_deadline_id);
