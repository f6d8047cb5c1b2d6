import { Task } from '@felles/core/workspace/tasks';
import { EVENTS } from './names.ts';
import { things } from './things.ts';

export const tasks = things(Task, EVENTS.task);
