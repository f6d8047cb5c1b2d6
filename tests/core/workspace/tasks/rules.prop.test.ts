import { addDays, type Day, isoDate, isoInstant, osloDay, parseIsoDate } from '@felles/core';
import { startOfOsloDay } from '@felles/core/internal/shared/dates';
import { isPanelAddress } from '@felles/core/internal/shell/panel-address';
import {
  ASSIGNEE_STATUSES,
  groupByStatus,
  holidaysOf,
  isTaskInPeriod,
  isTaskShown,
  sectionsOf,
  TASK_ADDRESS,
  tasksFor,
  withKeys,
  withoutDuplicates,
  withTask,
} from '@felles/core/internal/workspace/tasks/rules';
import {
  COMPLETION_STATUSES,
  daysOfTask,
  personsAmong,
  STATUS_TAGS,
  statusTags,
  Task,
  taggedBy,
} from '@felles/core/workspace/tasks';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectReadsBack } from '../../../support/expect-address.ts';

const DAY = parseIsoDate('2026-11-19') ?? (0 as Day);
const day = fc.integer({ min: -4, max: 4 }).map((count) => addDays(DAY, count));
/** A day in each way in which a service may write it; the clocks of Oslo are an hour ahead. */
const written = fc
  .tuple(day, fc.constantFrom('day', 'late', 'early', 'wall', 'offset'))
  .map(([of, form]) => ({ of, text: writtenAs(of, form) }));

function writtenAs(of: Day, form: string): string {
  if (form === 'late') return isoInstant(startOfOsloDay(addDays(of, 1)) - 1);
  if (form === 'early') return isoInstant(startOfOsloDay(of));
  if (form === 'wall') return `${isoDate(of)}T23:30:00`;
  if (form === 'offset') return `${isoDate(of)}T00:30:00+01:00`;
  return isoDate(of);
}

const status = fc.constantFrom(...COMPLETION_STATUSES, 'NEW', '', null, undefined);
const assignee = fc.record({
  person_id: fc.constantFrom(1, 2, '3', null),
  name: fc.constantFrom('Kari', 'Åse', null),
  status: fc.constantFrom(...ASSIGNEE_STATUSES, null),
  holidays: fc.array(fc.record({ from: written.map(({ text }) => text), to: written.map(({ text }) => text) }), {
    maxLength: 2,
  }),
  expenses: fc.array(fc.record({ date: written.map(({ text }) => text) }), { maxLength: 2 }),
});
const task = fc
  .record({
    // Few ids, so that they collide.
    id: fc.constantFrom(1, 2, '2', 3),
    completion_status: status,
    start: fc.option(written.map(({ text }) => text)),
    deleted: fc.constantFrom(true, false, null),
    assignees: fc.option(fc.array(assignee, { maxLength: 3 })),
  })
  .map((fields) => Task.parse(fields));
const tasks = fc.array(task, { maxLength: 8 });

const of = (fields: object): Task => Task.parse({ id: '1', completion_status: 'SCHEDULED', ...fields });

describe('the statuses of a task', () => {
  it('[W-TASKS-01] should be the twelve of the specification', () => {
    expect(COMPLETION_STATUSES).toEqual([
      'CANCELLED',
      'COMPLETED',
      'DELETED',
      'DEVIANCE',
      'HOLIDAY',
      'INCOMPLETE',
      'INPROGRESS',
      'OVERDUE',
      'PROPOSED',
      'SCHEDULED',
      'SIMULATED',
      'STARTED',
    ]);
  });

  it('[W-TASKS-02] should be four for an assignee', () => {
    expect(ASSIGNEE_STATUSES).toEqual(['ACTIVE', 'PASSIVE', 'TERMINATED', 'UNASSIGNED']);
  });
});

