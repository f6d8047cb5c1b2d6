import { addDays, type Day, dayIn, isoDate, isoInstant, parseIsoDate } from '@felles/core';
import { osloInstant } from '@felles/core/internal/shared/dates';
import { SITE_RIGHTS } from '@felles/core/internal/workspace/projects/rights';
import { movedTo, nextStatuses, rightsOfMove } from '@felles/core/internal/workspace/tasks/moves';
import { SCHEDULE_ADDRESS, scheduleOf } from '@felles/core/internal/workspace/tasks/schedule';
import {
  COMPLETION_STATUSES,
  changeDays,
  clashIn,
  daysFrom,
  daysOfTask,
  mayPlan,
  movesOfTask,
  swapPerson,
  Task,
  type TaskDays,
} from '@felles/core/workspace/tasks';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const dayAt = (text: string): Day => parseIsoDate(text) ?? (0 as Day);
const FIRST = dayAt('2020-01-01');
const day = fc.integer({ min: 0, max: 7_665 }).map((count) => addDays(FIRST, count));
/** Around the changes of Oslo's clocks, too. */
const anyDay = fc.oneof(
  day,
  fc.constantFrom(...['2026-03-28', '2026-03-29', '2026-03-30', '2026-10-24', '2026-10-25', '2026-10-26'].map(dayAt)),
);
/** A time that no day has twice, and none lacks. */
const time = fc
  .integer({ min: 0, max: 95 })
  .map(
    (quarter) => `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`,
  )
  .filter((text) => !text.startsWith('02'));
const instantAt = (of: Day, text: string): string => isoInstant(osloInstant(of, text) ?? 0);
const aTask = (fields: object): Task => Task.parse({ id: '1', completion_status: 'SCHEDULED', ...fields });

const laterBy = ({ from, to }: TaskDays, days: number) => ({ from: addDays(from, days), to: addDays(to, days) });

const task = fc
  .record({
    from: anyDay,
    length: fc.integer({ min: 0, max: 9 }),
    start: fc.option(time),
    end: fc.option(fc.oneof(fc.constant('day'), time)),
  })
  .map(({ from, length, start, end }) => {
    const last = addDays(from, length);
    return aTask({
      start: start === null ? isoDate(from) : instantAt(from, start),
      end: end === null ? null : end === 'day' ? isoDate(last) : instantAt(last, end),
    });
  })
  .filter(({ start, end }) => end === null || end === undefined || (dayIn(end) ?? 0) > (dayIn(start) ?? 0));

describe('a task that is moved to other days', () => {
  it('[A-11] should keep its length in Oslo days, and be as it was after the move back', () => {
    fc.assert(
      fc.property(task, fc.integer({ min: -400, max: 400 }), (one, by) => {
        const before = daysOfTask(one);
        if (before === null) throw new Error('a task of this test has days');
        const moved = { ...one, ...movedTo(one, laterBy(before, by)) };
        expect(daysOfTask(moved)).toEqual(laterBy(before, by));
        expect({ ...moved, ...movedTo(moved, before) }).toEqual(one);
      }),
    );
  });

  it('[W-SITE-47] should keep its times of day over a change of the clocks', () => {
    const one = aTask({ start: '2026-03-27T06:00:00.000Z', end: '2026-03-27T15:00:00.000Z' });
    const sunday = { from: dayAt('2026-03-29'), to: dayAt('2026-03-29') };
    expect(movedTo(one, sunday)).toEqual({ start: '2026-03-29T05:00:00.000Z', end: '2026-03-29T14:00:00.000Z' });
    const night = aTask({ start: '2026-03-27T01:30:00.000Z', end: null });
    // Half past two does not exist that night.
    expect(movedTo(night, sunday)).toEqual({ start: '2026-03-29T01:30:00.000Z', end: null });
    const wall = aTask({ start: '2026-03-27T02:30', end: '2026-03-28' });
    expect(movedTo(wall, sunday)).toEqual({ start: '2026-03-29T02:30', end: '2026-03-29' });
  });

  it('should end at midnight of its last day, as before, and have days where it had none', () => {
    const one = aTask({ start: '2026-11-18', end: '2026-11-19T23:00:00.000Z' });
    const moved = movedTo(one, { from: dayAt('2026-11-23'), to: dayAt('2026-11-24') });
    expect(moved).toEqual({ start: '2026-11-23', end: '2026-11-24T23:00:00.000Z' });
    expect(movedTo(aTask({}), { from: dayAt('2026-11-23'), to: dayAt('2026-11-24') })).toEqual({
      start: '2026-11-23',
      end: '2026-11-24',
    });
    expect(movedTo(aTask({ start: '2026-11-18' }), { from: dayAt('2026-11-18'), to: dayAt('2026-11-20') }).end).toBe(
      '2026-11-20',
    );
  });

  it('[W-PLAN-13] should be stretched by its ends, to one day at least, and moved as a whole', () => {
    fc.assert(
      fc.property(
        anyDay,
        fc.nat(9),
        fc.constantFrom('whole', 'start', 'end'),
        fc.integer({ min: -20, max: 20 }),
        (from, length, part, by) => {
          const days = { from, to: addDays(from, length) };
          const after = changeDays(days, part, by);
          expect(after.to).toBeGreaterThanOrEqual(after.from);
          if (part === 'whole') expect(after).toEqual(laterBy(days, by));
          if (part === 'start') expect(after.to).toBe(days.to);
          if (part === 'end') expect(after.from).toBe(days.from);
        },
      ),
    );
    expect(changeDays({ from: dayAt('2026-11-18'), to: dayAt('2026-11-19') }, 'start', 9).from).toBe(
      dayAt('2026-11-19'),
    );
    expect(changeDays({ from: dayAt('2026-11-18'), to: dayAt('2026-11-19') }, 'end', 2).to).toBe(dayAt('2026-11-21'));
  });

  it('should begin on a typed day with the length that it has, and on no day that does not exist', () => {
    const one = aTask({ start: '2026-11-18', end: '2026-11-20' });
    expect(daysFrom(one, '2026-11-23')).toEqual({ from: dayAt('2026-11-23'), to: dayAt('2026-11-25') });
    expect(daysFrom(one, '2026-02-30')).toBeNull();
    expect(daysFrom(aTask({}), '2026-11-23')).toBeNull();
  });
});

