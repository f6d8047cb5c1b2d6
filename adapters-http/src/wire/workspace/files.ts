/** Photos, posters, printed lists and attachments, as bytes. */

import { file } from '../call.ts';
import { staff } from '../rows.ts';

const PICTURES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;

export const photo = staff.get('/project/photo/{type}/{dataid}', 'The photograph of a thing', {
  reply: file(...PICTURES),
});

export const checkinPdf = staff.get(
  '/v1/projects/{project_id}/checkinpdf',
  'The list of who is checked in at a project, to print',
  { reply: file('application/pdf') },
);

export const image = staff.get('/v1/projects/{project_id}/image', 'The picture of a project', {
  reply: file(...PICTURES),
});

export const poster = staff.get(
  '/v1/projects/{project_id}/poster',
  'The poster of a project with its code for checking in',
  { reply: file('application/pdf') },
);

/** What was attached may be of any kind. */
export const attachment = staff.get('/v1/attachments/{attachmentID}', 'A file that was attached to something', {
  reply: file(),
});
