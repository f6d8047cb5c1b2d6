import { addDays, isoDate, mondayOf, parseIsoDate } from '@felles/core';
import { csvOf } from '@felles/core/internal/shared/csv';
import { openWeeks, weekToApprove } from '@felles/core/internal/workspace/hours/approval';
import { hoursIn } from '@felles/core/internal/workspace/hours/clock-times';
import { HOURS_STATUSES, type HoursOutcome } from '@felles/core/internal/workspace/hours/model';
import { resultAfter } from '@felles/core/internal/workspace/site-records/approval';
import { APPROVAL_OUTCOMES } from '@felles/core/internal/workspace/site-records/model';
import { HoursLine, outcomeCounts, payrollLines } from '@felles/core/workspace/hours';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const MONDAY = mondayOf(parseIsoDate('2026-11-19') ?? expect.unreachable());
const ME = '1';

const PART = fc.record({
  day: fc.integer({ min: -8, max: 14 }),
  hours: fc.integer({ min: 1, max: 40 }).map((quarters) => quarters / 4),
  person: fc.constantFrom(ME, '2', '3'),
  status: fc.constantFrom(...HOURS_STATUSES, null),
  extras: fc.array(fc.record({ article_id: fc.constantFrom('13', '14'), count: fc.nat({ max: 9 }) }), { maxLength: 2 }),
});
const LINES = fc.array(PART, { maxLength: 12 }).map((parts) =>
  parts.map(({ day, person, ...part }, at) =>
    HoursLine.parse({
      ...part,
      hours_id: at + 1,
      art_id: 1,
      date: isoDate(addDays(MONDAY, day)),
      person: { person_id: person, person_name: `P${person}` },
    }),
  ),
);
const idOf = ({ hours_id: id }: HoursLine): string => id;
const isOfWeek = ({ date }: HoursLine): boolean => mondayOf(parseIsoDate(date ?? '') ?? MONDAY) === MONDAY;

