import { createHttp } from '@felles/adapters-http';
import { createProjectsHttp } from '@felles/adapters-http/workspace/projects';
import { createDepartmentsHttp } from '@felles/adapters-http/workspace/register';
import { createStatisticsHttp } from '@felles/adapters-http/workspace/statistics';
import { createAccess } from '@felles/core/internal/shared/access';
import type { StatisticsQuestion } from '@felles/core/internal/workspace/statistics/model';
import type { StatisticsPort } from '@felles/core/workspace/statistics';
import { asyncScheduler } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { answerOf, serve } from '../serving.ts';
import { keysOf, named, serveStaff, staffAt, statusOf } from './serving.ts';

async function statistics(login = 'ola') {
  const server = await serveStaff(login);
  return { ...server, port: createStatisticsHttp(server.http) };
}

const IDENTITY = 'internal_project_number project_id project_name project_node_id project_number';
const CHECK_INS = 'ansatte_ok ansatte_fail ue_ok ue_fail gjest antall_aktive project_count from to';
const CHECKLISTS =
  'checklist_count checkpoint_count checkpoint_statuses measure_count project_count select_count textfield_count';
const TASKS = 'per_status project_count task_count from to';
const DEVIATIONS = 'deviation_count per_status';
const PHOTO = 'document_id file_exists node_id project_id project_name project_node_id title url path';
const SPAN = { from: '2026-11-01', to: '2026-11-30' };

/** The fields of each call's answer, or of a part of it; of a list those of the first record. */
const FIELDS = [
  ['W-STATISTICS-05] [W-STATISTICS-09', 'checkIns', '', CHECK_INS],
  ['W-STATISTICS-10', 'checkInsPerProject', '', `${IDENTITY} ${CHECK_INS}`],
  ['W-STATISTICS-11', 'checklists', '', CHECKLISTS],
  ['W-STATISTICS-02', 'checklists', 'checkpoint_statuses', 'status count'],
  ['W-STATISTICS-12', 'checklistsPerProject', '', `${IDENTITY} ${CHECKLISTS}`],
  ['W-STATISTICS-03] [W-STATISTICS-20', 'tasks', '', TASKS],
  ['W-STATISTICS-04', 'tasks', 'per_status', 'status name count'],
  ['W-STATISTICS-21', 'tasksPerProject', '', `${IDENTITY} ${TASKS}`],
  ['W-STATISTICS-14', 'deviations', '', DEVIATIONS],
  ['W-STATISTICS-08', 'deviations', 'per_status', 'status name count closed'],
  ['W-STATISTICS-15', 'deviationsPerProject', '', `${IDENTITY} ${DEVIATIONS}`],
  ['W-STATISTICS-06] [W-STATISTICS-13', 'contracts', '', 'contract_count project_count'],
  ['W-STATISTICS-07] [W-STATISTICS-16', 'hours', '', 'art_id count name line_count total_hours'],
  ['W-STATISTICS-17', 'checkInCounts', '', 'now today yesterday last_thirty_days'],
  ['W-STATISTICS-17', 'checkInCounts', 'now', 'check_in_ok check_in_failed guest'],
  ['W-STATISTICS-19', 'photos', '', PHOTO],
] as const;

describe('statistics over HTTP', () => {
  it.each(FIELDS)('[%s] should have the fields of the specification: %s %s', async (_ids, call, part, names) => {
    const { port } = await statistics();
    const answer: unknown = await answerOf<unknown>(port[call]({}));
    const [one] = [part === '' ? answer : Reflect.get(Object(answer), part)].flat();
    expect(keysOf(one)).toEqual(named(names));
  });

  it('[W-STATISTICS-18] should have the phases of a project by name', async () => {
    const { port } = await statistics();
    expect((await answerOf(port.phaseStates({ projectId: '1001' }))).map(({ name }) => name)).toEqual([
      ...['Grunn', 'Råbygg', 'Tett bygg', 'Innredning', 'Overlevering'],
    ]);
  });

  it('[W-STATISTICS-22] [W-STATISTICS-23] should have the check-ins and tasks of one project', async () => {
    const { port } = await statistics();
    const checkIns = await answerOf(port.checkInsOf('1001', SPAN));
    expect([checkIns.project_count, checkIns.from, checkIns.to]).toEqual([1, '2026-11-01', '2026-11-30']);
    expect((await answerOf(port.checkIns(SPAN))).project_count).toBe(40);
    expect(await answerOf(port.tasks({ projectId: '1001' }))).toMatchObject({ project_count: 1 });
    expect((await answerOf(port.tasksOf('1001', {}))).task_count).toBe(
      (await answerOf(port.tasks({ projectId: '1001' }))).task_count,
    );
    expect(await statusOf(port.tasksOf('404', {}))).toBe(404);
  });

  it('should count what lies in the span of days, for a year back', async () => {
    const { port } = await statistics();
    const hours = async (from: string, to: string) =>
      (await answerOf(port.hours({ from, to }))).reduce((sum, { total_hours: total }) => sum + (total ?? 0), 0);
    const [month, half, rest] = await Promise.all([
      hours('2026-09-01', '2026-09-30'),
      hours('2026-09-01', '2026-09-15'),
      hours('2026-09-16', '2026-09-30'),
    ]);
    expect(month).toBeGreaterThan(0);
    expect(half + rest).toBe(month);
    expect(await hours('2020-01-01', '2020-12-31')).toBeLessThan(month);
  });

  it('should tell the phases of several projects at once', async () => {
    const { port } = await statistics();
    const states = await answerOf(port.phaseStates({ projectId: '1001,1003' }));
    expect([...new Set(states.map(({ project_id: id }) => id))]).toEqual(['1001', '1003']);
  });

  it('should count for a user of few rights the projects that the user takes part in', async () => {
    const { port } = await statistics('nina');
    expect((await answerOf(port.checkIns({}))).project_count).toBe(3);
    expect(await statusOf(port.checkInsOf('1020', {}))).toBe(404);
  });
});

