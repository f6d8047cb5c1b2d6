import type { FileContent } from '../../shared/file.ts';
import type { Reply } from '../../shared/reply.ts';
import type { Id } from '../../shared/wire-values.ts';

/** The kinds of records that have a photo at the service, each by the id of the record. */
export type PhotoOf = 'project' | 'person' | 'contact' | 'checklist' | 'deviation' | 'document';

/** [W-TRANSPORT-03] The calls for pictures and other files; each answer is the bytes of a file, never JSON. */
export interface FilesPort {
  photo(of: PhotoOf, id: Id): Reply<FileContent>;
  checkinList(projectId: Id): Reply<FileContent>;
  projectImage(projectId: Id): Reply<FileContent>;
  poster(projectId: Id): Reply<FileContent>;
  attachment(id: Id): Reply<FileContent>;
}
