// The tasks of a project, and the schedule over all of them.

import type { Behavior, FileContent } from '@felles/core';
import type { Form, Query } from '@felles/core/data';
import { questionIn } from '@felles/core/internal/data/question';
import { derive } from '@felles/core/internal/shared/behavior';
import { changesOf } from '@felles/core/internal/workspace/connection/changes-of';
import type { DraftedForm } from '@felles/core/internal/workspace/site-work/drafts';
import type { SiteOutbox } from '@felles/core/internal/workspace/site-work/store';
import { type ClashLookup, createClashLookup } from '@felles/core/internal/workspace/tasks/clashes';
import {
  createIncompleteForm,
  createNewTaskForm,
  createTaskComment,
  createTaskForm,
  createTaskMoveForm,
  createTaskPress,
} from '@felles/core/internal/workspace/tasks/forms';
import { TASK_ADDRESS } from '@felles/core/internal/workspace/tasks/rules';
import { SCHEDULE_ADDRESS } from '@felles/core/internal/workspace/tasks/schedule';
import { createSeveralTasks, type SeveralTasks } from '@felles/core/internal/workspace/tasks/several';
import { createProjectTasksStore, createScheduleStore, shownTasks } from '@felles/core/internal/workspace/tasks/store';
import type { CommentDraft, PhotoSource } from '@felles/core/workspace/site-work';
import {
  type ChangedTaskDraft,
  type IncompleteDraft,
  type NewTaskDraft,
  type NewTaskStart,
  type ProjectTasksStore,
  type ScheduleStore,
  Task,
  type TaskMoveDraft,
  type TaskPress,
} from '@felles/core/workspace/tasks';
import { BehaviorSubject } from 'rxjs';
import { CHANNELS, type Channel, EVENTS, liveList } from '../../wire/live/names.ts';
import type { WorkspaceDoor } from '../../workspace-door/door.ts';
import { liveAt } from '../../workspace-door/live.ts';
import { commandNeeds } from '../../workspace-door/surroundings.ts';
import { createTasksHttp } from '../records.ts';
import { photoOf, siteOutboxOf } from './site-work.ts';

/** The tasks of a project, and the schedule over all of them. */
export interface TaskServices {
  ofProject(projectId: string): ProjectTasksStore;
  schedule(): ScheduleStore;
  readonly outbox: SiteOutbox;
  /** [W-PLAN-01] Several tasks of a project's list at once. */
  several(list$: ProjectTasksStore['view$'], personId$: Behavior<string | null>): SeveralTasks;
  /** The persons who are not free in some days. */
  clashes(): ClashLookup;
  /** The buttons and the bars that change a task at once. */
  press(): TaskPress;
  newForm(of: OfForm & NewTaskStart): DraftedForm<NewTaskDraft>;
  changeForm(of: OfTask): Form<ChangedTaskDraft>;
  moveForm(of: OfTask): Form<TaskMoveDraft>;
  incompleteForm(of: OfTask): Form<IncompleteDraft>;
  commentForm(of: OfTask): DraftedForm<CommentDraft>;
  /** The file of a photo, also of one that is not sent. */
  photo(source: PhotoSource): Query<string, FileContent>;
}

/** The form is closed by `saved`, once the device has stored the change. */
interface OfForm {
  readonly saved: () => void;
}

interface OfTask extends OfForm {
  readonly task: Task;
}

/** Events about an assignee, whose state the tasks show. */
const ABOUT_ASSIGNEES = [EVENTS.holiday.changed, EVENTS.expense.changed, EVENTS.expense.gone];

/** Tasks are an addition as a whole; those of a project hear its channel, the schedule that of planning. */
export function taskServices(door: WorkspaceDoor): TaskServices {
  const port = createTasksHttp(door.http);
  const { freshAfter } = liveAt(door);
  const outbox = siteOutboxOf(door);
  const { newKey, clock } = commandNeeds(door);
  const needs = <T extends OfForm>(of: T) => ({ ...of, outbox, newKey, clock });
  const heardOn = (channel: Channel) => ({
    port,
    outbox,
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
    outbox,
    several(list$, personId$) {
      const tasks$ = derive({ list: list$ }, ({ list }) => shownTasks(list));
      return createSeveralTasks({ outbox, tasks$, personId$, newKey, clock });
    },
    clashes: () => createClashLookup(port),
    press: () => createTaskPress({ outbox, clock }),
    newForm: (of) => createNewTaskForm(needs(of)),
    changeForm: (of) => createTaskForm(needs(of)),
    moveForm: (of) => createTaskMoveForm(needs(of)),
    incompleteForm: (of) => createIncompleteForm(needs(of)),
    commentForm: (of) => createTaskComment(needs(of)),
    photo: photoOf(door.http, outbox),
  };
}
