// What is to be done at the projects of the demo company.
import { Task } from '@felles/core/workspace';
import { demoTasks } from '@felles/fixtures';
import * as z from 'zod/mini';
import { table } from './table.ts';

/** An id may occur more than once, so a row has a number of its own. */
const TaskRow = z.extend(Task, { row: z.int() });
export type TaskRow = z.infer<typeof TaskRow>;

export const openTasks = table<TaskRow>({
  name: 'tasks',
  schema: TaskRow,
  idOf: ({ row }) => String(row),
  channelsOf: ({ project_id }) => [`project.${project_id}`, 'planning'],
  projectOf: ({ project_id }) => project_id,
  events: { put: 'task.changed', gone: 'task.gone' },
  demo: (seed, now, projects, tasks) => demoTasks(seed, now, projects, tasks),
});
