import type { DocumentsPort } from '@felles/core/workspace/documents';
import type { Http } from '../http.ts';
import * as wire from '../wire/workspace/documents.ts';

/**
 * Core's `DocumentsPort`, for staff who are signed in. Only the folders are of the specification: the documents are an
 * addition, and to change them or read an earlier version is another.
 */
export const createDocumentsHttp = (http: Http): DocumentsPort => {
  const ofProject = (id: string) => ({ params: { project_id: id } });
  const ofDocument = (id: string) => ({ params: { document_id: id } });
  return {
    folders: (id) => http.ask(wire.folders, ofProject(id)),
    documents: (id) => http.ask(wire.documents, ofProject(id)),
    document: ({ id, idtype }) =>
      http.ask(wire.document, { ...ofDocument(id), query: idtype === 'node' ? { idtype } : {} }),
    content: (id, format) => http.ask(wire.content, { ...ofDocument(id), query: format ? { format } : {} }),
    version: (id, version) => http.ask(wire.version, { params: { document_id: id, version_id: version } }),
    change: (id, body) => http.ask(wire.change, { ...ofDocument(id), body }),
    addVersion: (file, id, key, onProgress) =>
      http.ask(wire.addVersion, { ...ofDocument(id), body: { file }, key }, onProgress),
    upload: (file, { projectId, folder }, key, onProgress) =>
      http.ask(
        wire.upload,
        { ...ofProject(projectId), body: { file, ...(folder !== null && { parent_node_id: folder }) }, key },
        onProgress,
      ),
  };
};
