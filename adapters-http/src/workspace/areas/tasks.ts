// The tasks of a project, and the schedule over all of them.

import { questionIn } from '@felles/core/data';
import { changesOf } from '@felles/core/workspace/connection';
import {
  createProjectTasksStore,
  createScheduleStore,
  type ProjectTasksStore,
  SCHEDULE_ADDRESS,
  type ScheduleStore,
  TASK_ADDRESS,
  Task,
} from '@felles/core/workspace/tasks';
import { BehaviorSubject } from 'rxjs';
import { CHANNELS, type Channel, EVENTS, liveList } from '../../wire/live/names.ts';
import type { WorkspaceDoor } from '../../workspace-door/door.ts';
import { liveAt } from '../../workspace-door/live.ts';
import { createTasksHttp } from '../records.ts';

/** The tasks of a project, and the schedule over all of them. */
export interface TaskServices {
  ofProject(projectId: string): ProjectTasksStore;
  schedule(): ScheduleStore;
}

/** Events about an assignee, whose state the tasks show. */
const ABOUT_ASSIGNEES = [EVENTS.holiday.changed, EVENTS.expense.changed, EVENTS.expense.gone];

/** Tasks are an addition as a whole; those of a project hear its channel, the schedule that of planning. */
export function taskServices(door: WorkspaceDoor): TaskServices {
  const port = createTasksHttp(door.http);
  const { freshAfter } = liveAt(door);
  const heardOn = (channel: Channel) => ({
    port,
    changes$: changesOf(door.realtime, { channel, ...liveList(Task, EVENTS.task) }),
    ...freshAfter(channel, ABOUT_ASSIGNEES),
  });
  return {
    ofProject: (projectId) =>
      createProjectTasksStore({
        ...heardOn(CHANNELS.project(projectId)),
        projectId$: new BehaviorSubject(projectId),
        place: questionIn(door.listAddress, TASK_ADDRESS),
      }),
    schedule: () =>
      createScheduleStore({
        ...heardOn(CHANNELS.planning),
        clock: door.clock,
        place: questionIn(door.listAddress, SCHEDULE_ADDRESS),
      }),
  };
}