const numberOf = (numbers: readonly (number | null | undefined)[]): number =>
  numbers.reduce<number>((sum, number) => sum + (number ?? 0), 0);

/** How much each call counts. */
const COUNTS: Readonly<Record<string, (port: StatisticsPort, question: StatisticsQuestion) => Promise<number>>> = {
  checkIns: async (port, asked) => {
    const { ansatte_ok, ansatte_fail, ue_ok, ue_fail, gjest } = await answerOf(port.checkIns(asked));
    return numberOf([ansatte_ok, ansatte_fail, ue_ok, ue_fail, gjest]);
  },
  checkInsPerProject: async (port, asked) => (await answerOf(port.checkInsPerProject(asked))).length,
  checklists: async (port, asked) => numberOf([(await answerOf(port.checklists(asked))).checkpoint_count]),
  checklistsPerProject: async (port, asked) => (await answerOf(port.checklistsPerProject(asked))).length,
  contracts: async (port, asked) => numberOf([(await answerOf(port.contracts(asked))).contract_count]),
  deviations: async (port, asked) => numberOf([(await answerOf(port.deviations(asked))).deviation_count]),
  deviationsPerProject: async (port, asked) => (await answerOf(port.deviationsPerProject(asked))).length,
  hours: async (port, asked) => numberOf((await answerOf(port.hours(asked))).map(({ line_count }) => line_count)),
  checkInCounts: async (port, asked) =>
    numberOf([(await answerOf(port.checkInCounts(asked))).last_thirty_days?.check_in_ok]),
  phaseStates: async (port, asked) => (await answerOf(port.phaseStates(asked))).length,
  photos: async (port, asked) => (await answerOf(port.photos(asked))).length,
  tasks: async (port, asked) => numberOf([(await answerOf(port.tasks(asked))).task_count]),
  tasksPerProject: async (port, asked) => (await answerOf(port.tasksPerProject(asked))).length,
};

describe('the figures of a department', () => {
  it.each(Object.entries(COUNTS))('should add up to those of all projects: %s', async (_, count) => {
    const { port } = await statistics();
    const all = await count(port, {});
    const each = await Promise.all(['1', '2', '3', '4'].map((departmentId) => count(port, { departmentId })));
    expect(numberOf(each)).toBe(all);
    expect(each.slice(0, 3).every((number) => number > 0 && number < all)).toBe(true);
    expect(each[3]).toBe(0);
  });

  it('should be those of its projects alone, which name it, also for days and for a project of another', async () => {
    const { port, http } = await statistics();
    const { result_set: projects } = await answerOf(
      createProjectsHttp(http).projects({ page: 1, size: 100, text: '', status: '', type: '', sort: '' }),
    );
    const own = projects.filter(({ department }) => department?.id === '2');
    expect(own.every(({ department }) => department?.name === 'Anlegg')).toBe(true);
    const lines = await answerOf(port.tasksPerProject({ ...SPAN, departmentId: '2' }));
    expect(lines.map(({ project_id: id }) => id).toSorted()).toEqual(own.map(({ id }) => id).toSorted());
    expect((await answerOf(port.tasks({ ...SPAN, departmentId: '2' }))).task_count).toBe(
      numberOf(lines.map(({ task_count: count }) => count)),
    );
    const other = projects.find(({ department }) => department?.id === '1')?.id ?? '';
    expect((await answerOf(port.tasks({ projectId: other, departmentId: '2' }))).task_count).toBe(0);
  });

  it('should be refused where there is no such department', async () => {
    const { port } = await statistics();
    expect(await statusOf(port.tasks({ departmentId: '404' }))).toBe(404);
  });

  it('should be of what the department is called now, and stay its own where the project is replaced', async () => {
    const { http, ask } = await statistics();
    const { answer: before } = await ask('GET', '/v1/projects/1001');
    await answerOf(createDepartmentsHttp(http).change(String(before.department.id), { name: 'Bygg øst' }));
    const replaced = { title: 'Ny', department: { id: 4, name: 'Administrasjon' } };
    const { answer: after } = await ask('PUT', '/v1/projects/1001', replaced);
    expect(after).toMatchObject({ title: 'Ny', department: { id: before.department.id, name: 'Bygg øst' } });
  });

  it('should be asked for by no call to a service that does not offer them, which would refuse it', async () => {
    const server = await serve({ plain: true });
    const { token, ask } = staffAt(server);
    const access = createAccess();
    access.next({ ...access.value, base: server.root, token });
    const port = createStatisticsHttp(createHttp({ root: server.root, fetch, access, clock: asyncScheduler }));
    for (const count of Object.values(COUNTS))
      expect(await count(port, { departmentId: '1' })).toBe(await count(port, {}));
    expect(await ask('GET', '/project/statistics/tasks?department_id=1')).toMatchObject({
      status: 400,
      answer: { error: { message: 'query.department_id: no field that is known here' } },
    });
    expect((await ask('GET', '/v1/projects/1001')).answer).not.toHaveProperty('department');
    expect((await ask('GET', '/v1/projects')).answer.result_set[0]).not.toHaveProperty('department');
  });
});
