/** Projects: the list, one of them, its history and parts, and its connection to the house register. */

import { readableOf } from '@felles/core';
import {
  HistoryEntry,
  NewProjectFields,
  Project,
  ProjectFields,
  ProjectPage,
  ProjectSummary,
  ProjectView,
  RegisterConnection,
} from '@felles/core/workspace/projects';
import * as z from 'zod/mini';
import { staff } from '../rows.ts';
import { FilePart, PageQuery } from '../values.ts';

/** A photo of many megabytes takes its time on a building site (milliseconds). */
const SLOW = 600_000;

export const projects = staff.get('/v1/projects', 'A page of the projects', {
  query: z.extend(PageQuery, { status: z.optional(z.string()), type: z.optional(z.string()) }),
  harmless: ['page', 'page_size', 'status', 'type', 'sort'],
  reply: ProjectPage,
});

export const create = staff.post('/v1/projects', 'Makes a project', {
  body: NewProjectFields,
  added: { cadastral_units: 'cadastral-units' },
  reply: Project,
  takesKey: true,
});

export const project = staff.get('/v1/projects/{project_id}', 'One project', { reply: Project });

export const change = staff.patch('/v1/projects/{project_id}', 'Changes the given fields of a project', {
  body: ProjectFields,
  reply: Project,
});

export const replace = staff.put(
  '/v1/projects/{project_id}',
  'Replaces a project, but for its id and when it was made',
  { body: ProjectFields, reply: Project },
);

export const view = staff.get('/project/view/{project_id}', 'What of a project is switched on', { reply: ProjectView });

export const detail = staff.get('/project/detail/{project_id}', 'A project in short, with its reference', {
  reply: ProjectSummary,
});

export const history = staff.get('/v1/projects/{project_id}/history', 'What was done in a project, the newest first', {
  reply: readableOf(HistoryEntry),
});

export const subprojects = staff.get(
  '/v1/projects/{project_id}/subprojects',
  'The projects that are parts of a project',
  { reply: readableOf(Project) },
);

export const connect = staff.put('/v1/projects/{project_id}/connect', 'Connects a project to the house register', {
  body: RegisterConnection,
  added: { building_id: 'house-register', property_id: 'house-register' },
  reply: Project,
  takesKey: true,
});

export const disconnect = staff.put(
  '/v1/projects/{project_id}/disconnect',
  'Ends the connection of a project to the house register',
  { reply: Project, takesKey: true },
);

export const uploadPhoto = staff.post(
  '/v1/projects/{project_id}/photo',
  'Puts a photo in the place of the picture of a project',
  {
    body: { format: 'parts', schema: z.object({ file: FilePart }) },
    reply: z.unknown(),
    patience: SLOW,
    takesKey: true,
  },
);
