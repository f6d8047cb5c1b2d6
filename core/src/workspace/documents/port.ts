import type { FileContent, NamedFile } from '../../shared/file.ts';
import type { Reply } from '../../shared/reply.ts';
import type { Id } from '../../shared/wire-values.ts';
import type { RegisterEntry } from '../register/model.ts';
import type { DocumentEntry, DocumentFields, FullDocument, StructureNode } from './model.ts';

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
  upload(file: NamedFile, place: UploadPlace, key: string, onProgress: (sent: number) => void): Reply<DocumentEntry>;
}
