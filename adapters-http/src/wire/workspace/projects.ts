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
} from '@felles/core/workspace';
import * as z from 'zod/mini';
import { call, json } from '../call.ts';
import { FilePart, PageQuery } from '../values.ts';

const OfProject = z.object({ project_id: z.string() });

/** A photo of many megabytes takes its time on a building site (milliseconds). */
const SLOW = 600_000;

export const projects = call({
  method: 'GET',
  path: '/v1/projects',
  access: 'staff',
  summary: 'A page of the projects',
  query: z.extend(PageQuery, { status: z.optional(z.string()), type: z.optional(z.string()) }),
  harmless: ['page', 'page_size', 'status', 'type', 'sort'],
  reply: json(ProjectPage),
});

export const create = call({
  method: 'POST',
  path: '/v1/projects',
  access: 'staff',
  summary: 'Makes a project',
  body: { format: 'json', schema: NewProjectFields },
  added: { cadastral_units: 'cadastral-units' },
  reply: json(Project),
  takesKey: true,
});

export const project = call({
  method: 'GET',
  path: '/v1/projects/{project_id}',
  access: 'staff',
  summary: 'One project',
  params: OfProject,
  reply: json(Project),
});

export const change = call({
  method: 'PATCH',
  path: '/v1/projects/{project_id}',
  access: 'staff',
  summary: 'Changes the given fields of a project',
  params: OfProject,
  body: { format: 'json', schema: ProjectFields },
  reply: json(Project),
});

export const replace = call({
  method: 'PUT',
  path: '/v1/projects/{project_id}',
  access: 'staff',
  summary: 'Replaces a project, but for its id and when it was made',
  params: OfProject,
  body: { format: 'json', schema: ProjectFields },
  reply: json(Project),
});

export const view = call({
  method: 'GET',
  path: '/project/view/{project_id}',
  access: 'staff',
  summary: 'What of a project is switched on',
  params: OfProject,
  reply: json(ProjectView),
});

export const detail = call({
  method: 'GET',
  path: '/project/detail/{project_id}',
  access: 'staff',
  summary: 'A project in short, with its reference',
  params: OfProject,
  reply: json(ProjectSummary),
});

export const history = call({
  method: 'GET',
  path: '/v1/projects/{project_id}/history',
  access: 'staff',
  summary: 'What was done in a project, the newest first',
  params: OfProject,
  reply: json(readableOf(HistoryEntry)),
});

export const subprojects = call({
  method: 'GET',
  path: '/v1/projects/{project_id}/subprojects',
  access: 'staff',
  summary: 'The projects that are parts of a project',
  params: OfProject,
  reply: json(readableOf(Project)),
});

export const connect = call({
  method: 'PUT',
  path: '/v1/projects/{project_id}/connect',
  access: 'staff',
  summary: 'Connects a project to the house register',
  params: OfProject,
  body: { format: 'json', schema: RegisterConnection },
  added: { building_id: 'house-register', property_id: 'house-register' },
  reply: json(Project),
  takesKey: true,
});

export const disconnect = call({
  method: 'PUT',
  path: '/v1/projects/{project_id}/disconnect',
  access: 'staff',
  summary: 'Ends the connection of a project to the house register',
  params: OfProject,
  reply: json(Project),
  takesKey: true,
});

export const uploadPhoto = call({
  method: 'POST',
  path: '/v1/projects/{project_id}/photo',
  access: 'staff',
  summary: 'Puts a photo in the place of the picture of a project',
  params: OfProject,
  body: { format: 'parts', schema: z.object({ file: FilePart }) },
  reply: json(z.unknown()),
  patience: SLOW,
  takesKey: true,
});
