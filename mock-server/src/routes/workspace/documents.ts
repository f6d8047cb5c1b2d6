import { documents as wire } from '@felles/adapters-http/wire';
import { demoFolders } from '@felles/fixtures/workspace/documents';
import type { DemoStaff } from '@felles/fixtures/workspace/staff';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import { invalid, refusal } from '../../refusals.ts';
import type { Service } from '../../row.ts';
import { type DocumentRow, openDocuments } from '../../tables/documents.ts';
import { openProjects } from '../../tables/projects.ts';

export function documentRoutes(app: FastifyInstance, service: Service): void {
  const documents = openDocuments(service);
  const { requireProject } = openProjects(service);

  function requireDocument(staff: DemoStaff, id: string, idtype?: string): DocumentRow {
    const row = idtype === 'node' ? documents.withNode(id) : documents.get(id);
    if (row === null) throw refusal(404, 'Dokumentet finnes ikke.');
    requireProject(staff, row.project_id);
    return row;
  }

  function requireFolder(projectId: string, node: string): string {
    const folder = demoFolders(projectId)
      .flatMap((one) => [one, ...one.subnodes])
      .find(({ node_id: id }) => id === node);
    if (folder === undefined) throw invalid('Mappen finnes ikke.', 'parent_node_id');
    return folder.node_id;
  }

  answer(app, service, wire.folders, ({ params: { project_id: id } }) => demoFolders(id));
  answer(app, service, wire.documents, ({ params: { project_id: id } }) => documents.ofProject(id));
  answer(app, service, wire.document, ({ staff, params: { document_id: id }, query: { idtype } }) =>
    documents.full(requireDocument(staff, id, idtype)),
  );
  answer(app, service, wire.content, ({ staff, params: { document_id: id }, query: { format } }) =>
    documents.fileOf(requireDocument(staff, id), format),
  );
  answer(app, service, wire.version, ({ staff, params: { document_id: id, version_id: version } }) =>
    documents.versionOf(requireDocument(staff, id), version),
  );
  answer(app, service, wire.addVersion, ({ staff, params: { document_id: id }, body: { file }, key }) =>
    documents.addVersion(requireDocument(staff, id), file, staff.name, { key }),
  );
  answer(
    app,
    service,
    wire.change,
    ({ staff, params: { document_id: id }, body: { file_name, parent_node_id: node } }) => {
      const row = requireDocument(staff, id);
      const folder = typeof node === 'string' ? requireFolder(row.project_id, node) : node;
      return documents.change(row, { file_name, parent_node_id: folder });
    },
  );
  answer(app, service, wire.upload, ({ staff, params: { project_id: id }, body: { file, parent_node_id }, key }) => {
    const folder = parent_node_id === undefined ? null : requireFolder(id, parent_node_id);
    return documents.put(id, folder, file, staff.name, { key });
  });
}