const USERS = ['SCHEDULED', 'STARTED', 'INPROGRESS', 'COMPLETED', 'INCOMPLETE', 'CANCELLED', 'DELETED'];

describe('the status of a task', () => {
  it.each([
    ['SCHEDULED', USERS.filter((to) => to !== 'SCHEDULED')],
    ['STARTED', USERS.filter((to) => to !== 'STARTED')],
    ['INPROGRESS', USERS.filter((to) => to !== 'INPROGRESS')],
    ['OVERDUE', USERS.filter((to) => to !== 'SCHEDULED')],
    ['HOLIDAY', USERS.filter((to) => to !== 'SCHEDULED')],
    ['DEVIANCE', USERS.filter((to) => to !== 'SCHEDULED')],
    ['COMPLETED', ['SCHEDULED']],
    ['CANCELLED', ['SCHEDULED']],
    ['INCOMPLETE', ['SCHEDULED']],
    ['PROPOSED', ['SCHEDULED']],
    ['SIMULATED', []],
    ['DELETED', []],
    ['NEW', []],
    [null, []],
  ])('[W-SITE-20] should lead from %s to those that users set', (completion_status, next) => {
    expect(nextStatuses(aTask({ completion_status }))).toEqual(next);
  });

  it('[W-SITE-20] should be moved by who plans, or by an assignee who works; some moves by who plans alone', () => {
    const status = fc.constantFrom(...COMPLETION_STATUSES);
    fc.assert(
      fc.property(status, fc.boolean(), fc.boolean(), fc.boolean(), (completion_status, may_move, may_work, isOwn) => {
        const one = aTask({ completion_status, may_move, may_work, assignees: [{ person_id: isOwn ? '7' : '8' }] });
        const plannersOnly = (to: string) => completion_status === 'PROPOSED' || to === 'CANCELLED' || to === 'DELETED';
        const expected = nextStatuses(one).filter((to) => may_move || (may_work && isOwn && !plannersOnly(to)));
        expect(movesOfTask(one, '7')).toEqual(expected);
        for (const to of nextStatuses(one))
          expect(SITE_RIGHTS).toEqual(expect.arrayContaining([...rightsOfMove(one, to)]));
      }),
    );
    expect(movesOfTask(aTask({ may_work: true, assignees: [{ name: 'Per' }] }), null)).toEqual([]);
    expect(nextStatuses(aTask({ deleted: true }))).toEqual([]);
  });

  it('should let days and persons change with the right, but not of a simulated or deleted task', () => {
    const planned = { start: '2026-11-18', may_move: true };
    expect(mayPlan(aTask(planned))).toBe(true);
    expect(mayPlan(aTask({ ...planned, completion_status: 'COMPLETED' }))).toBe(true);
    for (const other of [
      { may_move: false },
      { start: null },
      { deleted: true },
      { completion_status: 'SIMULATED' },
      { completion_status: 'DELETED' },
    ])
      expect(mayPlan(aTask({ ...planned, ...other }))).toBe(false);
  });
});

describe('the persons of a task', () => {
  it('[W-PLAN-13] should be those of the row that its bar was dropped in, and the others as before', () => {
    const one = aTask({
      assignees: [{ person_id: '7', name: 'Kari' }, { person_id: '8', name: 'Per' }, { name: 'Vikar' }],
    });
    const oda = { key: '9', name: 'Oda' };
    expect(swapPerson(one, '7', oda)).toEqual([oda, { key: '8', name: 'Per' }]);
    expect(swapPerson(one, '7', { key: '8', name: 'Per' })).toEqual([{ key: '8', name: 'Per' }]);
    expect(swapPerson(one, '7', null)).toEqual([{ key: '8', name: 'Per' }]);
    expect(swapPerson(one, '', oda)).toEqual([oda, { key: '7', name: 'Kari' }, { key: '8', name: 'Per' }]);
  });

  it('[W-SITE-47] should be named who have a holiday on the first day, or another task on any day', () => {
    const person = { person_id: '7', name: 'Kari', holidays: [{ from: '2026-11-19', to: '2026-11-19' }] };
    const tasks = [
      aTask({ id: '1', start: '2026-11-16', end: '2026-11-17', assignees: [person] }),
      aTask({ id: '2', start: '2026-11-17', completion_status: 'CANCELLED', assignees: [person] }),
    ];
    const period = { from: dayAt('2026-11-16'), to: dayAt('2026-11-22') };
    const [row] = scheduleOf(tasks, SCHEDULE_ADDRESS.standard, period).rows;
    const clash = (from: string, to: string, id: string | null = null) =>
      row && clashIn(row, { from: dayAt(from), to: dayAt(to) }, id);
    expect(clash('2026-11-17', '2026-11-19')).toEqual({
      name: 'Kari',
      isOnHoliday: false,
      doubled: [dayAt('2026-11-17')],
    });
    expect(clash('2026-11-17', '2026-11-19', '1')).toBeNull();
    expect(clash('2026-11-19', '2026-11-20')).toEqual({ name: 'Kari', isOnHoliday: true, doubled: [] });
    expect(clash('2026-11-18', '2026-11-19')).toBeNull();
  });
});
