// The tasks of a project, and the schedule.
import type { Http } from '@felles/adapters-http';
import { createTasksHttp } from '@felles/adapters-http/workspace/tasks';
import { changesOf } from '@felles/adapters-ws';
import { questionIn } from '@felles/core/data';
import type { RealtimeStore } from '@felles/core/realtime';
import {
  createProjectTasksStore,
  createScheduleStore,
  SCHEDULE_ADDRESS,
  TASK_ADDRESS,
  Task,
} from '@felles/core/workspace';
import { BehaviorSubject } from 'rxjs';
import type { TaskServices } from '../../workspace/services.ts';
import { liveAt } from './live.ts';
import type { WorkspacePlace } from './place.ts';

const EVENTS = { put: ['task.changed'], gone: ['task.gone'] };

/** Events about an assignee, whose state the tasks show. */
const ABOUT_ASSIGNEES: readonly string[] = ['holiday.changed', 'expense.changed', 'expense.gone'];

export function taskServices(at: WorkspacePlace, realtime: RealtimeStore, http: Http): TaskServices {
  const port = createTasksHttp(http);
  const { freshAfter } = liveAt(at, realtime);
  const heardOn = (channel: string) => ({
    port,
    changes$: changesOf(realtime, { channel, events: EVENTS, schema: Task }),
    ...freshAfter(channel, ABOUT_ASSIGNEES),
  });
  return {
    ofProject: (projectId) =>
      createProjectTasksStore({
        ...heardOn(`project.${projectId}`),
        projectId$: new BehaviorSubject(projectId),
        place: questionIn(at.listAddress, TASK_ADDRESS),
      }),
    schedule: () =>
      createScheduleStore({
        ...heardOn('planning'),
        clock: at.wall,
        place: questionIn(at.listAddress, SCHEDULE_ADDRESS),
      }),
  };
}