describe('the lines of a week to approve', () => {
  it('[W-SITE-45] should each stand once, with the person who wrote it, and be summed', () => {
    fc.assert(
      fc.property(LINES, (lines) => {
        const persons = weekToApprove(lines, MONDAY, ME, null);
        const shown = persons.flatMap((person) => person.lines.map(({ line }) => line));
        expect(shown.map(idOf).toSorted()).toEqual(lines.filter(isOfWeek).map(idOf).toSorted());
        for (const person of persons) {
          expect(new Set(person.lines.map(({ line }) => line.person?.person_id)).size).toBe(1);
          expect(person.hours).toBe(person.lines.reduce((sum, { line }) => sum + hoursIn(line), 0));
          const dates = person.lines.map(({ line }) => line.date ?? '');
          expect(dates).toEqual(dates.toSorted());
        }
      }),
    );
  });

  it('[W-SITE-19] should be offered only where they are registered, and never where they are the own ones', () => {
    fc.assert(
      fc.property(LINES, fc.constantFrom(ME, '9', null), (lines, approver) => {
        const persons = weekToApprove(lines, MONDAY, approver, null);
        const offered = new Set(persons.flatMap(({ openIds }) => openIds));
        for (const line of lines.filter(isOfWeek)) {
          const mayBe = (line.status ?? 'REGISTERED') === 'REGISTERED' && line.person?.person_id !== approver;
          expect(offered.has(line.hours_id)).toBe(approver !== null && mayBe);
        }
        for (const { isOwn, openIds, approvedIds, key } of persons)
          if (key === approver) expect([isOwn, openIds, approvedIds]).toEqual([true, [], []]);
        expect(persons.findIndex(({ isOwn }) => isOwn)).toBe(
          persons.some(({ isOwn }) => isOwn) ? persons.length - 1 : -1,
        );
        const counted = openWeeks(lines, MONDAY, approver).reduce((sum, { count }) => sum + count, offered.size);
        const all = lines.filter(
          ({ status, person }) =>
            approver !== null && (status ?? 'REGISTERED') === 'REGISTERED' && person?.person_id !== approver,
        );
        expect(counted).toBe(all.length);
      }),
    );
  });

  it('[W-SITE-45] should each have its outcome, also the one that is gone', () => {
    fc.assert(
      fc.property(LINES, fc.infiniteStream(fc.constantFrom(...APPROVAL_OUTCOMES)), (drawn, outcomes) => {
        const lines = drawn.filter(isOfWeek);
        const answer = lines.map((line): HoursOutcome => {
          const outcome = outcomes.next().value ?? 'DONE';
          const now = outcome === 'DONE' ? { ...line, status: 'APPROVED' } : { ...line, status: 'REGISTERED' };
          return { hours_id: line.hours_id, outcome, line: outcome === 'GONE' ? null : now };
        });
        const ids = lines.map(idOf);
        const seen = new Map(lines.map((line) => [line.hours_id, line]));
        const result = resultAfter(
          null,
          { ids, status: 'APPROVED', lines: seen },
          answer.map(({ hours_id: id, outcome }) => ({ id, outcome })),
        );
        const now = answer.flatMap(({ line }) => line ?? []);
        const persons = weekToApprove(now, MONDAY, '9', result);
        const rows = persons.flatMap((person) => person.lines);
        // A line that is gone stands there with its outcome alone: it is in no sum, and cannot be approved again.
        expect(persons.reduce((sum, { hours }) => sum + hours, 0)).toBe(
          now.reduce((sum, line) => sum + hoursIn(line), 0),
        );
        const open = now.filter(({ status }) => status === 'REGISTERED').map(idOf);
        expect(persons.flatMap(({ openIds }) => openIds).toSorted()).toEqual(open.toSorted());
        expect(new Map(rows.map(({ line, outcome }) => [line.hours_id, outcome]))).toEqual(
          new Map(answer.map(({ hours_id: id, outcome }) => [id, outcome])),
        );
        const { done, changed, gone, refused, all, left } = outcomeCounts(result);
        expect([done + changed + gone + refused, all - done]).toEqual([all, left.length]);
        // A second press on one of them adds to the first.
        const [again] = ids;
        if (again === undefined) return;
        const one = resultAfter(result, { ids: [again], status: 'APPROVED', lines: seen }, [
          { id: again, outcome: 'DONE' },
        ]);
        expect(outcomeCounts(one).all).toBe(all);
        expect(outcomeCounts(resultAfter(result, { ids: [again], status: 'RETURNED', lines: seen }, [])).all).toBe(0);
      }),
    );
  });

  it('[W-SITE-45] should say each change of a line since the approver saw it, also of its day', () => {
    const line = HoursLine.parse({ hours_id: 1, date: '2026-11-18', art_id: 1, hours: 7.5, person: { person_id: 2 } });
    const result = resultAfter(null, { ids: ['1'], status: 'APPROVED', lines: new Map([['1', line]]) }, [
      { id: '1', outcome: 'CHANGED' },
    ]);
    const rowOf = (now: HoursLine) => weekToApprove([now], MONDAY, ME, result)[0]?.lines[0];
    const isChanged = { outcome: 'CHANGED', isOpen: true };
    expect(rowOf({ ...line, hours: 8 })).toMatchObject({ ...isChanged, change: { seen: line, things: ['time'] } });
    const other = { ...line, art_id: '2', comment: 'Regn' };
    expect(rowOf(other)).toMatchObject({ ...isChanged, change: { things: ['art_id', 'comment'] } });
    const [away] = weekToApprove([{ ...line, date: '2026-11-25' }], MONDAY, ME, result);
    expect(away).toMatchObject({
      hours: 0,
      openIds: [],
      lines: [{ outcome: 'CHANGED', change: { things: ['date'] } }],
    });
    // Another approver was first.
    expect(rowOf({ ...line, hours: 8, status: 'APPROVED' })).toMatchObject({ outcome: null, isOpen: false });
  });
});

describe('the file for payroll', () => {
  it('should have each hour and each extra article once, and run no cell as a formula', () => {
    fc.assert(
      fc.property(LINES, (lines) => {
        const rows = payrollLines(lines);
        const sum = (values: readonly (number | null | undefined)[]) =>
          values.reduce<number>((all, value) => all + (value ?? 0), 0);
        expect(sum(rows.map(({ hours }) => hours))).toBe(sum(lines.map(hoursIn)));
        const extras = lines.flatMap((line) => line.extras ?? []);
        expect(rows.filter(({ count }) => count !== null)).toHaveLength(extras.length);
        expect(sum(rows.map(({ count }) => count))).toBe(sum(extras.map((extra) => extra?.count)));
      }),
    );
    expect(csvOf([['=1+1', 7.5, null]])).toContain('\'=1+1";7,5;');
  });
});
