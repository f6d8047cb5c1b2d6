import {
  checkInNumbers,
  checklistNumbers,
  checkpointStatusesAmong,
  deviationNumbers,
  deviationStatusesAmong,
  hourLines,
  linesFor,
  linesInOrder,
  linesOf,
  PHASE_STEPS,
  phaseLines,
  photoLines,
  sumsOf,
  taskNumbers,
  taskStatusesAmong,
  tasksLeftOut,
  withRest,
} from '@felles/core/internal/workspace/statistics/lines';
import { OVERVIEW_ADDRESS, STATISTICS_TABS } from '@felles/core/internal/workspace/statistics/overview-question';
import type { OverviewQuestion } from '@felles/core/workspace/statistics';
import { COMPLETION_STATUSES } from '@felles/core/workspace/tasks';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectReadsBack } from '../../../support/expect-address.ts';

const count = fc.option(fc.nat(1_000), { nil: null });
const project = fc.record({
  project_id: fc.option(fc.oneof(fc.nat(9).map(String), fc.string({ maxLength: 3 })), { nil: null }),
  project_name: fc.option(fc.string({ maxLength: 8 }), { nil: null }),
  project_number: fc.option(fc.nat(99), { nil: null }),
});
const told = project.chain((identity) => fc.record({ one: count, two: count }).map((of) => ({ ...identity, ...of })));
const lines = fc.array(told, { maxLength: 30 }).map((all) => linesOf(all, ({ one, two }) => ({ one, two })));

describe('the lines of figures per project', () => {
  it('should each have a key of their own, also where a project is named twice or not at all', () => {
    fc.assert(
      fc.property(fc.array(told), (records) => {
        const made = linesOf(records, ({ one }) => ({ one }));
        expect(made.map(({ numbers }) => numbers['one'])).toEqual(records.map(({ one }) => one));
        expect(new Set(made.map(({ key }) => key)).size).toBe(records.length);
      }),
    );
    expect(linesOf([{ project_id: null }], () => ({}))).toEqual([
      { key: '0 ', projectId: null, title: '', number: '', numbers: {} },
    ]);
    expect(linesOf([{ project_id: '7', internal_project_number: 'I-7' }], () => ({}))[0]).toMatchObject({
      projectId: '7',
      number: 'I-7',
    });
  });

  it('[W-STATISTICS-21] should be the sum of all lines, and unknown without known numbers', () => {
    fc.assert(
      fc.property(lines, (all) => {
        const known = all.flatMap(({ numbers: { one } }) => (typeof one === 'number' ? [one] : []));
        expect(sumsOf(all, ['one', 'three'])).toEqual({
          one: known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0),
          three: null,
        });
      }),
    );
  });

  it('should stand in the order of a column, those without a number last either way round', () => {
    fc.assert(
      fc.property(lines, fc.constantFrom('one', '-one'), (all, sort) => {
        const sorted = linesInOrder(all, sort).map(({ numbers: { one = null } }) => one);
        const known = sorted.filter((one) => one !== null);
        expect(sorted.slice(known.length).every((one) => one === null)).toBe(true);
        expect(known).toEqual(known.toSorted((a, b) => (sort === 'one' ? a - b : b - a)));
        expect(linesInOrder(all, sort)).toHaveLength(all.length);
      }),
    );
  });

  it('should be ordered by name, and in the service’s order for an unknown order', () => {
    const all = linesOf(
      [{ project_name: 'Åsen' }, { project_name: 'Bygg 10' }, { project_name: 'Bygg 9' }, { project_number: 'A' }],
      () => ({ one: 1 }),
    );
    expect(linesInOrder(all, 'title').map(({ title, number }) => title || number)).toEqual([
      'A',
      'Bygg 9',
      'Bygg 10',
      'Åsen',
    ]);
    for (const sort of ['', 'nothing', 'toString', '-constructor', '__proto__'])
      expect(linesInOrder(all, sort)).toEqual(all);
  });

  it('should be found by every word of their title or number', () => {
    const all = linesOf(
      [{ project_name: 'Skole Nord', project_number: 'P-20' }, { project_name: 'Skole Sør' }],
      () => ({}),
    );
    expect(linesFor(all, ' skole p-20').map(({ title }) => title)).toEqual(['Skole Nord']);
    expect(linesFor(all, '  ')).toEqual(all);
  });
});

