// The tasks of the demo company's projects.
import { CHANNELS, EVENTS } from '@felles/adapters-http/wire';
import { Task } from '@felles/core/workspace/tasks';
import { demoTasks } from '@felles/fixtures/workspace/tasks';
import * as z from 'zod/mini';
import type { Service } from '../row.ts';
import { openPeople } from './people.ts';
import { table, withCurrent } from './table.ts';

/** An id may occur more than once, so a row has a number of its own. */
const TaskRow = z.extend(Task, { row: z.int() });
export type TaskRow = z.infer<typeof TaskRow>;

const tasks = table<TaskRow>({
  name: 'tasks',
  schema: TaskRow,
  idOf: ({ row }) => String(row),
  channelsOf: ({ project_id }) => [CHANNELS.project(project_id), CHANNELS.planning],
  projectOf: ({ project_id }) => project_id,
  events: { put: EVENTS.task.changed, gone: EVENTS.task.gone },
  demo: demoTasks,
});

export const openTasks = ({ world, publish }: Pick<Service, 'world' | 'publish'>) =>
  withCurrent(tasks(world, publish), openPeople({ world, publish }).withAssignees);
