/** The templates of a project's handbook. Which handbooks there are and to make a document is an addition. */

import { readableOf } from '@felles/core';
import { DocumentEntry, Handbook, HandbookTemplate, ProjectHandbook } from '@felles/core/workspace';
import * as z from 'zod/mini';
import { call, json } from '../call.ts';

const OfProject = z.object({ project_id: z.string() });
const OfPhase = z.object({ project_id: z.string(), phase_id: z.string() });

/** To build a handbook anew takes its time, and some services answer when it is built (milliseconds). */
const SLOW = 300_000;

export const templates = call({
  method: 'GET',
  path: '/v1/projects/{project_id}/phases/{phase_id}/templates',
  access: 'staff',
  summary: 'The templates of a phase',
  params: OfPhase,
  reply: json(readableOf(HandbookTemplate)),
});

export const legacyTemplates = call({
  method: 'GET',
  path: '/project/process/{project_id}/phase/{phase_id}/templates',
  access: 'staff',
  summary: 'The same by the older call',
  params: OfPhase,
  reply: json(readableOf(HandbookTemplate)),
});

export const rebuild = call({
  method: 'PUT',
  path: '/v1/projects/{project_id}/rebuild_handbook',
  access: 'staff',
  summary: 'Builds the handbook of a project anew',
  params: OfProject,
  reply: json(z.unknown()),
  patience: SLOW,
});

export const choose = call({
  method: 'PUT',
  path: '/v1/projects/{project_id}/dochandbook/{handbook_id}',
  access: 'staff',
  summary: 'Sets the handbook of a project',
  params: z.object({ project_id: z.string(), handbook_id: z.string() }),
  reply: json(z.unknown()),
  patience: SLOW,
});

export const handbooks = call({
  method: 'GET',
  path: '/v1/handbooks',
  access: 'staff',
  summary: 'The handbooks that a project can have',
  reply: json(readableOf(Handbook)),
  extension: 'handbook',
});

export const handbook = call({
  method: 'GET',
  path: '/v1/projects/{project_id}/handbook',
  access: 'staff',
  summary: 'Which handbook a project has, and how far its building has come',
  params: OfProject,
  reply: json(ProjectHandbook),
  extension: 'handbook',
});

export const make = call({
  method: 'POST',
  path: '/v1/projects/{project_id}/phases/{phase_id}/templates/{template_id}/documents',
  access: 'staff',
  summary: 'Makes a document from a template',
  params: z.object({ project_id: z.string(), phase_id: z.string(), template_id: z.string() }),
  reply: json(DocumentEntry),
  takesKey: true,
  extension: 'handbook',
});
