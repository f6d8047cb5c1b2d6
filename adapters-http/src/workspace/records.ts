// Tasks, checklists, deviations and hours.
import type { SiteRecordsPort } from '@felles/core/workspace/site-records';
import type { TasksPort } from '@felles/core/workspace/tasks';
import type { Http } from '../http.ts';
import { siteRecords, tasks } from '../wire/workspace/records.ts';

/** Core's `TasksPort`, for staff who are signed in. An addition as a whole; without a project it gives those of all. */
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

/**
 * Core's `SiteRecordsPort`, for staff who are signed in. An addition as a whole: the specification has only figures.
 */
export const createSiteRecordsHttp = (http: Http): SiteRecordsPort => ({
  checklists: (project_id) => http.ask(siteRecords.checklists, { params: { project_id } }),
});
