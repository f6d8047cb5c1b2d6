import { fail, ok, parseIsoDate, type Result } from '@felles/core';
import type { DeadlineAct } from '@felles/core/internal/workspace/deadlines/changes';
import { problemsOfChange } from '@felles/core/internal/workspace/deadlines/form';
import type { DeadlineChange, NewDeadline } from '@felles/core/internal/workspace/deadlines/model';
import { createDeadlineWeeksStore } from '@felles/core/internal/workspace/deadlines/store';
import { DEADLINES_ADDRESS } from '@felles/core/internal/workspace/deadlines/weeks';
import { Deadline, needsReason } from '@felles/core/workspace/deadlines';
import { BehaviorSubject, of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { at, SECOND } from '../../../support/at.ts';
import { refused } from '../../../support/fake-ports.ts';

const TODAY = parseIsoDate('2026-11-19') ?? expect.unreachable();

const aDeadline = (instance_date: string, more: object = {}) =>
  Deadline.parse({
    project_deadline_id: '100100',
    project_id: '1001',
    deadline_title: 'Råbygg ferdig',
    event: { instance_date, status: 'SCHEDULED' },
    may_change: true,
    ...more,
  });

const LATE = aDeadline('2026-11-18');

function aPage(answers: (change: DeadlineChange) => Result<Deadline>) {
  const clock = at('2026-11-19T10:00:00+01:00');
  const sent: { readonly body: DeadlineChange; readonly key: string }[] = [];
  const made: { readonly project: string; readonly body: NewDeadline; readonly key: string }[] = [];
  let keys = 0;
  const store = createDeadlineWeeksStore({
    port: {
      deadlines: () => of(ok([LATE])),
      create(project, body, key) {
        made.push({ project, body, key });
        return of(ok(aDeadline(body.day, { project_deadline_id: '2', deadline_title: body.title })));
      },
      change(_project, _id, body, key) {
        sent.push({ body, key });
        return of(answers(body));
      },
    },
    clock,
    online$: new BehaviorSubject(true),
    newKey: () => `key ${++keys}`,
    place: { read: () => DEADLINES_ADDRESS.standard, write: () => {} },
  });
  store.open();
  const shown = () => store.view$.value;
  return { store, clock, sent, made, shown };
}

const withStatus = (status: string) => ok({ ...LATE, event: { ...LATE.event, status } });
const answered = ({ done }: DeadlineChange) => withStatus(done ? 'COMPLETED' : 'SCHEDULED');
const finish: DeadlineAct = { deadline: LATE, fields: { done: true } };

describe('a new deadline', () => {
  it('should be sent once with its project, trimmed, and stand in the list', () => {
    const { store, made, shown } = aPage(answered);
    let closed = 0;
    const form = store.changes.newForm(null, () => (closed += 1));
    form.change({ title: ' Lukket bygg ', abbreviation: ' LB', day: '2026-11-25', phase_id: '' });
    form.save();
    expect(form.view$.value.problems).toEqual({ project_id: { key: 'deadlines.needsProject', params: {} } });
    form.change({ project_id: '1001' });
    form.save();
    form.save();
    const body = { title: 'Lukket bygg', abbreviation: 'LB', day: '2026-11-25', phase_id: null };
    expect(made).toEqual([{ project: '1001', body, key: 'key 1' }]);
    expect([closed, shown().counts?.soon]).toEqual([1, 1]);
  });

  it('should have a title, a day and an abbreviation before it is sent', () => {
    const { store, made } = aPage(answered);
    const form = store.changes.newForm('1001', () => {});
    form.save();
    expect(Object.keys(form.view$.value.problems).toSorted()).toEqual(['abbreviation', 'day', 'title']);
    expect(made).toEqual([]);
  });

  it('should be offered for the projects that its user plans, and with the phases that are known', () => {
    const { shown } = aPage(answered);
    expect(shown().choices).toEqual({ projects: [{ value: '1001', label: '1001' }], phases: [] });
  });
});

describe('a change of a deadline', () => {
  it('should need a reason where the deadline is late, or was, and only to move it', () => {
    const was = aDeadline('2026-11-25', { was_late: true });
    const coming = aDeadline('2026-11-19');
    expect([LATE, was, coming].map((one) => needsReason(one, TODAY))).toEqual([true, true, false]);
    const done = aDeadline('2026-11-18', { event: { instance_date: '2026-11-18', status: 'COMPLETED' } });
    expect(needsReason(done, TODAY)).toBe(false);
    expect(problemsOfChange(LATE, { day: '2026-11-25', reason: ' ' }, TODAY)).toHaveProperty('reason');
    expect(problemsOfChange(LATE, { day: '2026-11-25', reason: 'Vær' }, TODAY)).toEqual({});
    expect(problemsOfChange(LATE, { day: '2026-11-18' }, TODAY)).toEqual({});
    expect(problemsOfChange(LATE, { done: true }, TODAY)).toEqual({});
    expect(problemsOfChange(coming, { day: '2026-11-25' }, TODAY)).toEqual({});
  });

  it('should have a day that exists, a title, and an abbreviation of 1 to 6 characters', () => {
    expect(problemsOfChange(LATE, { day: '2026-02-30', reason: 'x' }, TODAY)).toHaveProperty('day');
    expect(problemsOfChange(LATE, { title: ' ' }, TODAY)).toHaveProperty('title');
    const wrong = ['', ' ', 'ABCDEFG', 'a\u0000'].map((abbreviation) =>
      problemsOfChange(LATE, { abbreviation }, TODAY),
    );
    for (const problems of wrong) expect(problems).toHaveProperty('abbreviation');
    expect(problemsOfChange(LATE, { abbreviation: ' ABCDEF ' }, TODAY)).toEqual({});
  });
});

describe('the rows of deadlines', () => {
  it('should keep the place of a done one for ten seconds, with figures that change at once', () => {
    const { store, clock, shown, sent } = aPage(answered);
    const places: number[] = [];
    const watch = store.view$.subscribe(({ load }) => {
      places.push(load.status === 'ready' ? load.value.passed.length : 0);
    });
    store.changes.act().run(finish, () => {});
    clock.pass(0);
    watch.unsubscribe();
    expect(new Set(places)).toEqual(new Set([1]));
    expect(sent).toMatchObject([{ body: { done: true, was: { done: false } } }]);
    expect(shown().counts).toMatchObject({ passed: 0, done: 1 });
    expect(shown().load).toMatchObject({ value: { passed: [{ deadline: { project_deadline_id: '100100' } }] } });
    expect(shown().notes.get('100100')).toMatchObject({ kind: 'done', left: 10 });
    clock.pass(9 * SECOND);
    expect(shown().notes.get('100100')).toMatchObject({ left: 1 });
    clock.pass(SECOND);
    expect(shown().notes.size).toBe(0);
    expect(shown().load).toMatchObject({ value: { passed: [] } });
    store.close();
  });

  it('should undo by the reverse change under a key of its own', () => {
    const { store, clock, shown, sent } = aPage(answered);
    const act = store.changes.act();
    act.run(finish, () => {});
    clock.pass(3 * SECOND);
    const done = { ...LATE, event: { ...LATE.event, status: 'COMPLETED' } };
    act.run({ deadline: done, fields: { done: false } }, () => {});
    clock.pass(0);
    expect(sent.map(({ body: { done: is, was }, key }) => [is, was?.done, key])).toEqual([
      [true, false, 'key 1'],
      [false, true, 'key 2'],
    ]);
    expect(shown().notes.size).toBe(0);
    expect(shown().counts).toMatchObject({ passed: 1, done: 0 });
    clock.pass(20 * SECOND);
    expect(shown().notes.size).toBe(0);
    store.close();
  });

  it('[W-PLAN-04] should offer the way back after a move for ten seconds, and not after the way back itself', () => {
    const { store, clock, shown } = aPage(({ day }) => ok(aDeadline(day ?? '')));
    const form = store.changes.moveForm(LATE, () => {});
    form.change({ day: '2026-11-25', reason: 'Vær' });
    form.save();
    clock.pass(0);
    expect(shown().notes.get('100100')).toMatchObject({ kind: 'shifted', left: 10, before: LATE });
    store.changes.act().run({ deadline: aDeadline('2026-11-25'), fields: { day: '2026-11-18' } }, () => {});
    clock.pass(0);
    expect(shown().notes.size).toBe(0);
    const again = store.changes.moveForm(LATE, () => {});
    again.change({ day: '2026-11-25', reason: 'Vær' });
    again.save();
    clock.pass(10 * SECOND);
    expect(shown().notes.size).toBe(0);
    store.close();
  });

  it('should say who was first with another day, and send the own one with that day as seen', () => {
    const changed = {
      ...refused(409, '', 'Changed'),
      detail: { fields: { day: { value: '2026-11-20', by: 'Kari Lunde' } } },
    };
    const { store, clock, shown, sent } = aPage(({ was, day }) =>
      was?.day === '2026-11-18' ? fail(changed) : ok(aDeadline(day ?? '')),
    );
    let closed = 0;
    const form = store.changes.moveForm(LATE, () => {
      closed += 1;
    });
    form.change({ day: '2026-11-25' });
    form.save();
    expect(form.view$.value.problems).toHaveProperty('reason');
    form.change({ reason: ' Vær ' });
    clock.pass(2 * SECOND);
    form.save();
    expect(closed).toBe(1);
    expect(form.guard.hasChanges()).toBe(false);
    const note = shown().notes.get('100100');
    if (note?.kind !== 'moved') return expect.unreachable();
    expect([note.by, note.day]).toEqual(['Kari Lunde', TODAY + 1]);
    store.changes.act().run(note.mine, () => {});
    expect(sent.at(-1)?.body).toEqual({ day: '2026-11-25', reason: 'Vær', was: { day: '2026-11-20' } });
    // The own day may be undone, to that of the other user.
    const own = shown().notes.get('100100');
    expect(own?.kind === 'shifted' && own.before.event?.instance_date).toBe('2026-11-20');
    clock.pass(10 * SECOND);
    expect(shown().notes.size).toBe(0);
    store.close();
  });

  it('should leave the day of the other user as it is, and forget what is noted once the page is left', () => {
    const changed = { ...refused(409, '', 'Changed'), detail: { fields: { day: { value: null, by: null } } } };
    const { store, shown } = aPage(() => fail(changed));
    const move = { deadline: LATE, fields: { day: '2026-11-25', reason: 'Vær' } };
    store.changes.act().run(move, () => {});
    expect(shown().notes.get('100100')).toMatchObject({ kind: 'moved', day: null, by: '' });
    store.changes.keepTheirs('100100');
    expect(shown().notes.size).toBe(0);
    store.changes.act().run(move, () => {});
    store.close();
    expect(shown().notes.size).toBe(0);
  });
});
