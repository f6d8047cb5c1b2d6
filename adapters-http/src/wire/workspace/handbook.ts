/** The templates of a project's handbook. Which handbooks there are and to make a document is an addition. */

import { readableOf } from '@felles/core';
import { DocumentEntry } from '@felles/core/workspace/documents';
import { Handbook, HandbookTemplate, ProjectHandbook } from '@felles/core/workspace/handbook';
import * as z from 'zod/mini';
import { staff } from '../rows.ts';

/** To build a handbook anew takes its time, and some services answer when it is built (milliseconds). */
const SLOW = 300_000;

export const templates = staff.get(
  '/v1/projects/{project_id}/phases/{phase_id}/templates',
  'The templates of a phase',
  { reply: readableOf(HandbookTemplate) },
);

export const legacyTemplates = staff.get(
  '/project/process/{project_id}/phase/{phase_id}/templates',
  'The same by the older call',
  { reply: readableOf(HandbookTemplate) },
);

export const rebuild = staff.put(
  '/v1/projects/{project_id}/rebuild_handbook',
  'Builds the handbook of a project anew',
  { reply: z.unknown(), patience: SLOW },
);

export const choose = staff.put(
  '/v1/projects/{project_id}/dochandbook/{handbook_id}',
  'Sets the handbook of a project',
  { reply: z.unknown(), patience: SLOW },
);

export const handbooks = staff.get('/v1/handbooks', 'The handbooks that a project can have', {
  reply: readableOf(Handbook),
  extension: 'handbook',
});

export const handbook = staff.get(
  '/v1/projects/{project_id}/handbook',
  'Which handbook a project has, and how far its building has come',
  { reply: ProjectHandbook, extension: 'handbook' },
);

export const make = staff.post(
  '/v1/projects/{project_id}/phases/{phase_id}/templates/{template_id}/documents',
  'Makes a document from a template',
  { reply: DocumentEntry, takesKey: true, extension: 'handbook' },
);
