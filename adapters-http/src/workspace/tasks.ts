import type { TasksPort } from '@felles/core/workspace';
import type { Http } from '../http.ts';
import * as wire from '../wire/workspace/tasks.ts';

export const createTasksHttp = (http: Http): TasksPort => ({
  tasks: ({ from, to, projectId }) =>
    http.ask(wire.tasks, {
      query: {
        ...(from !== undefined && { from }),
        ...(to !== undefined && { to }),
        ...(projectId !== undefined && { project_id: projectId }),
      },
    }),
});
