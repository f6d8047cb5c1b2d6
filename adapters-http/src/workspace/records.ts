import type { TasksPort } from '@felles/core/workspace/tasks';
import type { Http } from '../http.ts';
import { tasks } from '../wire/workspace/records.ts';

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
