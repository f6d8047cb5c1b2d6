import { fail, ok, parseIsoDate } from '@felles/core';
import type { PhasePlan } from '@felles/core/internal/workspace/phases/change-model';
import type { PhasesAnswer } from '@felles/core/internal/workspace/phases/model';
import { createProgressStore } from '@felles/core/internal/workspace/phases/plan';
import { progressOverTime } from '@felles/core/internal/workspace/phases/progress';
import { deadlinePassed, monthsIn } from '@felles/core/workspace/phases';
import { BehaviorSubject, of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { at } from '../../../support/at.ts';
import { refused } from '../../../support/fake-ports.ts';

const day = (written: string) => parseIsoDate(written) ?? expect.unreachable();
const TODAY = day('2026-11-19');
const hours = (num: number, den: number) => ({ hours: { num, den }, milestones: { num: 1, den: 4 } });

const PHASES: PhasesAnswer = {
  definitions: ['1', '2', '3'].map((id) => ({ id, order: Number(id) })),
  phases: [
    {
      phase_id: '2',
      phase_name: 'Råbygg',
      started: '2026-10-12',
      planned_from: '2026-10-10',
      planned_to: '2026-12-09',
      progress: hours(10, 8),
    },
    {
      phase_id: '3',
      phase_name: 'Tett bygg',
      planned_from: '2026-12-10',
      planned_to: '2027-01-08',
      progress: hours(0, 0),
    },
    {
      phase_id: '1',
      phase_name: 'Grunn',
      started: '2026-09-01',
      completed: '2026-10-20',
      planned_from: '2026-08-31',
      planned_to: '2026-10-09',
    },
  ],
};
const deadline = (id: string, instance_date: string, status = 'SCHEDULED') => ({
  project_deadline_id: id,
  deadline_title: `Frist ${id}`,
  project_id: '7',
  phase_id: '2',
  abbreviation: 'RB',
  event: { instance_date, status },
});
const DEADLINES = [
  deadline('20', '2026-12-09'),
  deadline('21', '2026-11-18'),
  deadline('22', '2026-11-01', 'COMPLETED'),
];
const MILESTONES = new Map([
  [
    '2',
    [
      { milestone_id: '30', title: 'Takstoler', date: '2026-12-02' },
      { milestone_id: '31', title: 'Vegger', date: '2026-11-01', is_completed: true },
      { milestone_id: '32', title: 'Heis', date: '2026-11-10', is_applicable: false },
      { milestone_id: '33', title: 'Uten dag' },
      { milestone_id: '34', title: 'Tak', date: '2027-01-20' },
    ],
  ],
]);

describe('the progress of a project over time', () => {
  const progress = progressOverTime({ phases: PHASES, milestones: MILESTONES, deadlines: DEADLINES }, TODAY);

  it('[W-PLAN-16] should have each phase by its plan, and one that is over by the days on which it ran', () => {
    expect(progress.rows.map(({ phase, from, to }) => [phase.phase_name, from, to])).toEqual([
      ['Grunn', day('2026-09-01'), day('2026-10-20')],
      ['Råbygg', day('2026-10-10'), day('2026-12-09')],
      ['Tett bygg', day('2026-12-10'), day('2027-01-08')],
    ]);
    expect(progress.rows[1]?.share).toBe(0.25);
    expect(progress.rows[1]?.milestones.map(({ title }) => title)).toEqual(['Vegger', 'Takstoler', 'Tak']);
    expect(progress.rows[1]?.deadlines.map(({ project_deadline_id: id }) => id)).toEqual(['20', '21']);
  });

  it('[W-PLAN-16] should list what is open by its days, and count hours beyond their budget', () => {
    const titles = (marks: typeof progress.late) => marks.map(({ title }) => title);
    expect(titles(progress.late)).toEqual(['Frist 21']);
    expect(titles(progress.soon)).toEqual(['Takstoler', 'Frist 20']);
    expect(titles(progress.later)).toEqual(['Tak']);
    expect(titles(progress.deadlines)).toEqual(['Frist 22', 'Frist 21', 'Frist 20']);
    expect(progress.last?.title).toBe('Frist 20');
    expect(progress.hours).toEqual({ done: 10, of: 8 });
    expect(progress.over.map(({ phase_name: name }) => name)).toEqual(['Råbygg']);
  });

  it('[W-PLAN-16] should name the last deadline that a phase ends after, and none of a completed one', () => {
    const [over, row] = progress.rows;
    if (!over || !row) return expect.unreachable();
    expect(deadlinePassed(row, day('2026-12-09'))).toBeNull();
    expect(deadlinePassed(row, day('2026-12-10'))).toMatchObject({ id: '20', count: 1 });
    expect(deadlinePassed({ ...row, group: over.group }, day('2026-12-10'))).toBeNull();
    expect(deadlinePassed(row, null)).toBeNull();
  });

  it('should span whole months, and nothing where there are no phases', () => {
    expect(progress.span).toEqual({ from: day('2026-09-01'), to: day('2027-01-31') });
    expect(progress.span && monthsIn(progress.span)).toHaveLength(5);
    expect(progressOverTime({ phases: [], milestones: new Map(), deadlines: [] }, TODAY).span).toBeNull();
  });
});

describe('the plan that is moved', () => {
  function aPage(answers: (plan: PhasePlan) => ReturnType<typeof ok> | ReturnType<typeof fail>) {
    const sent: PhasePlan[] = [];
    const clock = at('2026-11-19T10:00:00+01:00');
    const store = createProgressStore({
      projectId: '7',
      port: {
        phases: () => of(ok(PHASES)),
        milestones: ({ phaseId }) => of(ok(MILESTONES.get(phaseId) ?? [])),
        deadlines: () => of(ok([...DEADLINES, { ...deadline('99', '2026-11-01'), project_id: '8' }])),
        plan(_place, plan) {
          sent.push(plan);
          return of(answers(plan) as ReturnType<typeof ok<{ phase_id: string }>>); // of a phase, or a refusal
        },
      },
      clock,
      online$: new BehaviorSubject(true),
      newKey: () => 'key',
    });
    store.open();
    const { load } = store.view$.value;
    const row = load.status === 'ready' ? load.value.rows[1] : undefined;
    return { store, sent, clock, row: row ?? expect.unreachable() };
  }

  it('[W-PLAN-16] should take milestones along, deadlines where they are chosen, and need a reason for a late one', () => {
    const { store, sent, clock, row } = aPage(() => ok({ phase_id: '2' }));
    let closed = 0;
    const form = store.form(row, { from: day('2026-10-17'), to: day('2026-12-16') }, TODAY, () => {
      closed += 1;
    });
    form.change({ deadlines: ['21'] });
    form.save();
    expect(form.view$.value.problems).toHaveProperty('reason');
    form.change({ reason: ' Vær ' });
    clock.pass(2_000);
    form.save();
    expect(closed).toBe(1);
    expect(sent).toEqual([
      {
        planned_from: '2026-10-17',
        planned_to: '2026-12-16',
        milestones: true,
        deadlines: ['21'],
        reason: 'Vær',
        was: { planned_from: '2026-10-10', planned_to: '2026-12-09' },
      },
    ]);
    store.close();
  });

  it('[W-PLAN-16] should be undone for ten seconds with its milestones and deadlines, and never undo an undoing', () => {
    const { store, sent, clock, row } = aPage(() => ok({ phase_id: '2' }));
    const form = store.form(row, { from: day('2026-10-17'), to: day('2026-12-16') }, TODAY, () => {});
    form.change({ deadlines: ['20'] });
    form.save();
    clock.pass(2_000);
    const note = store.view$.value.notes.get('2') ?? expect.unreachable();
    expect(note.left).toBe(8);
    store.act().run(note.undo, () => {});
    expect(sent[1]).toEqual({
      planned_from: '2026-10-10',
      planned_to: '2026-12-09',
      milestones: true,
      deadlines: ['20'],
      was: { planned_from: '2026-10-17', planned_to: '2026-12-16' },
    });
    expect(store.view$.value.notes.size).toBe(0);
    form.save();
    clock.pass(10_000);
    expect(store.view$.value.notes.size).toBe(0);
    store.close();
  });

  it('should end no earlier than it begins', () => {
    const { store, sent, row } = aPage(() => ok({ phase_id: '2' }));
    const form = store.form(row, { from: day('2026-10-17'), to: day('2026-12-16') }, TODAY, () => {});
    form.change({ days: -1 });
    form.save();
    expect(form.view$.value.problems).toHaveProperty('days');
    expect(sent).toEqual([]);
    store.close();
  });

  it('should say who was first, and send the own days with the others as seen', () => {
    const changed = {
      ...refused(409, '', 'Changed'),
      detail: { fields: { planned_from: { value: '2026-10-20', by: 'Kari Lunde' } } },
    };
    const { store, sent, clock, row } = aPage(({ was }) =>
      was?.planned_from === '2026-10-10' ? fail(changed) : ok({ phase_id: '2' }),
    );
    const form = store.form(row, { from: day('2026-10-17'), to: day('2026-12-16') }, TODAY, () => {});
    form.save();
    clock.pass(2_000);
    const { conflict } = store.view$.value;
    if (conflict === null) return expect.unreachable();
    expect([conflict.by, conflict.from, conflict.to]).toEqual(['Kari Lunde', day('2026-10-20'), day('2026-12-09')]);
    store.act().run(conflict.mine, () => {});
    expect(sent.at(-1)?.was).toEqual({ planned_from: '2026-10-20', planned_to: '2026-12-09' });
    expect(store.view$.value.conflict).toBeNull();
    store.close();
  });
});
