/** Photos, posters, printed lists and attachments, as bytes. */

import * as z from 'zod/mini';
import { call, file } from '../call.ts';

const PICTURES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;
const OfProject = z.object({ project_id: z.string() });

export const photo = call({
  method: 'GET',
  path: '/project/photo/{type}/{dataid}',
  access: 'staff',
  summary: 'The photograph of a thing',
  params: z.object({ type: z.string(), dataid: z.string() }),
  reply: file(...PICTURES),
});

export const checkinPdf = call({
  method: 'GET',
  path: '/v1/projects/{project_id}/checkinpdf',
  access: 'staff',
  summary: 'The list of who is checked in at a project, to print',
  params: OfProject,
  reply: file('application/pdf'),
});

export const image = call({
  method: 'GET',
  path: '/v1/projects/{project_id}/image',
  access: 'staff',
  summary: 'The picture of a project',
  params: OfProject,
  reply: file(...PICTURES),
});

export const poster = call({
  method: 'GET',
  path: '/v1/projects/{project_id}/poster',
  access: 'staff',
  summary: 'The poster of a project with its code for checking in',
  params: OfProject,
  reply: file('application/pdf'),
});

/** What was attached may be of any kind. */
export const attachment = call({
  method: 'GET',
  path: '/v1/attachments/{attachmentID}',
  access: 'staff',
  summary: 'A file that was attached to something',
  params: z.object({ attachmentID: z.string() }),
  reply: file(),
});