describe('grouping tasks', () => {
  it('[W-TASKS-03] should put each that is not skipped into the group of its own status, in the same order', () => {
    fc.assert(
      fc.property(tasks, (given) => {
        const groups = groupByStatus(given);
        for (const [status, group] of groups)
          expect(group).toEqual(given.filter(({ completion_status: own }) => own === status));
        const kept = given.filter(({ completion_status: own }) => own && own !== 'PROPOSED');
        expect([...groups.values()].flat().length).toBe(kept.length);
      }),
    );
  });

  it('[W-TASKS-03] should not give a task a second group for its tags', () => {
    const deleted = of({ deleted: true, assignees: [{ status: 'PASSIVE' }] });
    expect([...groupByStatus([deleted])]).toEqual([['SCHEDULED', [deleted]]]);
  });

  it.each([null, undefined, ''])('[W-TASKS-04] should skip a task whose status is %j', (completion_status) => {
    const other = of({});
    expect([...groupByStatus([of({ completion_status }), other]).values()]).toEqual([[other]]);
  });

  it('[W-TASKS-05] should skip what is only proposed', () => {
    expect(groupByStatus([of({ completion_status: 'PROPOSED' })]).size).toBe(0);
    expect(isTaskShown(of({ completion_status: 'PROPOSED' }))).toBe(false);
  });

  it('should show what is stuck first, what is over last, and a status that is not known after that', () => {
    const statuses = ['NEW', 'COMPLETED', 'STARTED', 'OVERDUE', 'DELETED'];
    const all = statuses.map((completion_status) => of({ completion_status }));
    const sections = sectionsOf(all, all);
    expect(sections.map((section) => section.status)).toEqual(['OVERDUE', 'STARTED', 'COMPLETED', 'DELETED', 'NEW']);
  });
});

describe('the status tags of a task', () => {
  const someone = { person_id: '1', status: 'ACTIVE' };

  it('[W-TASKS-06] should have DELETED by its status or its flag, and not else', () => {
    expect(statusTags(of({ completion_status: 'DELETED', assignees: [someone] }))).toEqual(['DELETED']);
    expect(statusTags(of({ deleted: true, assignees: [someone] }))).toEqual(['DELETED']);
    expect(statusTags(of({ deleted: false, assignees: [someone] }))).toEqual([]);
  });

  it.each([{ assignees: [] }, { assignees: null }, {}, { assignees: [{ status: 'UNASSIGNED' }] }])(
    '[W-TASKS-07] [W-TASKS-08] should have UNASSIGNED for %j, unless it is cancelled',
    (fields) => {
      expect(statusTags(of(fields))).toEqual(['UNASSIGNED']);
      expect(statusTags(of({ ...fields, completion_status: 'CANCELLED' }))).toEqual([]);
      expect(statusTags(of({ ...fields, completion_status: 'DELETED' }))).toEqual(['DELETED', 'UNASSIGNED']);
    },
  );

  it('[W-TASKS-09] [W-TASKS-10] should have TERMINATED and PASSIVE where any assignee is so', () => {
    const also = (status: string) => statusTags(of({ assignees: [someone, { person_id: '2', status }, someone] }));
    expect(also('TERMINATED')).toEqual(['TERMINATED']);
    expect(also('PASSIVE')).toEqual(['PASSIVE']);
    expect(also('ACTIVE')).toEqual([]);
  });

  it('[W-TASKS-11] should have HOLIDAY exactly when its start day is within one, both ends included', () => {
    fc.assert(
      fc.property(written, written, written, (start, from, to) => {
        const tags = statusTags(
          of({ start: start.text, assignees: [someone, { ...someone, holidays: [{ from: from.text, to: to.text }] }] }),
        );
        expect(tags.includes('HOLIDAY')).toBe(from.of <= start.of && start.of <= to.of);
      }),
    );
  });

  it('[W-TASKS-11] [W-TASKS-12] should be by the day in Oslo, also where it is another day in UTC', () => {
    const assignees = [
      { ...someone, holidays: [{ from: '2026-11-20', to: null }], expenses: [{ date: '2026-11-20' }] },
    ];
    expect(statusTags(of({ start: '2026-11-19T23:30:00Z', assignees }))).toEqual(['HOLIDAY', 'DEVIANCE']);
    expect(statusTags(of({ start: '2026-11-19T22:30:00Z', assignees }))).toEqual([]);
    expect(
      statusTags(of({ start: '2026-06-14T22:30:00Z', assignees: [{ expenses: [{ date: '2026-06-15' }] }] })),
    ).toEqual(['DEVIANCE']);
    expect(statusTags(of({ start: null, assignees }))).toEqual([]);
  });

  it('[W-TASKS-12] should have DEVIANCE exactly when an assignee has expenses on its start day', () => {
    fc.assert(
      fc.property(written, fc.array(written, { maxLength: 3 }), (start, dates) => {
        const expenses = dates.map(({ text }) => ({ date: text }));
        const tags = statusTags(
          of({ start: start.text, end: '2026-12-31', assignees: [someone, { ...someone, expenses }] }),
        );
        expect(tags.includes('DEVIANCE')).toBe(dates.some((date) => date.of === start.of));
      }),
    );
  });

  it('[W-TASKS-13] should be decided one by one, each at most once, in one order', () => {
    fc.assert(
      fc.property(task, (given) => {
        const tags = statusTags(given);
        expect(tags).toEqual(STATUS_TAGS.filter((tag) => tags.includes(tag)));
      }),
    );
    const assignees = [
      { status: 'TERMINATED', holidays: [{ from: '2026-11-18', to: '2026-11-20' }] },
      { status: 'TERMINATED' },
      { status: 'PASSIVE', expenses: [{ date: '2026-11-19' }, { date: '2026-11-19' }] },
    ];
    expect(statusTags(of({ completion_status: 'DELETED', start: '2026-11-19', assignees }))).toEqual(
      STATUS_TAGS.filter((tag) => tag !== 'UNASSIGNED'),
    );
  });
});

