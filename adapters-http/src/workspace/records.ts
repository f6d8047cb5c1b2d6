// The ports of the records that are made on site, for staff who are signed in. Each is an addition as a whole: the
// specification has only figures of them.
import type { ChecklistsPort } from '@felles/core/workspace/checklists';
import type { DeviationsPort } from '@felles/core/workspace/deviations';
import type { HoursPort } from '@felles/core/workspace/hours';
import type { TasksPort } from '@felles/core/workspace/tasks';
import type { Http } from '../http.ts';
import { checklists } from '../wire/workspace/checklists.ts';
import { deviations } from '../wire/workspace/deviations.ts';
import { hours } from '../wire/workspace/hours.ts';
import { siteRecords, tasks } from '../wire/workspace/records.ts';

/** Core's `TasksPort`; without a project it gives the tasks of all. */
export const createTasksHttp = (http: Http): TasksPort => ({
  tasks: ({ from, to, projectId }) =>
    http.ask(tasks.tasks, {
      query: {
        ...(from !== undefined && { from }),
        ...(to !== undefined && { to }),
        ...(projectId !== undefined && { project_id: projectId }),
      },
    }),
});

/** Core's `DeviationsPort`. */
export const createDeviationsHttp = (http: Http): DeviationsPort => ({
  deviations: (project_id) => http.ask(siteRecords.deviations, { params: { project_id } }),
  setup: () => http.ask(deviations.setup, {}),
  deviation: (project_id, deviation_id) => http.ask(deviations.deviation, { params: { project_id, deviation_id } }),
});

/** Core's `ChecklistsPort`. */
export const createChecklistsHttp = (http: Http): ChecklistsPort => ({
  checklists: (project_id) => http.ask(siteRecords.checklists, { params: { project_id } }),
  templates: () => http.ask(checklists.templates, {}),
  sign: (project_id, checklist_id, body, key) =>
    http.ask(checklists.sign, { params: { project_id, checklist_id }, body, key }),
});

/** Core's `HoursPort`. */
export const createHoursHttp = (http: Http): HoursPort => ({
  hours: (project_id) => http.ask(siteRecords.hours, { params: { project_id } }),
  own: (query) => http.ask(hours.own, { query }),
  approve: (project_id, body, key) => http.ask(hours.approve, { params: { project_id }, body, key }),
});
