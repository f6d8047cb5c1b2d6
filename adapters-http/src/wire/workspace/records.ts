import { readableOf } from '@felles/core/internal/shared/wire-values';
import { NewComment } from '@felles/core/internal/workspace/site-work/model';
import { NewTask, TaskChange } from '@felles/core/internal/workspace/tasks/model';
import { Checklist } from '@felles/core/workspace/checklists';
import { Deviation } from '@felles/core/workspace/deviations';
import { HoursLine } from '@felles/core/workspace/hours';
import type { Sight } from '@felles/core/workspace/me';
import { Task } from '@felles/core/workspace/tasks';
import * as z from 'zod/mini';
import { loggable, prefetch } from '../call.ts';
import { PHOTO_UPLOAD } from '../photo-upload.ts';
import { addition } from '../rows.ts';

const ASKED = loggable({
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  project_id: z.optional(z.string()),
});

/** [W-PROJECTS-56] The specification counts these records, and has no call for the records themselves. */
const row = <const P extends Sight, S extends z.ZodMiniType>(path: P, summary: string, schema: S) =>
  addition('site-records').get(`/v1/projects/{project_id}/${path}`, summary, {
    reply: readableOf(schema),
    ...prefetch(path),
  });

/** Tasks of a project or of all: an addition. To write them is another one. */
export const tasks = {
  tasks: addition('tasks').get('/v1/tasks', 'The tasks of a period or project', {
    query: ASKED,
    reply: readableOf(Task),
    ...prefetch('tasks', ({ projectId }) => [{ query: { project_id: projectId } }]),
  }),
  create: addition('task-changes').create('/v1/projects/{project_id}/tasks', 'Makes a task', {
    body: NewTask,
    reply: Task,
  }),
  change: addition('task-changes').patch('/v1/tasks/{task_id}', 'Changes, moves or assigns a task', {
    body: TaskChange,
    reply: Task,
    takesKey: true,
  }),
  comment: addition('task-changes').create('/v1/tasks/{task_id}/comments', 'Writes a comment on a task', {
    body: NewComment,
    reply: Task,
  }),
  addPhoto: addition('task-changes').create('/v1/tasks/{task_id}/photos', 'Adds a photo to a task', PHOTO_UPLOAD),
};

/** Checklists, deviations and hours of a project as single records: an addition. */
export const siteRecords = {
  checklists: row('checklists', 'The checklists of a project, with their checkpoints', Checklist),
  deviations: row('deviations', 'The deviations of a project', Deviation),
  // On site a user needs the own hours alone.
  hours: { ...row('hours', 'The hours that are registered at a project', HoursLine), prefetch: null },
};