describe('tasks that occur more than once', () => {
  const isSimulated = ({ completion_status: status }: Task) => status === 'SIMULATED';

  it('[W-TASKS-14] [W-TASKS-15] should be shown once, the first, but each that is simulated; the order stays', () => {
    fc.assert(
      fc.property(tasks, (given) => {
        const first = new Set<string>();
        const expected = given.filter((one) => {
          if (isSimulated(one)) return true;
          if (first.has(String(one.id))) return false;
          first.add(String(one.id));
          return true;
        });
        const found = withoutDuplicates(given, false);
        expect(found).toEqual(expected);
        expect(found.filter(isSimulated)).toEqual(given.filter(isSimulated));
        expect(withoutDuplicates(found, false)).toEqual(found);
      }),
    );
  });

  it('[W-TASKS-14] should stay where only a simulated one with its id came before', () => {
    const simulated = of({ completion_status: 'SIMULATED' });
    const real = of({});
    expect(withoutDuplicates([simulated, real, of({ title: 'again' }), simulated], false)).toEqual([
      simulated,
      real,
      simulated,
    ]);
  });

  it('[W-TASKS-16] should all stay where all are asked for', () => {
    fc.assert(
      fc.property(tasks, (given) => {
        expect(withoutDuplicates(given, true)).toEqual(given);
      }),
    );
  });

  it('should each have a key of its own', () => {
    fc.assert(
      fc.property(tasks, (given) => {
        const strange = given.map((one, at) => (at % 3 === 0 ? { ...one, id: 'a/b*"' } : one));
        const keys = withKeys(strange).map(({ key }) => key);
        expect(new Set(keys).size).toBe(given.length);
        expect(keys.every((key) => isPanelAddress(`task.${key}`))).toBe(true);
      }),
    );
  });
});

describe('the keys and sections of tasks', () => {
  it('should be the id, with a mark where it is simulated, and a number where it occurs again', () => {
    const simulated = of({ id: '7', completion_status: 'SIMULATED' });
    const all = [of({ id: '7' }), of({ id: '7' }), simulated, of({ id: 'a/b' })];
    expect(withKeys(all).map(({ key }) => key)).toEqual(['7', '7.2', '7.s', '3.x']);
    expect(sectionsOf(all, [simulated])).toEqual([{ status: 'SIMULATED', tasks: [{ key: '7.s', task: simulated }] }]);
  });
});

describe('the days of a holiday', () => {
  it('should be none without a day, or where it ends before it begins', () => {
    const days = (from: string | null, to: string | null) => holidaysOf({ holidays: [{ from, to }] });
    expect(days('2026-11-19', '2026-11-20')).toEqual([{ from: DAY, to: addDays(DAY, 1) }]);
    expect(days(null, '2026-11-19')).toEqual([{ from: DAY, to: DAY }]);
    expect(days(null, null)).toEqual([]);
    expect(days('2026-11-20', '2026-11-19')).toEqual([]);
  });

  it('should make no holiday and no deviance of a task whose days cannot be read', () => {
    const assignees = [{ holidays: [{ from: '2026-11-19', to: null }], expenses: [{ date: 'soon' }] }];
    expect(statusTags(of({ start: 'soon', assignees }))).toEqual([]);
  });
});

describe('whether a task lies in a period', () => {
  it('should hold on its last day, and never for a task without days', () => {
    const period = { from: DAY, to: DAY };
    expect(isTaskInPeriod(of({ start: '2026-11-17', end: '2026-11-19' }), period)).toBe(true);
    expect(isTaskInPeriod(of({ start: '2026-11-17', end: '2026-11-18' }), period)).toBe(false);
    expect(isTaskInPeriod(of({ start: null }), period)).toBe(false);
  });
});

