import { parseIsoDate } from '@felles/core';
import type { Entry } from '@felles/core/data';
import { refusedChanges } from '@felles/core/internal/workspace/site-work/refusals';
import {
  isUnsentTask,
  pendingTaskChanges,
  taskChange,
  taskCreation,
  withPending,
} from '@felles/core/internal/workspace/tasks/changes';
import { createScheduleMaker, SCHEDULE_ADDRESS } from '@felles/core/internal/workspace/tasks/schedule';
import type { SiteChange } from '@felles/core/workspace/site-work';
import { isOfTask, Task } from '@felles/core/workspace/tasks';
import { describe, expect, it } from 'vitest';

const NOW = Date.parse('2026-11-19T08:00:00Z');
const PROJECT = { id: '7', title: 'Skole' };
const KARI = { person_id: '2', name: 'Kari', status: 'ACTIVE', holidays: [{ from: '2026-11-20', to: null }] };
const aTask = (fields: object = {}): Task =>
  Task.parse({
    id: '1',
    title: 'Riving',
    completion_status: 'SCHEDULED',
    start: '2026-11-18',
    end: '2026-11-19',
    project_id: '7',
    project_title: 'Skole',
    assignees: [KARI],
    ...fields,
  });
const entry = (input: SiteChange, more: Partial<Entry<SiteChange>> = {}) =>
  ({ key: 'k', state: 'waiting', refusal: null, ...more, input }) as const;
const all = () => true;

const REFUSAL = {
  kind: 'refused',
  refusal: 'conflict',
  status: 409,
  type: 'Changed',
  message: '',
  detail: { fields: { days: { value: { from: '2026-11-23', to: '2026-11-24' }, by: 'Kari Lunde' } } },
} as const;

describe('a change of a task', () => {
  it('[W-SITE-24] should have the values that its user saw, of its own fields alone', () => {
    const { body, record, id } = taskChange(aTask(), { status: 'STARTED', days: { from: 'a', to: 'b' } }, NOW);
    expect(body['was']).toEqual({ status: 'SCHEDULED', days: { from: '2026-11-18', to: '2026-11-19' } });
    expect([record, id]).toEqual(['1', '1']);
    const unsent = aTask({ id: 'c', client_id: 'c' });
    expect(isUnsentTask(unsent)).toBe(true);
    expect(taskChange(unsent, { title: 'X' }, NOW)).toMatchObject({ record: 'c', id: null });
  });

  it('[W-SITE-46] should be in the list at once, and no more once the service has refused it', () => {
    const move = taskChange(aTask(), { days: { from: '2026-11-23', to: '2026-11-24' } }, NOW);
    const simulated = aTask({ completion_status: 'SIMULATED' });
    const given = [aTask(), aTask({ id: '2' }), simulated];
    expect(withPending(given, pendingTaskChanges([entry(move)]), all)).toEqual([
      { ...aTask(), start: '2026-11-23', end: '2026-11-24' },
      aTask({ id: '2' }),
      simulated,
    ]);
    expect(withPending(given, pendingTaskChanges([entry(move, { state: 'failed' })]), all)).toBe(given);
    const other = entry({ ...move, call: 'hours.change' });
    expect(withPending(given, pendingTaskChanges([other]), all)).toBe(given);
  });

  it('should show its new persons with what is known of them, its status and its texts', () => {
    const persons = [
      { key: '3', name: 'Oda' },
      { key: '2', name: 'Kari' },
    ];
    const change = taskChange(
      aTask(),
      { person_ids: ['3', '2'], status: 'STARTED', description: 'Trapp' },
      NOW,
      persons,
    );
    const [after] = withPending([aTask()], pendingTaskChanges([entry(change)]), all);
    expect(after).toMatchObject({ completion_status: 'STARTED', description: 'Trapp' });
    expect(after?.assignees?.map(({ person_id: id, name }) => [id, name])).toEqual([
      ['3', 'Oda'],
      ['2', 'Kari'],
    ]);
    expect(after?.assignees?.[1]?.holidays).toEqual(aTask().assignees?.[0]?.holidays);
  });

  it('[W-SITE-50] should be in the list once, from the press on, where it makes a task', () => {
    const fields = { title: 'Rekkverk', start: '2026-11-23', end: '2026-11-24' };
    const made = entry(taskCreation(PROJECT, fields, [{ key: '2', name: 'Kari' }], 'c', NOW));
    const [first, ...others] = withPending([aTask()], pendingTaskChanges([made]), all);
    expect(others).toEqual([aTask()]);
    expect(first).toMatchObject({
      ...fields,
      id: 'c',
      client_id: 'c',
      project_id: '7',
      completion_status: 'SCHEDULED',
    });
    const real = aTask({ id: '9', client_id: 'c' });
    expect(withPending([real], pendingTaskChanges([made]), all)).toEqual([real]);
    expect(withPending([], pendingTaskChanges([made]), () => false)).toEqual([]);
    const started = taskChange(first ?? aTask(), { status: 'STARTED' }, NOW);
    expect(withPending([], pendingTaskChanges([made, entry(started)]), all)[0]?.completion_status).toBe('STARTED');
  });

  it('[W-SITE-25] should be told with the newer value where it was refused, of its own project', () => {
    const change = taskChange(aTask(), { days: { from: '2026-11-25', to: '2026-11-26' } }, NOW);
    const refused = entry(change, { state: 'failed', refusal: REFUSAL });
    const [one] = refusedChanges([refused, entry(change)], 'task', '7');
    expect(one).toMatchObject({ key: 'k', newer: REFUSAL.detail.fields });
    expect(one && isOfTask(one, aTask())).toBe(true);
    expect(one && isOfTask(one, aTask({ id: '2' }))).toBe(false);
    expect(refusedChanges([refused], 'task', '8')).toEqual([]);
    expect(refusedChanges([refused], 'task', null)).toHaveLength(1);
    expect(refusedChanges([refused], 'expense', null)).toEqual([]);
  });
});

it('should keep each row of the schedule that a change leaves alone, so that a page draws the others alone', () => {
  const oda = { ...KARI, person_id: '3', name: 'Oda' };
  const days = { start: '2026-11-19', end: '2026-11-19' };
  const tasks = [aTask(days), aTask({ ...days, id: '2', assignees: [oda] })];
  const question = SCHEDULE_ADDRESS.standard;
  const period = {
    from: parseIsoDate('2026-11-16') ?? expect.unreachable(),
    to: parseIsoDate('2026-11-22') ?? expect.unreachable(),
  };
  const make = createScheduleMaker();
  const before = make(tasks, question, period);
  const move = taskChange(tasks[0] ?? aTask(), { days: { from: '2026-11-20', to: '2026-11-20' } }, NOW);
  const after = make(withPending(tasks, pendingTaskChanges([entry(move)]), all), question, period);
  expect(after.rows.map((row, at) => row === before.rows[at])).toEqual([false, true]);
});