const statusTold = fc.record(
  { status: fc.oneof(fc.constantFrom<string | null>(...COMPLETION_STATUSES, 'PAUSED', null, '')), count },
  { requiredKeys: ['status'] },
);

describe('the numbers of a figure', () => {
  it('[W-STATISTICS-05] should count failed check-ins of every company, and leave missing numbers unknown', () => {
    const all = { ansatte_ok: 4, ansatte_fail: 1, ue_ok: 7, ue_fail: 2, gjest: 0, antall_aktive: 9 };
    expect(checkInNumbers(all)).toEqual({ employees: 4, subcontractors: 7, guests: 0, failed: 3, now: 9 });
    expect(checkInNumbers({ ue_fail: 2 })).toEqual({
      employees: null,
      subcontractors: null,
      guests: null,
      failed: 2,
      now: null,
    });
  });

  it('[W-STATISTICS-12] should take a checkpoint with a status for answered, and the others for not', () => {
    const statuses = [{ status: 'OK', count: 3 }, { status: 'NOT_OK', count: 1 }, { status: 'NY' }];
    expect(checklistNumbers({ checklist_count: 2, checkpoint_count: 9, checkpoint_statuses: statuses })).toMatchObject({
      checklists: 2,
      answered: 4,
      unanswered: 5,
      measure: null,
    });
    expect(checklistNumbers({ checkpoint_statuses: statuses }).unanswered).toBeNull();
    expect(checklistNumbers({ checkpoint_count: 3, checkpoint_statuses: statuses }).unanswered).toBe(0);
    expect(checkpointStatusesAmong([{ checkpoint_statuses: statuses }, {}]).map(({ key }) => key)).toEqual([
      'OK',
      'NOT_OK',
      'NY',
    ]);
  });

  it('[W-TASKS-05] [W-STATISTICS-20] should be of the tasks in the lists, and with those left out be all', () => {
    fc.assert(
      fc.property(fc.array(statusTold), (per_status) => {
        const all = per_status.reduce((sum, one) => sum + (one.count ?? 0), 0);
        const statistics = { per_status, task_count: all };
        const numbers = taskNumbers(statistics);
        const statuses = taskStatusesAmong([statistics, { per_status: null }]).map(({ key }) => key);
        expect(statuses).not.toContain('PROPOSED');
        expect(statuses).not.toContain('');
        const shown = statuses.reduce((sum, key) => sum + (numbers[key] ?? 0), 0);
        expect(numbers['all']).toBe(shown);
        expect(shown + (tasksLeftOut(statistics) ?? 0)).toBe(all);
      }),
    );
    expect(taskNumbers({ task_count: 7 })).toEqual({ all: 7 });
    expect([tasksLeftOut({ task_count: 7 }), tasksLeftOut({ per_status: [] })]).toEqual([null, null]);
  });

  it('should add up to all of them: the columns that are shown, and the rest in one more', () => {
    const shown = ['SCHEDULED', 'COMPLETED', 'NONE'];
    fc.assert(
      fc.property(fc.array(statusTold, { minLength: 1 }), (per_status) => {
        const { all, rest, ...numbers } = withRest(taskNumbers({ per_status }), shown);
        const parts = [...shown.map((key) => numbers[key] ?? 0), rest ?? 0];
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(all ?? 0);
      }),
    );
    expect(withRest(taskNumbers({ task_count: 7 }), shown)).toEqual({ all: 7, rest: null });
    expect(withRest({ all: 5, SCHEDULED: 5 }, shown)['rest']).toBe(0);
  });

  it('should have each status of the specification once, what is to come first, then others by their names', () => {
    const all = [...COMPLETION_STATUSES, 'PAUSED'].map((status) => ({ status, name: status.toLowerCase() }));
    const found = taskStatusesAmong([{ per_status: all.toReversed() }, { per_status: all }]);
    expect(found.map(({ key }) => key).toSorted()).toEqual(
      all
        .map(({ status }) => status)
        .filter((status) => status !== 'PROPOSED')
        .toSorted(),
    );
    expect([found.at(0), found.at(-2), found.at(-1)]).toEqual([
      { key: 'SCHEDULED', name: 'scheduled' },
      { key: 'DELETED', name: 'deleted' },
      { key: 'PAUSED', name: 'paused' },
    ]);
  });

  it('should be all deviations of the service, also those without a status', () => {
    const per_status = [
      { status: 1, name: 'Ny', count: 2 },
      { name: 'Lukket', count: 3 },
    ];
    expect(deviationNumbers({ deviation_count: 6, per_status })).toEqual({ 1: 2, Lukket: 3, all: 6 });
    expect(deviationNumbers({ per_status })['all']).toBe(5);
    expect(deviationStatusesAmong([{ per_status }, { per_status: null }])).toEqual([
      { key: '1', name: 'Ny' },
      { key: 'Lukket', name: 'Lukket' },
    ]);
  });

  it('should be hours by article, which lead to no project', () => {
    expect(hourLines([{ art_id: '4', name: 'Betong', count: 2, line_count: 5, total_hours: 37.5 }, {}])).toEqual([
      { key: '0 4', projectId: null, title: 'Betong', number: '', numbers: { hours: 37.5, lines: 5, persons: 2 } },
      { key: '0 ', projectId: null, title: '', number: '', numbers: { hours: null, lines: null, persons: null } },
    ]);
  });

  it('[W-STATISTICS-18] [W-STATISTICS-19] should count phases and photos in the line of their project, or of none', () => {
    const state = fc.constantFrom('completed', 'started', 'remaining', 'på vent', null);
    const ofSome = fc.array(project.chain((of) => fc.record({ state }).map((phase) => ({ ...of, ...phase }))));
    fc.assert(
      fc.property(ofSome, (states) => {
        const found = phaseLines(states);
        expect(found).toHaveLength(new Set(states.map(({ project_id: id }) => String(id ?? ''))).size);
        const { all, ...steps } = sumsOf(found, ['all', ...PHASE_STEPS]);
        expect(all ?? 0).toBe(states.length);
        expect(Object.values(steps).reduce<number>((sum, one) => sum + (one ?? 0), 0)).toBe(states.length);
      }),
    );
    const photos = [
      { document_id: '1', project_id: '7', project_name: 'Skole', file_exists: false },
      { document_id: '2' },
      { document_id: '3', project_id: '7', file_exists: true },
    ];
    expect(photoLines(photos)).toEqual([
      { key: '0 7', projectId: '7', title: 'Skole', number: '', numbers: { photos: 2, missing: 1 } },
      { key: '0 ', projectId: null, title: '', number: '', numbers: { photos: 1, missing: 0 } },
    ]);
  });
});

it('what the page is asked for should come back as it was written, and a word that is none be left out', () => {
  const asked: fc.Arbitrary<OverviewQuestion> = fc.record({
    tab: fc.constantFrom(...STATISTICS_TABS),
    department: fc.constantFrom('', '2'),
    text: fc.string({ maxLength: 40 }),
    sort: fc.constantFrom('', 'all', '-INPROGRESS'),
    from: fc.constantFrom('', '2026-11-01'),
    to: fc.constantFrom('', '2026-11-19'),
  });
  expectReadsBack(OVERVIEW_ADDRESS, asked);
  expect(OVERVIEW_ADDRESS.read({ tab: 'toString', from: '2026-11-19', to: '2026-11-01', q: 'a'.repeat(500) })).toEqual({
    tab: 'checkins',
    department: '',
    text: 'a'.repeat(200),
    sort: '',
    from: '',
    to: '',
  });
});
