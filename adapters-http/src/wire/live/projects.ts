import { Project } from '@felles/core/workspace/projects';
import { EVENTS } from './names.ts';
import { things } from './things.ts';

export const projects = things(Project, EVENTS.project);
