import { tasks as wire } from '@felles/adapters-http/wire';
import { addDays, type Day, parseIsoDate } from '@felles/core';
import { isTaskInPeriod } from '@felles/core/workspace/tasks';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import { invalid } from '../../refusals.ts';
import type { Service } from '../../row.ts';
import { openProjects } from '../../tables/projects.ts';
import { openTasks } from '../../tables/tasks.ts';

/** The longest period that can be asked for (days). */
const MOST_DAYS = 366;

export function taskRoutes(app: FastifyInstance, service: Service): void {
  const { requireProject, seenBy } = openProjects(service);
  const rows = openTasks(service);

  answer(app, service, wire.tasks, ({ staff, query: { from, to, project_id } }) => {
    if (project_id !== undefined) requireProject(staff, project_id);
    const period = from === undefined && to === undefined ? null : periodOf(from, to);
    if (period === null && project_id === undefined) throw invalid('Velg en periode eller et prosjekt.');
    const seen = new Set(seenBy(staff).map(({ id }) => id));
    return rows
      .list(
        (task) =>
          seen.has(String(task.project_id)) &&
          (project_id === undefined || String(task.project_id) === project_id) &&
          (period === null || isTaskInPeriod(task, period)),
      )
      .map(({ row: _, ...task }) => task);
  });
}

function periodOf(from = '', to = ''): { readonly from: Day; readonly to: Day } {
  const [first, last] = [parseIsoDate(from), parseIsoDate(to)];
  if (first === null || last === null || last < first || last > addDays(first, MOST_DAYS))
    throw invalid('Perioden er ikke gyldig.');
  return { from: first, to: last };
}
