import { type Day, dayIn, isoDate } from '@felles/core';
import { Deadline } from '@felles/core/workspace/deadlines';
import {
  Activity,
  countChecked,
  countMilestones,
  deadlinesInPhase,
  isChecked,
  latestActivities,
  Milestone,
  milestoneState,
  nameOfUser,
  openCheckpointsFirst,
} from '@felles/core/workspace/phases';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const TODAY = dayIn('2026-11-19') ?? expect.fail('no day');
const flags = fc.constantFrom(true, false, 1, 0, null, undefined, 'x');
const dates = fc.oneof(
  fc.integer({ min: -40, max: 40 }).map((days) => isoDate((TODAY + days) as Day)), // a day near today is a day
  fc.constantFrom(null, '', 'snart', '2026-02-30', '0000-00-00'),
);
const milestones = fc
  .array(fc.record({ is_applicable: flags, is_completed: flags, date: dates }))
  .map((all) => all.map((one, at) => Milestone.parse({ milestone_id: at, ...one })));

describe('a milestone', () => {
  const of = (fields: object) => milestoneState(Milestone.parse({ milestone_id: '1', ...fields }), TODAY);

  it('[W-PHASES-07] should not apply only where the service says so, and be met then by no date', () => {
    for (const is_applicable of [false, 0]) expect(of({ is_applicable, is_completed: true })).toBe('notApplicable');
    for (const is_applicable of [true, 1, null, undefined]) expect(of({ is_applicable })).toBe('coming');
  });

  it('should have passed from the day after its date, unless it is met', () => {
    expect(of({ date: '2026-11-19' })).toBe('coming');
    expect(of({ date: '2026-11-18' })).toBe('passed');
    expect(of({ date: '2026-11-18', is_completed: 1 })).toBe('met');
    for (const date of [null, '', '2026-02-30']) expect(of({ date })).toBe('coming');
  });

  it('should be counted once: as met, as still to be met, or as one that does not apply', () => {
    fc.assert(
      fc.property(milestones, (given) => {
        const { met, of: all, notApplicable } = countMilestones(given, TODAY);
        expect(all + notApplicable).toBe(given.length);
        expect(met).toBeLessThanOrEqual(all);
        expect(met).toBe(given.filter((milestone) => milestoneState(milestone, TODAY) === 'met').length);
      }),
    );
  });
});

describe('what is checked in a phase', () => {
  const activities = fc
    .array(dates)
    .map((all) => all.map((checked_date, at) => Activity.parse({ activity_id: at, checked_date })));

  it('should be counted of all there is, also where only what is checked is listed', () => {
    fc.assert(
      fc.property(activities, fc.option(fc.integer({ min: 1, max: 20 })), (listed, of) => {
        const counted = countChecked(listed, of === null ? null : { done: 0, of });
        expect(counted.met).toBe(listed.filter(isChecked).length);
        expect(counted.of).toBeGreaterThanOrEqual(listed.length);
        if (of !== null && of >= listed.length) expect(counted.of).toBe(of);
        if (of === null) expect(counted.of).toBe(listed.length);
      }),
    );
  });
});

describe('the activities and checkpoints of a phase', () => {
  const listed = [null, '2026-11-10T23:30:00Z', '2026-11-11', '2026-11-10T08:00:00Z', '0000-00-00', 'snart 1'].map(
    (checked_date, at) => Activity.parse({ activity_id: at, checked_date }),
  );
  const idsOf = (all: readonly Activity[]) => all.map(({ activity_id: id }) => id);

  it('[W-PHASES-23] should have what was done, the latest first, and nothing that is not done', () => {
    expect(idsOf(latestActivities(listed))).toEqual(['1', '2', '3', '5']);
  });

  it('[W-PHASES-24] should have what is still to be checked first', () => {
    expect(idsOf(openCheckpointsFirst(listed))).toEqual(['0', '4', '1', '2', '3', '5']);
  });
});

describe('the deadlines of a phase', () => {
  const status = fc.constantFrom('SCHEDULED', 'COMPLETED', 'completed', 'CANCELLED', 'DELETED', null, 'x');
  const event = fc.oneof(fc.constant(null), fc.record({ instance_date: dates, status }));

  it('should each be listed once: passed, coming, undated and then those that are closed', () => {
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const given = events.map((of, at) => Deadline.parse({ project_deadline_id: at, event: of }));
        const listed = deadlinesInPhase(given, TODAY);
        expect(new Set(listed.map(({ deadline }) => deadline))).toEqual(new Set(given));
        expect(listed).toHaveLength(given.length);
        const parts = listed.map(({ state, day }) =>
          state === 'passed' ? 0 : state === 'coming' ? (day === null ? 2 : 1) : 3,
        );
        expect(parts).toEqual(parts.toSorted());
        for (const { state, day } of listed)
          if (state === 'passed') expect(day === null ? TODAY : day).toBeLessThan(TODAY);
      }),
    );
  });

  it('should say of those that are closed whether they were met', () => {
    const of = (word: string) =>
      deadlinesInPhase([Deadline.parse({ project_deadline_id: '1', event: { status: word } })], TODAY)[0]?.state;
    expect(['COMPLETED', 'completed', 'CANCELLED', 'DELETED'].map(of)).toEqual(['met', 'met', 'closed', 'closed']);
  });
});

describe('a checkpoint', () => {
  it('[W-PHASES-08] should be checked where it has a date, which is not all zeros', () => {
    const of = (checked_date: unknown) => isChecked(Activity.parse({ activity_id: '1', checked_date }));
    expect(['2026-11-10', '2026-11-10T08:00:00Z'].map(of)).toEqual([true, true]);
    expect([null, undefined, '', ' ', '0000-00-00', 7].map(of)).toEqual(Array(6).fill(false));
  });

  it('[W-PHASES-08] [W-PHASES-07] should have the name of its user in each form, or none', () => {
    const named = ['Ola ', { user_name: 'Ola' }, { user_id: '1', name: 'Ola' }];
    expect(named.map(nameOfUser)).toEqual(['Ola', 'Ola', 'Ola']);
    expect([null, undefined, 7, true, [], {}, { user_name: null }].map(nameOfUser)).toEqual(Array(7).fill(''));
  });
});
