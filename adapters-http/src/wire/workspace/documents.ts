import { readableOf } from '@felles/core/internal/shared/wire-values';
import {
  AwayChange,
  DocumentFields,
  FolderChange,
  NewFolder,
  StructureNode,
} from '@felles/core/internal/workspace/documents/model';
import { AwayDocument, DocumentEntry, FullDocument } from '@felles/core/workspace/documents';
import { ID_TYPES } from '@felles/core/workspace/register';
import * as z from 'zod/mini';
import { file, loggable, parts, SLOW } from '../call.ts';
import { addition, staff } from '../rows.ts';
import { FilePart } from '../values.ts';

const inRegister = addition('documents');
const toChange = addition('document-changes');
const inFolders = addition('document-folders', '/v1/projects/{project_id}');

const PICTURES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;

/** A project's folders, which are of the specification, and its documents, which are an addition. */
export const documents = {
  folders: staff.get('/v1/projects/{project_id}/folders', 'Folders of a project', { reply: readableOf(StructureNode) }),
  documents: inRegister.get('/v1/projects/{project_id}/documents', 'The documents of a project', {
    reply: readableOf(DocumentEntry),
  }),
  document: inRegister.get('/v1/documents/{document_id}', 'A document with its versions', {
    query: loggable({ idtype: z.optional(z.enum(ID_TYPES)) }),
    reply: FullDocument,
  }),
  content: inRegister.get('/v1/documents/{document_id}/content', 'The file of a document', {
    query: loggable({ format: z.optional(z.enum(['pdf', 'png'])) }),
    reply: file(),
    patience: SLOW,
  }),
  version: toChange.get('/v1/documents/{document_id}/versions/{version_id}/content', 'The file of a version', {
    reply: file(),
    patience: SLOW,
  }),
  addVersion: toChange.create('/v1/documents/{document_id}/versions', 'Adds a version', {
    body: parts({ file: FilePart }),
    reply: FullDocument,
    patience: SLOW,
  }),
  change: toChange.patch('/v1/documents/{document_id}', 'Renames or moves a document', {
    body: DocumentFields,
    reply: FullDocument,
  }),
  createFolder: inFolders.create('/folders', 'Makes a folder', { body: NewFolder, reply: StructureNode }),
  renameFolder: inFolders.patch('/folders/{folder_id}', 'Renames a folder', {
    body: FolderChange,
    reply: StructureNode,
  }),
  away: inFolders.get('/documents/away', 'The documents that are put away and can be taken back', {
    reply: readableOf(AwayDocument),
  }),
  putAway: inFolders.put('/documents/{document_id}/away', 'Puts a document away, or takes it back', {
    body: AwayChange,
    reply: AwayDocument,
  }),
  upload: inRegister.create('/v1/projects/{project_id}/documents', 'Adds a file', {
    body: parts({ file: FilePart, parent_node_id: z.optional(z.string()) }),
    reply: DocumentEntry,
    patience: SLOW,
  }),
};

/** Photos, posters, printed lists and attachments, as bytes. */
export const files = {
  photo: staff.get('/project/photo/{type}/{dataid}', 'The photograph of a thing', { reply: file(...PICTURES) }),
  checkinPdf: staff.get('/v1/projects/{project_id}/checkinpdf', 'The check-ins, to print', {
    reply: file('application/pdf'),
  }),
  image: staff.get('/v1/projects/{project_id}/image', 'The picture of a project', { reply: file(...PICTURES) }),
  poster: staff.get('/v1/projects/{project_id}/poster', 'The poster for check-ins', { reply: file('application/pdf') }),
  /** An attachment may be of any kind. */
  attachment: staff.get('/v1/attachments/{attachmentID}', 'A file that was attached to something', { reply: file() }),
};
