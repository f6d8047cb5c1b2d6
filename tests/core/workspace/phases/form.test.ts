import { parseIsoDate } from '@felles/core';
import {
  movedDay,
  movedPhase,
  problemOfBudget,
  problemsOfMilestone,
  problemsOfPhaseMove,
  problemsOfPlan,
  seenState,
  shiftOf,
} from '@felles/core/internal/workspace/phases/form';
import { openPartsOf } from '@felles/core/internal/workspace/phases/open-parts';
import { hoursOfLastWeek } from '@felles/core/internal/workspace/phases/week-hours';
import { Milestone, ProjectPhase } from '@felles/core/workspace/phases';
import { describe, expect, it } from 'vitest';

const day = (written: string) => parseIsoDate(written) ?? expect.unreachable();
const TODAY = day('2026-11-19');
const DAYS = { today: TODAY, first: day('2026-08-31') };
const aPhase = (started: unknown, completed: unknown) => ProjectPhase.parse({ phase_id: 1, started, completed });
const REMAINING = aPhase(null, null);
const STARTED = aPhase('2026-10-12', null);
const COMPLETED = aPhase('2026-10-12', '2026-11-02');

describe('a move of a phase', () => {
  it('[W-PLAN-02] should be on a day that is over or today, and not before the project or its own start', () => {
    const problemOn = (phase: ProjectPhase, to: 'started' | 'completed', on: string) =>
      problemsOfPhaseMove(phase, { to, on, reason: null }, DAYS).on;
    expect(problemOn(REMAINING, 'started', '2026-11-19')).toBeUndefined();
    expect(problemOn(REMAINING, 'started', '2026-08-31')).toBeUndefined();
    const early = { key: 'phaseForm.badStart', params: { day: '31.08.2026' } };
    expect(problemOn(REMAINING, 'started', '2026-08-30')).toEqual(early);
    expect(problemOn(REMAINING, 'started', '2026-11-20')).toEqual(early);
    expect(problemOn(STARTED, 'completed', '2026-10-12')).toBeUndefined();
    expect(problemOn(STARTED, 'completed', '2026-10-11')).toEqual({
      key: 'phaseForm.badEnd',
      params: { day: '12.10.2026' },
    });
    expect(problemOn(REMAINING, 'completed', '2026-08-31')).toBeUndefined();
    expect(problemOn(REMAINING, 'completed', '2026-08-30')).toHaveProperty('params.day', '31.08.2026');
    expect(problemOn(REMAINING, 'started', '')).toHaveProperty('key', 'phaseForm.wrongDay');
    const unknown = { today: TODAY, first: null };
    expect(problemsOfPhaseMove(REMAINING, { to: 'started', on: '1999-01-01', reason: null }, unknown)).toEqual({});
    const late = problemsOfPhaseMove(REMAINING, { to: 'started', on: '2026-11-20', reason: null }, unknown);
    expect(late.on).toHaveProperty('params.day', '19.11.2026');
  });

  it('[W-PLAN-02] should need a reason to go back, and no day', () => {
    const problems = (phase: ProjectPhase, to: 'started' | 'remaining', reason: string | null) =>
      Object.keys(problemsOfPhaseMove(phase, { to, on: null, reason }, DAYS));
    expect(problems(STARTED, 'remaining', ' ')).toEqual(['reason']);
    expect(problems(COMPLETED, 'started', null)).toEqual(['reason']);
    expect(problems(COMPLETED, 'remaining', 'Stanset')).toEqual([]);
    expect(problems(COMPLETED, 'started', 'x'.repeat(5_001))).toEqual(['reason']);
    expect(problems(STARTED, 'started', null)).toEqual(['on']);
    const later = { to: 'started', on: '2026-11-20', reason: 'Mangler' } as const;
    expect(Object.keys(problemsOfPhaseMove(COMPLETED, later, DAYS))).toEqual(['on']);
  });

  it('should leave the days of its state, also where the service told of them otherwise', () => {
    expect(movedPhase(REMAINING, { to: 'started', on: '2026-11-19' })).toEqual({
      started: '2026-11-19',
      completed: null,
    });
    expect(movedPhase(STARTED, { to: 'completed', on: '2026-11-19' })).toEqual({
      started: '2026-10-12',
      completed: '2026-11-19',
    });
    expect(movedPhase(REMAINING, { to: 'completed', on: '2026-11-19' })).toEqual({
      started: '2026-11-19',
      completed: '2026-11-19',
    });
    expect(movedPhase(COMPLETED, { to: 'started', on: null })).toEqual({ started: '2026-10-12', completed: null });
    expect(movedPhase(aPhase(null, '2026-11-02'), { to: 'started', on: '' })).toEqual({
      started: '2026-11-02',
      completed: null,
    });
    expect(movedPhase(COMPLETED, { to: 'remaining', on: '2026-11-19' })).toEqual({ started: null, completed: null });
    expect(movedPhase(aPhase('0000-00-00', null), { to: 'completed', on: '2026-11-19' }).started).toBe('2026-11-19');
    expect([REMAINING, STARTED, COMPLETED].map(seenState)).toEqual([
      { to: 'remaining', on: null },
      { to: 'started', on: '2026-10-12' },
      { to: 'completed', on: '2026-11-02' },
    ]);
    expect(seenState(aPhase(true, false))).toEqual({ to: 'started', on: null });
  });

  it('[W-PLAN-02] should list milestones that apply, checkpoints without an answer and late deadlines', () => {
    const open = openPartsOf(
      {
        milestones: [
          { milestone_id: '1', title: 'Takstoler', date: '2026-12-02' },
          { milestone_id: '2', title: 'Bæresystem', date: '2026-11-18' },
          { milestone_id: '3', is_completed: true },
          { milestone_id: '4', is_applicable: false },
          { milestone_id: '5' },
        ],
        checkpoints: [
          { activity_id: '6', checkpoint_title: 'Rekkverk' },
          { activity_id: '7', checked_date: '2026-11-01' },
        ],
        deadlines: [
          {
            project_deadline_id: '8',
            deadline_title: 'Råbygg',
            event: { instance_date: '2026-11-18', status: 'SCHEDULED' },
          },
          { project_deadline_id: '9', event: { instance_date: '2026-11-19', status: 'SCHEDULED' } },
          { project_deadline_id: '10', event: { instance_date: '2026-11-01', status: 'COMPLETED' } },
        ],
      },
      TODAY,
    );
    expect(open.map(({ kind, id, title, isLate }) => [kind, id, title, isLate])).toEqual([
      ['milestone', '1', 'Takstoler', false],
      ['milestone', '2', 'Bæresystem', true],
      ['milestone', '5', '', false],
      ['checkpoint', '6', 'Rekkverk', false],
      ['deadline', '8', 'Råbygg', true],
    ]);
    expect(open[0]?.day).toBe(day('2026-12-02'));
  });
});

