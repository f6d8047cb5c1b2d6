import type { FileContent } from '@felles/core';
import type { Query } from '@felles/core/data';
import { queryOf } from '@felles/core/internal/data/query';
import type { FilesPort } from '@felles/core/workspace/files';
import type { Http } from '../http.ts';
import { files } from '../wire/workspace/documents.ts';

/**
 * Core's `FilesPort`, for staff who are signed in. The files come as bytes, since an address alone could carry no
 * token.
 */
export const createFilesHttp = (http: Http): FilesPort => {
  const ofProject = (id: string) => ({ params: { project_id: id } });
  return {
    photo: (type, id) => http.ask(files.photo, { params: { type, dataid: id } }),
    checkinList: (id) => http.ask(files.checkinPdf, ofProject(id)),
    projectImage: (id) => http.ask(files.image, ofProject(id)),
    poster: (id) => http.ask(files.poster, ofProject(id)),
    attachment: (id) => http.ask(files.attachment, { params: { attachmentID: id } }),
  };
};

/** The file of a photo, by its document. */
export const photoQuery = (http: Http, documentId: string): Query<string, FileContent> =>
  queryOf(documentId, (id) => createFilesHttp(http).photo('document', id));
