import { tasks as wire } from '@felles/adapters-http/wire';
import { addDays, type Day, parseIsoDate } from '@felles/core';
import type { TaskChange } from '@felles/core/internal/workspace/tasks/model';
import { PLAN_RIGHT, rightsOfMove } from '@felles/core/internal/workspace/tasks/moves';
import { isTaskInPeriod } from '@felles/core/internal/workspace/tasks/rules';
import type { SiteRight } from '@felles/core/workspace/projects';
import { personIdsOf } from '@felles/core/workspace/tasks';
import type { DemoStaff } from '@felles/fixtures/workspace/staff';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import { FOR_USER, refusal } from '../../refusals.ts';
import { siteRightsOf, withoutRight } from '../../rights/site-rights.ts';
import type { Service } from '../../row.ts';
import { createOnce, photoOnce } from '../../site-changes.ts';
import { openProjects } from '../../tables/projects.ts';
import { openTaskChanges, openTasks, type TaskRow, toldTask } from '../../tables/tasks.ts';

/** The longest period that can be asked for (days). */
const MOST_DAYS = 366;

export function taskRoutes(app: FastifyInstance, service: Service): void {
  const { requireProject, seenBy } = openProjects(service);
  const rows = openTasks(service);
  const changes = openTaskChanges(service);

  answer(app, service, wire.tasks, ({ staff, query: { from, to, project_id } }) => {
    if (project_id !== undefined) requireProject(staff, project_id);
    const period = from === undefined && to === undefined ? null : periodOf(from, to);
    if (period === null && project_id === undefined)
      throw refusal(400, 'Velg en periode eller et prosjekt.', FOR_USER, 'query.project_id');
    const seen = new Set(seenBy(staff).map(({ id }) => id));
    return rows
      .list(
        (task) =>
          seen.has(String(task.project_id)) &&
          (project_id === undefined || String(task.project_id) === project_id) &&
          (period === null || isTaskInPeriod(task, period)),
      )
      .map((task) => whole(staff, task));
  });

  answer(app, service, wire.create, ({ staff, params, body, key }) => {
    const { id, title } = requireProject(staff, params.project_id);
    const made = createOnce(service, 'tasks', { params, body }, rows, () =>
      changes.create({ id, title: title ?? '' }, body, { staff, key }),
    );
    return whole(staff, made);
  });

  function requireTask(id: string): TaskRow {
    const task = rows.find(id);
    if (task === null) throw refusal(404, 'Oppgaven finnes ikke.');
    return task;
  }

  /** [W-SITE-20] An assignee works on a task, and may say how it goes. */
  const WRITE: readonly SiteRight[] = [PLAN_RIGHT, 'work_tasks'];

  answer(app, service, wire.comment, ({ staff, params, body, key }) => {
    const task = requireTask(params.task_id);
    requireOneOf(staff, task, WRITE);
    return whole(
      staff,
      createOnce(service, 'task comments', { params, body }, rows, () => changes.comment(task, body, { staff, key })),
    );
  });

  answer(app, service, wire.addPhoto, ({ staff, params, body, key }) => {
    const task = requireTask(params.task_id);
    requireOneOf(staff, task, WRITE);
    return photoOnce(
      service,
      'task photos',
      { params, body },
      {
        get: (id) => (task.photos ?? []).find((photo) => photo?.photo_id === id) ?? null,
        create: () => changes.addPhoto(task, body, { staff, key }),
      },
    );
  });

  answer(app, service, wire.change, ({ staff, params: { task_id: id }, body, key }) => {
    const task = requireTask(id);
    for (const rights of rightsOf(task, body)) requireOneOf(staff, task, rights);
    return whole(staff, changes.change(task, body, { staff, key }));
  });
}

/** [W-SITE-08] With the rights of the user at its project. */
const whole = (staff: DemoStaff, task: TaskRow) => ({
  ...toldTask(task),
  may_move: siteRightsOf(staff).includes('plan_tasks'),
  may_work: siteRightsOf(staff).includes('work_tasks'),
});

/** [W-SITE-20] The rights that a change needs, of each list one. */
function rightsOf(
  task: TaskRow,
  { status, reason: _, was: __, ...fields }: TaskChange,
): readonly (readonly SiteRight[])[] {
  const isPlanned = Object.values(fields).some((value) => value !== undefined);
  return [
    ...(status === undefined ? [] : [rightsOfMove(task, status)]),
    ...(isPlanned || status === undefined ? [[PLAN_RIGHT]] : []),
  ];
}

function requireOneOf(staff: DemoStaff, task: TaskRow, rights: readonly SiteRight[]): void {
  const given = siteRightsOf(staff);
  const isOwn = personIdsOf(task).includes(staff.personId);
  if (!rights.some((right) => given.includes(right) && (right !== 'work_tasks' || isOwn))) throw withoutRight();
}

function periodOf(from = '', to = ''): { readonly from: Day; readonly to: Day } {
  const [first, last] = [parseIsoDate(from), parseIsoDate(to)];
  if (first === null || last === null || last < first || last > addDays(first, MOST_DAYS))
    throw refusal(400, 'Perioden er ikke gyldig.', FOR_USER, `query.${first !== null ? 'to' : 'from'}`);
  return { from: first, to: last };
}
