/** A project's folders, which are of the specification, and its documents, which are an addition. */

import { readableOf } from '@felles/core';
import { DocumentEntry, DocumentFields, FullDocument, ID_TYPES, StructureNode } from '@felles/core/workspace';
import * as z from 'zod/mini';
import { call, file, json } from '../call.ts';
import { FilePart } from '../values.ts';

const OfProject = z.object({ project_id: z.string() });
const OfDocument = z.object({ document_id: z.string() });

/** A file of many megabytes takes its time on a building site (milliseconds). */
const SLOW = 600_000;

export const folders = call({
  method: 'GET',
  path: '/v1/projects/{project_id}/folders',
  access: 'staff',
  summary: 'The folders of a project',
  params: OfProject,
  reply: json(readableOf(StructureNode)),
});

export const documents = call({
  method: 'GET',
  path: '/v1/projects/{project_id}/documents',
  access: 'staff',
  summary: 'The documents of a project',
  params: OfProject,
  reply: json(readableOf(DocumentEntry)),
  extension: 'documents',
});

export const document = call({
  method: 'GET',
  path: '/v1/documents/{document_id}',
  access: 'staff',
  summary: 'A document with its versions and what can be done with it',
  params: OfDocument,
  query: z.object({ idtype: z.optional(z.enum(ID_TYPES)) }),
  harmless: ['idtype'],
  reply: json(FullDocument),
  extension: 'documents',
});

export const content = call({
  method: 'GET',
  path: '/v1/documents/{document_id}/content',
  access: 'staff',
  summary: 'The file of a document, in its own format or another one',
  params: OfDocument,
  query: z.object({ format: z.optional(z.enum(['pdf', 'png'])) }),
  harmless: ['format'],
  reply: file(),
  patience: SLOW,
  extension: 'documents',
});

export const version = call({
  method: 'GET',
  path: '/v1/documents/{document_id}/versions/{version_id}/content',
  access: 'staff',
  summary: 'The file of one version of a document',
  params: z.object({ document_id: z.string(), version_id: z.string() }),
  reply: file(),
  patience: SLOW,
  extension: 'document-changes',
});

export const addVersion = call({
  method: 'POST',
  path: '/v1/documents/{document_id}/versions',
  access: 'staff',
  summary: 'Puts a new version into the place of the file that a document has',
  params: OfDocument,
  body: { format: 'parts', schema: z.object({ file: FilePart }) },
  reply: json(FullDocument),
  patience: SLOW,
  takesKey: true,
  extension: 'document-changes',
});

export const change = call({
  method: 'PATCH',
  path: '/v1/documents/{document_id}',
  access: 'staff',
  summary: 'Changes the name of a document, or the folder it lies in',
  params: OfDocument,
  body: { format: 'json', schema: DocumentFields },
  reply: json(FullDocument),
  extension: 'document-changes',
});

export const upload = call({
  method: 'POST',
  path: '/v1/projects/{project_id}/documents',
  access: 'staff',
  summary: 'Puts a file into a project',
  params: OfProject,
  body: { format: 'parts', schema: z.object({ file: FilePart, parent_node_id: z.optional(z.string()) }) },
  reply: json(DocumentEntry),
  patience: SLOW,
  takesKey: true,
  extension: 'documents',
});
