import type { FilesPort } from '@felles/core/workspace/files';
import type { Http } from '../http.ts';
import * as wire from '../wire/workspace/files.ts';

/**
 * Core's `FilesPort`, for staff who are signed in. The files come as bytes, since an address alone could carry no
 * token.
 */
export const createFilesHttp = (http: Http): FilesPort => {
  const ofProject = (id: string) => ({ params: { project_id: id } });
  return {
    photo: (type, id) => http.ask(wire.photo, { params: { type, dataid: id } }),
    checkinList: (id) => http.ask(wire.checkinPdf, ofProject(id)),
    projectImage: (id) => http.ask(wire.image, ofProject(id)),
    poster: (id) => http.ask(wire.poster, ofProject(id)),
    attachment: (id) => http.ask(wire.attachment, { params: { attachmentID: id } }),
  };
};
