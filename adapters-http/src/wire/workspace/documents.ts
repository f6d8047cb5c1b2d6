/** A project's folders, which are of the specification, and its documents, which are an addition. */

import { readableOf } from '@felles/core';
import { DocumentEntry, DocumentFields, FullDocument, StructureNode } from '@felles/core/workspace/documents';
import { ID_TYPES } from '@felles/core/workspace/register';
import * as z from 'zod/mini';
import { file } from '../call.ts';
import { staff } from '../rows.ts';
import { FilePart } from '../values.ts';

/** A file of many megabytes takes its time on a building site (milliseconds). */
const SLOW = 600_000;

export const folders = staff.get('/v1/projects/{project_id}/folders', 'The folders of a project', {
  reply: readableOf(StructureNode),
});

export const documents = staff.get('/v1/projects/{project_id}/documents', 'The documents of a project', {
  reply: readableOf(DocumentEntry),
  extension: 'documents',
});

export const document = staff.get(
  '/v1/documents/{document_id}',
  'A document with its versions and what can be done with it',
  {
    query: z.object({ idtype: z.optional(z.enum(ID_TYPES)) }),
    harmless: ['idtype'],
    reply: FullDocument,
    extension: 'documents',
  },
);

export const content = staff.get(
  '/v1/documents/{document_id}/content',
  'The file of a document, in its own format or another one',
  {
    query: z.object({ format: z.optional(z.enum(['pdf', 'png'])) }),
    harmless: ['format'],
    reply: file(),
    patience: SLOW,
    extension: 'documents',
  },
);

export const version = staff.get(
  '/v1/documents/{document_id}/versions/{version_id}/content',
  'The file of one version of a document',
  { reply: file(), patience: SLOW, extension: 'document-changes' },
);

export const addVersion = staff.post(
  '/v1/documents/{document_id}/versions',
  'Puts a new version into the place of the file that a document has',
  {
    body: { format: 'parts', schema: z.object({ file: FilePart }) },
    reply: FullDocument,
    patience: SLOW,
    takesKey: true,
    extension: 'document-changes',
  },
);

export const change = staff.patch(
  '/v1/documents/{document_id}',
  'Changes the name of a document, or the folder it lies in',
  { body: DocumentFields, reply: FullDocument, extension: 'document-changes' },
);

export const upload = staff.post('/v1/projects/{project_id}/documents', 'Puts a file into a project', {
  body: { format: 'parts', schema: z.object({ file: FilePart, parent_node_id: z.optional(z.string()) }) },
  reply: DocumentEntry,
  patience: SLOW,
  takesKey: true,
  extension: 'documents',
});