describe('the days of a task', () => {
  it('should be those of Oslo, from its start to its end, of which midnight is none', () => {
    const days = (fields: object) => daysOfTask(of(fields));
    const nineteenth = { from: DAY, to: DAY };
    expect(days({ start: '2026-11-19' })).toEqual(nineteenth);
    expect(days({ start: '2026-11-19', end: '2026-11-21' })).toEqual({ from: DAY, to: addDays(DAY, 2) });
    expect(days({ start: '2026-11-18T23:00:00Z', end: '2026-11-19T23:00:00Z' })).toEqual(nineteenth);
    expect(days({ start: '2026-11-19', end: '2026-11-01' })).toEqual(nineteenth);
    expect(days({ start: '2026-11-19', end: 'soon' })).toEqual(nineteenth);
    for (const start of [null, '', 'now', '2026-02-30', '2026-11-19 and on']) expect(days({ start })).toBeNull();
    expect(osloDay(Date.UTC(2026, 10, 18, 23))).toBe(DAY);
  });
});

describe('the tasks that are asked for', () => {
  it('should have the tag and the person, and be found again among the persons that are offered', () => {
    fc.assert(
      fc.property(tasks, (given) => {
        for (const tag of STATUS_TAGS)
          for (const one of tasksFor(given, { ...TASK_ADDRESS.read({}), tag })) expect(statusTags(one)).toContain(tag);
        for (const { key } of personsAmong(tasksFor(given, TASK_ADDRESS.read({}))))
          expect(tasksFor(given, { ...TASK_ADDRESS.read({}), person: key }).length).toBeGreaterThan(0);
        expect(tasksFor(given, { ...TASK_ADDRESS.read({}), all: true })).toEqual(given.filter(isTaskShown));
      }),
    );
  });

  it('should be those of the tag or the person, and no others', () => {
    const kari = of({ id: '1', assignees: [{ person_id: '1', name: 'Kari' }] });
    const per = of({ id: '2', assignees: [{ name: 'Per', status: 'PASSIVE' }] });
    const free = of({ id: '3', assignees: [{}] });
    const all = [per, kari, free];
    const everything = TASK_ADDRESS.read({});
    expect(tasksFor(all, { ...everything, tag: 'PASSIVE' })).toEqual([per]);
    expect(tasksFor(all, { ...everything, person: '1' })).toEqual([kari]);
    expect(personsAmong(all)).toEqual([
      { key: '1', name: 'Kari' },
      { key: 'Per', name: 'Per' },
    ]);
    expect(taggedBy(of({ assignees: [{ name: 'Kari' }, { name: 'Per', status: 'PASSIVE' }] }), 'PASSIVE')).toEqual([
      expect.objectContaining({ name: 'Per' }),
    ]);
  });

  it('should cut a person of the address that is too long', () => {
    expect(TASK_ADDRESS.read({ person: 'x'.repeat(1_000) }).person).toBe('x'.repeat(200));
  });

  it('should be read from the address as they are written there', () => {
    const question = fc.record({
      tag: fc.constantFrom('', ...STATUS_TAGS),
      person: fc.constantFrom('', '7', 'Kari'),
      all: fc.boolean(),
    });
    expectReadsBack(TASK_ADDRESS, question);
    expect(TASK_ADDRESS.read({ tag: '__proto__', all: 'yes' })).toEqual(TASK_ADDRESS.read({}));
  });
});

describe('the live events of a task', () => {
  it('should take away the one that is gone, and no other', () => {
    expect(withTask([of({}), of({ id: '2' })], { kind: 'gone', id: '1' }, () => true)).toEqual([of({ id: '2' })]);
  });

  it('should change the task of its id, and never what is simulated in its place', () => {
    fc.assert(
      fc.property(tasks, task, (given, item) => {
        const after = withTask(given, { kind: 'put', item }, () => true);
        expect(after).toContain(item);
        const simulated = (all: readonly Task[]) => all.filter(isSimulatedTask).length;
        if (!isSimulatedTask(item)) expect(simulated(after)).toBe(simulated(given));
        expect(withTask(after, { kind: 'put', item }, () => true)).toEqual(after);
        const without = withTask(given, { kind: 'gone', id: String(item.id) }, () => true);
        expect(without.some(({ id }) => String(id) === String(item.id))).toBe(false);
      }),
    );
  });

  it('should take it away where it is not asked for any more', () => {
    expect(withTask([of({}), of({ id: '2' })], { kind: 'put', item: of({ title: 'x' }) }, () => false)).toEqual([
      of({ id: '2' }),
    ]);
  });
});

const isSimulatedTask = ({ completion_status: own }: Task): boolean => own === 'SIMULATED';
