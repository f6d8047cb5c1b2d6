import { documents as wire } from '@felles/adapters-http/wire';
import type { DemoStaff } from '@felles/fixtures/workspace/staff';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import { refusal } from '../../refusals.ts';
import type { Service } from '../../row.ts';
import { openDocumentChanges } from '../../tables/document-changes.ts';
import { type DocumentRow, openDocuments } from '../../tables/documents.ts';
import { openProjects } from '../../tables/projects.ts';

export function documentRoutes(app: FastifyInstance, service: Service): void {
  const documents = openDocuments(service);
  const changes = openDocumentChanges(service);
  const { requireProject } = openProjects(service);

  function requireDocument(staff: DemoStaff, id: string, idtype?: string): DocumentRow {
    const row = idtype === 'node' ? documents.withNode(id) : documents.get(id);
    if (row === null) throw refusal(404, 'Dokumentet finnes ikke.');
    requireProject(staff, row.project_id);
    return row;
  }

  /** A document that is put away is read, and is not changed. */
  function requireShown(staff: DemoStaff, id: string): DocumentRow {
    const row = requireDocument(staff, id);
    if (changes.awayOf(id) !== null) throw refusal(409, 'Dokumentet er lagt bort. Ta det tilbake først.', 'Away');
    return row;
  }

  answer(app, service, wire.folders, ({ params: { project_id: id } }) => changes.folders.of(id));
  answer(app, service, wire.documents, ({ params: { project_id: id } }) => documents.ofProject(id));
  answer(app, service, wire.document, ({ staff, params: { document_id: id }, query: { idtype } }) => {
    const row = requireDocument(staff, id, idtype);
    const { away } = changes.awayOf(row.document_id) ?? {};
    return { ...documents.full(row), ...(away && { away }) };
  });
  answer(app, service, wire.content, ({ staff, params: { document_id: id }, query: { format } }) =>
    documents.fileOf(requireDocument(staff, id), format),
  );
  answer(app, service, wire.version, ({ staff, params: { document_id: id, version_id: version } }) =>
    documents.versionOf(requireDocument(staff, id), version),
  );
  answer(app, service, wire.addVersion, ({ staff, params: { document_id: id }, body: { file }, key }) =>
    documents.addVersion(requireShown(staff, id), file, staff.name, { key }),
  );
  answer(
    app,
    service,
    wire.change,
    ({ staff, params: { document_id: id }, body: { file_name, parent_node_id: node } }) => {
      const row = requireShown(staff, id);
      const folder = typeof node === 'string' ? changes.folders.require(row.project_id, node).node_id : node;
      return documents.change(row, { file_name, parent_node_id: folder });
    },
  );
  answer(app, service, wire.createFolder, ({ staff, params: { project_id: id }, body, key }) =>
    changes.createFolder(id, body, staff, key),
  );
  answer(app, service, wire.renameFolder, ({ staff, params: { project_id: id, folder_id: folder }, body }) =>
    changes.renameFolder(id, folder, body, staff),
  );
  answer(app, service, wire.away, ({ params: { project_id: id } }) => changes.awayIn(id));
  answer(app, service, wire.putAway, ({ staff, params: { project_id: id, document_id: document }, body }) =>
    changes.move(id, document, body, staff),
  );
  answer(app, service, wire.upload, ({ staff, params: { project_id: id }, body: { file, parent_node_id }, key }) => {
    const folder = parent_node_id === undefined ? null : changes.folders.require(id, parent_node_id).node_id;
    return documents.put(id, folder, file, staff.name, { key });
  });
}
