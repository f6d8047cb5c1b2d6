import * as z from 'zod/mini';
import type { FileContent, NamedFile } from '../../shared/file.ts';
import type { Reply } from '../../shared/reply.ts';
import { anyValue, Id, id, numberOrText, text } from '../../shared/wire-values.ts';
import type { RegisterEntry } from '../register/model.ts';
import { NodePath } from '../statistics/model.ts';

const listOf = <S extends z.core.$ZodType>(schema: S) => z.nullish(z.readonly(z.array(schema)));

/** [W-DOCUMENTS-04] A line of a document list; `FullDocument` has the size, the history and the actions too. */
export const DocumentEntry = z.looseObject({
  document_id: Id,
  node_id: id(),
  title: text(),
  type: anyValue(),
  datatype_id: id(),
  mime_type: text(),
  created_by: text(),
  created_date: text(),
  /** Ours: its folder, and whether it has a file. */
  parent_node_id: id(),
  file_exists: z.nullish(z.boolean()),
});
export interface DocumentEntry extends Readonly<z.infer<typeof DocumentEntry>> {}

/** Ours: who has put a document away, until when it can be taken back, and where it lay. */
export const Absence = z.looseObject({
  by: text(),
  /** Instants (ISO). */
  at: text(),
  until: text(),
  /** Its folder; null for none. */
  folder: text(),
  is_folder_gone: z.nullish(z.boolean()),
});
export type Absence = Readonly<z.infer<typeof Absence>>;

/** Ours: a document that is put away, or has been taken back. */
export const AwayDocument = z.extend(DocumentEntry, { away: z.nullish(Absence) });
export interface AwayDocument extends Readonly<z.infer<typeof AwayDocument>> {}

/** Ours: a document is put away or taken back, with the folder where its own is gone. */
export const AwayChange = z.object({
  away: z.boolean(),
  parent_node_id: z.optional(z.nullable(Id)),
  was: z.optional(z.object({ away: z.boolean() })),
});
export type AwayChange = Readonly<z.infer<typeof AwayChange>>;

/** [W-DOCUMENTS-06] A step in the history of a document: who saved it and when. What `major` holds is not specified. */
export const DocumentVersion = z.looseObject({
  version: numberOrText(),
  version_id: id(),
  major: anyValue(),
  date: text(),
  user: text(),
});
export type DocumentVersion = Readonly<z.infer<typeof DocumentVersion>>;

/** [W-DOCUMENTS-05] The owner is `eier` or `owner`. An action is an address. */
export const FullDocument = z.looseObject({
  doc_id: Id,
  node_id: id(),
  parent_node_id: id(),
  file_name: text(),
  size: z.nullish(z.number()),
  mtime: text(),
  content_type: text(),
  file_exists: z.nullish(z.boolean()),
  eier: text(),
  owner: text(),
  path: NodePath,
  history: listOf(DocumentVersion),
  actions: z.nullish(z.record(z.string(), z.unknown())),
  /** Ours. */
  away: z.nullish(Absence),
  pdf: anyValue(),
  png: anyValue(),
});
export interface FullDocument extends Readonly<z.infer<typeof FullDocument>> {}

/** [W-DOCUMENTS-10] Subnodes are nodes, to any depth. */
export interface StructureNode {
  readonly node_id: Id;
  readonly type?: string | number | boolean | null | undefined;
  readonly title?: string | null | undefined;
  readonly subnodes?: readonly StructureNode[] | null | undefined;
}
export const StructureNode: z.ZodMiniType<StructureNode> = z.looseObject({
  node_id: Id,
  type: anyValue(),
  title: text(),
  get subnodes() {
    return z.nullish(z.readonly(z.array(StructureNode)));
  },
});

/** [W-DOCUMENTS-11] Node trees under one heading; what `department` and `parent` hold is not specified. */
export const StructureGroup = z.looseObject({
  department: z.nullish(z.unknown()),
  name: text(),
  parent: z.nullish(z.unknown()),
  structures: listOf(StructureNode),
});
export type StructureGroup = Readonly<z.infer<typeof StructureGroup>>;

/** Ours: the changeable fields. */
export const DocumentFields = z.object({
  file_name: z.optional(z.string()),
  parent_node_id: z.optional(z.nullable(z.string())),
});
export type DocumentFields = Readonly<z.infer<typeof DocumentFields>>;

/** Ours: a new folder; in the project itself where it names none. */
export const NewFolder = z.object({ title: z.string(), parent_node_id: z.optional(z.nullable(Id)) });
export type NewFolder = Readonly<z.infer<typeof NewFolder>>;

/** Ours: another name of a folder. */
export const FolderChange = z.object({ title: z.string(), was: z.optional(z.object({ title: z.string() })) });
export type FolderChange = Readonly<z.infer<typeof FolderChange>>;

/** The question of the page's address; `sort` is '' for the newest first. */
export interface DocumentQuestion {
  /** 'away' for the documents that are put away. */
  readonly shown: string;
  readonly text: string;
  /** A folder's node; '' for all. */
  readonly folder: string;
  /** A kind of file; '' for all. */
  readonly kind: string;
  readonly sort: string;
}

/** A format into which the service converts a document, beside the file itself. */
export type OtherFormat = 'pdf' | 'png';

/** Where a new file is put. */
export interface UploadPlace {
  readonly projectId: Id;
  /** A folder's node; null for none. */
  readonly folder: string | null;
}

/** A project's folders and files. `content` without a format is the file itself. */
export interface DocumentsPort {
  folders(projectId: Id): Reply<readonly StructureNode[]>;
  documents(projectId: Id): Reply<readonly DocumentEntry[]>;
  document(entry: RegisterEntry): Reply<FullDocument>;
  content(id: Id, format?: OtherFormat): Reply<FileContent>;
  version(id: Id, versionId: Id): Reply<FileContent>;
  /** Changes only the given fields. */
  change(id: Id, fields: DocumentFields): Reply<FullDocument>;
  /** Adds a new version of the file; earlier versions stay. */
  addVersion(file: NamedFile, id: Id, key: string, onProgress: (sent: number) => void): Reply<FullDocument>;
  createFolder(projectId: Id, folder: NewFolder, key: string): Reply<StructureNode>;
  renameFolder(projectId: Id, folder: Id, change: FolderChange): Reply<StructureNode>;
  /** The documents that can be taken back. */
  away(projectId: Id): Reply<readonly AwayDocument[]>;
  putAway(projectId: Id, id: Id, change: AwayChange): Reply<AwayDocument>;
  upload(file: NamedFile, place: UploadPlace, key: string, onProgress: (sent: number) => void): Reply<DocumentEntry>;
}