describe('a change of a milestone', () => {
  const milestone = Milestone.parse({ milestone_id: 1, title: 'Takstoler', date: '2026-12-02' });
  const off = { ...milestone, is_applicable: false };

  it('[W-PLAN-03] should say why it does not apply, and reach none that does not', () => {
    expect(problemsOfMilestone(milestone, { is_applicable: false, comment: ' ' })).toHaveProperty('comment');
    expect(problemsOfMilestone(milestone, { is_applicable: false, comment: 'Ikke heis' })).toEqual({});
    expect(problemsOfMilestone(off, { comment: '' })).toHaveProperty('comment');
    expect(problemsOfMilestone(off, { is_completed: true })).toHaveProperty('is_completed');
    expect(problemsOfMilestone(off, { is_completed: true, is_applicable: true })).toEqual({});
    expect(problemsOfMilestone(off, { is_completed: false })).toEqual({});
    expect(problemsOfMilestone(milestone, { is_completed: true })).toEqual({});
  });

  it('should have a title, and a day that exists, where these are changed', () => {
    expect(problemsOfMilestone(milestone, { title: ' ' })).toHaveProperty('title');
    expect(problemsOfMilestone(milestone, { date: '2026-02-30' })).toHaveProperty('date');
    expect(problemsOfMilestone({ ...milestone, title: '' }, { comment: 'Ja' })).toEqual({});
  });
});

describe('the hours and the plan of a phase', () => {
  it.each([
    [0, true],
    [140.25, true],
    [100_000, true],
    [100_000.01, false],
    [-0.5, false],
    [1.005, false],
    [null, false],
  ])('should take %s hours as a budget: %s', (hours, isRight) => {
    expect(problemOfBudget(hours) === null).toBe(isRight);
  });

  it('should end no earlier than it begins, on days that exist', () => {
    const problems = (planned_from: string, planned_to: string) =>
      Object.keys(problemsOfPlan({ planned_from, planned_to }));
    expect(problems('2026-11-19', '2026-11-19')).toEqual([]);
    expect(problems('2026-11-19', '2026-11-18')).toEqual(['planned_to']);
    expect(problems('2026-02-30', '')).toEqual(['planned_from', 'planned_to']);
  });

  it('[W-PLAN-16] should take a milestone along where the whole phase moves, and there alone', () => {
    const before = { planned_from: '2026-11-01', planned_to: '2026-11-30' };
    const shift = (planned_from: string, planned_to: string) => shiftOf(before, { planned_from, planned_to });
    expect(movedDay('2026-11-10', shift('2026-11-15', '2026-12-14'))).toBe('2026-11-24');
    expect(movedDay('2026-11-10', shift('2026-11-01', '2026-12-14'))).toBeNull();
    expect(movedDay(null, shift('2026-11-15', '2026-12-14'))).toBeNull();
    expect(movedDay('2026-11-10', shift('2026-11-01', '2026-11-30'))).toBeNull();
    expect(shiftOf({}, before)).toEqual({ from: 0, to: 0 });
  });
});

it('[W-PLAN-05] should sum the hours from Monday to Sunday of the last week by phase', () => {
  const line = (date: string | null, hours: string | number | null, phase_id: string | null = '1') => ({
    ...{ date, hours, phase_id },
  });
  const lines = [
    line('2026-11-08', 1),
    line('2026-11-09', 0.1),
    line('2026-11-15', '0,2'),
    line('2026-11-12', 4, '2'),
    line('2026-11-12', 8, null),
    line('2026-11-12', null),
    line(null, 2),
    line('2026-11-16', 16),
  ];
  for (const today of ['2026-11-16', '2026-11-22'])
    expect([...hoursOfLastWeek(lines, day(today))]).toEqual([
      ['1', 0.3],
      ['2', 4],
    ]);
});
