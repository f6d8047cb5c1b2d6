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
import { auditTime, BehaviorSubject, defer, filter, merge } from 'rxjs';
import type { TaskServices } from '../../workspace/services.ts';
import { freshnessOf, unreadable } from './live.ts';
import type { WorkspacePlace } from './place.ts';

const EVENTS = { put: ['task.changed'], gone: ['task.gone'] };

/** What has happened to an assignee, which the tasks tell. */
const ABOUT_ASSIGNEES: readonly string[] = ['holiday.changed', 'expense.changed', 'expense.gone'];

/** Many events that come at once are one reason to ask again (milliseconds). */
const TOGETHER = 1_000;

export function taskServices(at: WorkspacePlace, realtime: RealtimeStore, http: Http): TaskServices {
  const port = createTasksHttp(http);
  const fresh = freshnessOf(at, realtime);
  const heardOn = (channel: string) => ({
    port,
    ...fresh,
    changes$: defer(() => changesOf(realtime, { channel, events: EVENTS, schema: Task, unreadable })),
    again$: merge(
      fresh.again$,
      defer(() => realtime.listen(channel)).pipe(
        filter(({ event }) => ABOUT_ASSIGNEES.includes(event)),
        auditTime(TOGETHER, at.wall),
      ),
    ),
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
