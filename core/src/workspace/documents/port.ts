import type { FileContent, NamedFile } from '../../shared/file.ts';
import type { Reply } from '../../shared/reply.ts';
import type { RegisterEntry } from '../register/model.ts';
import type { DocumentEntry, DocumentFields, FullDocument, StructureNode } from './model.ts';

type Id = number | string;

/** What else a document can be had as. */
export type OtherFormat = 'pdf' | 'png';

/** Where an uploaded file goes. */
export interface UploadPlace {
  readonly projectId: Id;
  /** The node of a folder; null for none. */
  readonly folder: string | null;
}

export interface DocumentsPort {
  folders(projectId: Id): Reply<readonly StructureNode[]>;
  documents(projectId: Id): Reply<readonly DocumentEntry[]>;
  document(entry: RegisterEntry): Reply<FullDocument>;
  content(id: Id, format?: OtherFormat): Reply<FileContent>;
  /** The file of one version. */
  version(id: Id, versionId: Id): Reply<FileContent>;
  /** The given fields alone. */
  change(id: Id, fields: DocumentFields): Reply<FullDocument>;
  /** Puts a file in the place of the one that a document has; the versions before stay. */
  addVersion(file: NamedFile, id: Id, key: string, told: (sent: number) => void): Reply<FullDocument>;
  upload(file: NamedFile, place: UploadPlace, key: string, told: (sent: number) => void): Reply<DocumentEntry>;
}
