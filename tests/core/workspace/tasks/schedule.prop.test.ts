import { addDays, type Day, isoDate, mondayOf, parseIsoDate, weekdayOf } from '@felles/core';
import { withKeys } from '@felles/core/internal/workspace/tasks/rules';
import {
  createScheduleMaker,
  SCHEDULE_ADDRESS,
  type ScheduleQuestion,
  scheduleOf,
} from '@felles/core/internal/workspace/tasks/schedule';
import { inLanes } from '@felles/core/internal/workspace/tasks/schedule-rows';
import { statusTags, Task, tasksOnDay, WEEKS } from '@felles/core/workspace/tasks';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectReadsBack } from '../../../support/expect-address.ts';

const MONDAY = parseIsoDate('2026-11-16') ?? (0 as Day);
const PERIOD = { from: MONDAY, to: addDays(MONDAY, 6) };
const task = fc
  .record({
    id: fc.integer({ min: 1, max: 6 }).map(String),
    title: fc.constantFrom('Riving', 'Takstoler', 'Byggemøte'),
    completion_status: fc.constantFrom('SCHEDULED', 'STARTED', 'SIMULATED', 'CANCELLED', 'PROPOSED', null),
    begins: fc.integer({ min: -4, max: 10 }),
    lasts: fc.integer({ min: 0, max: 9 }),
    project_id: fc.constantFrom(1, 2),
    assignees: fc.array(fc.constantFrom({ person_id: '1', name: 'Kari' }, { person_id: '2', name: 'Åse' }), {
      maxLength: 3,
    }),
  })
  .map(({ begins, lasts, ...fields }) =>
    Task.parse({
      ...fields,
      start: isoDate(addDays(MONDAY, begins)),
      end: isoDate(addDays(MONDAY, begins + lasts)),
    }),
  );
const tasks = fc.array(task, { maxLength: 10 });
const of = (fields: object): Task =>
  Task.parse({ id: '1', completion_status: 'SCHEDULED', start: '2026-11-17', ...fields });
const kari = { person_id: '1', name: 'Kari' };

describe('the schedule', () => {
  it('[W-TASKS-17] should have each task that is shown in the row of each assignee, or on top, over its days', () => {
    fc.assert(
      fc.property(tasks, fc.boolean(), (given, all) => {
        const { rows, total } = scheduleOf(given, { ...SCHEDULE_ADDRESS.standard, all }, PERIOD);
        const shown = new Set(rows.flatMap(({ bars }) => bars.map(({ key }) => key)));
        // A cancelled task without an assignee is the only one without a row.
        expect(shown.size).toBeLessThanOrEqual(total);
        for (const { key, bars } of rows)
          for (const bar of bars) {
            expect(bar.days.from).toBeGreaterThanOrEqual(PERIOD.from);
            expect(bar.days.to).toBeLessThanOrEqual(PERIOD.to);
            if (key === '') expect(statusTags(bar.task)).toContain('UNASSIGNED');
            else expect(bar.task.assignees?.map(({ person_id: id }) => String(id))).toContain(key);
          }
        const projects = scheduleOf(given, { ...SCHEDULE_ADDRESS.standard, all, by: 'project' }, PERIOD);
        expect(projects.rows.flatMap(({ bars }) => bars).length).toBe(total);
      }),
    );
  });

  it('[W-TASKS-17] should never have two bars in one lane on a day, nor more lanes than it needs', () => {
    fc.assert(
      fc.property(tasks, (given) => {
        const bars = inLanes(withKeys(given), PERIOD);
        for (const one of bars)
          for (const other of bars)
            if (one !== other && one.lane === other.lane)
              expect(one.days.to < other.days.from || other.days.to < one.days.from).toBe(true);
        const lanes = Math.max(0, ...bars.map(({ lane }) => lane + 1));
        const most = Math.max(
          0,
          ...Array.from({ length: 20 }, (_, at) => addDays(MONDAY, at - 5)).map(
            (day) => withKeys(given).filter(({ task }) => isOn(task, day)).length,
          ),
        );
        expect(lanes).toBeLessThanOrEqual(most);
      }),
    );
  });

  it('[W-PLAN-13] should equal a schedule made anew after any changes, and keep each row that is the same', () => {
    const change = fc.record({
      at: fc.nat(9),
      put: fc.option(task),
      by: fc.constantFrom<ScheduleQuestion['by']>('person', 'project'),
      week: fc.boolean(),
    });
    fc.assert(
      fc.property(tasks, fc.array(change, { maxLength: 6 }), (first, changes) => {
        const make = createScheduleMaker();
        let given = first;
        for (const { at, put, by, week } of changes) {
          given = given.toSpliced(at, 1, ...(put === null ? [] : [put]));
          const question = { ...SCHEDULE_ADDRESS.standard, by };
          const period = week ? PERIOD : { from: addDays(PERIOD.from, 7), to: addDays(PERIOD.to, 7) };
          const after = make(given, question, period);
          expect(after).toEqual(scheduleOf(given, question, period));
          expect(make([...given], question, period).rows.every((row, place) => row === after.rows[place])).toBe(true);
        }
      }),
    );
  });

  it('[W-TASKS-17] should name the row without an assignee on top, then the persons by their names', () => {
    const { rows } = scheduleOf(
      [of({ assignees: [{ person_id: '2', name: 'Åse' }] }), of({ id: '2' }), of({ id: '3', assignees: [kari] })],
      SCHEDULE_ADDRESS.standard,
      PERIOD,
    );
    expect(rows.map(({ name }) => name)).toEqual(['', 'Kari', 'Åse']);
  });

  it('should say on which days a person is wanted twice, by what takes time', () => {
    const busy = (completion_status: string) =>
      scheduleOf(
        [
          of({ assignees: [kari], end: '2026-11-19' }),
          of({ id: '2', completion_status, assignees: [kari], start: '2026-11-19', end: '2026-11-20' }),
        ],
        SCHEDULE_ADDRESS.standard,
        PERIOD,
      );
    expect(busy('STARTED').rows[0]?.doubled).toEqual([addDays(MONDAY, 3)]);
    expect(busy('STARTED').rows[0]?.lanes).toBe(2);
    expect(busy('STARTED').staff).toEqual([0, 1, 1, 1, 1, 0, 0]);
    for (const status of ['SIMULATED', 'CANCELLED', 'DELETED']) expect(busy(status).rows[0]?.doubled).toEqual([]);
  });

  it('should have the holidays of a person once, and no further than the period', () => {
    const holidays = [{ from: '2026-11-10', to: '2026-11-16' }];
    const more = [{ from: '2026-11-17', to: '2026-11-17' }];
    const { rows } = scheduleOf(
      [
        of({ assignees: [{ ...kari, holidays }] }),
        of({ id: '2', assignees: [{ ...kari, holidays: [...holidays, ...more] }] }),
      ],
      SCHEDULE_ADDRESS.standard,
      PERIOD,
    );
    expect(rows[0]?.holidays).toEqual([{ from: MONDAY, to: addDays(MONDAY, 1) }]);
  });

  it('should list on each day exactly what has that day, each task once', () => {
    fc.assert(
      fc.property(tasks, fc.integer({ min: 0, max: 6 }), (given, at) => {
        const day = addDays(MONDAY, at);
        const schedule = scheduleOf(given, SCHEDULE_ADDRESS.standard, PERIOD);
        const listed = tasksOnDay(schedule, day);
        expect(new Set(listed.map(({ key }) => key)).size).toBe(listed.length);
        for (const { task: one } of listed) expect(isOn(one, day)).toBe(true);
      }),
    );
  });

  it('should find a person, a task or a project by words, of which each has to be there', () => {
    const found = (text: string) =>
      scheduleOf(
        [of({ title: 'Riving av tak', project_title: 'Skolegata 12', assignees: [kari] })],
        { ...SCHEDULE_ADDRESS.standard, text },
        PERIOD,
      ).total;
    expect(['kari', 'TAK riving', 'skolegata', ''].map(found)).toEqual([1, 1, 1, 1]);
    expect(['ola', 'kari ola'].map(found)).toEqual([0, 0]);
  });

  it('should be read from the address as it is written there, each week by its Monday', () => {
    const day = fc.integer({ min: 0, max: 60_000 }).map((count) => addDays(0 as Day, count));
    const question: fc.Arbitrary<ScheduleQuestion> = fc.record({
      week: fc.option(day.map(mondayOf)),
      weeks: fc.constantFrom(...WEEKS),
      by: fc.constantFrom('person', 'project'),
      text: fc.constantFrom('', 'tak'),
      project: fc.constantFrom('', '1001'),
      all: fc.boolean(),
      day: fc.option(day),
    });
    expectReadsBack(SCHEDULE_ADDRESS, question);
    const { week, ...rest } = SCHEDULE_ADDRESS.read({ week: '2026-11-19', weeks: '3', by: 'x', day: '2026-02-30' });
    expect(week).toBe(MONDAY);
    expect(weekdayOf(MONDAY)).toBe(0);
    expect(rest).toEqual({ ...SCHEDULE_ADDRESS.standard, week: undefined });
  });
});

const isOn = ({ start, end }: Task, day: Day): boolean => (start ?? '') <= isoDate(day) && isoDate(day) <= (end ?? '');
