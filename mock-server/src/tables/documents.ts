// The documents of the demo company's projects, and the files that users upload.
import { type FileContent, type NamedFile, safeFileName, typeOfFile } from '@felles/core';
import { DocumentEntry, type FullDocument, type Photo, type Project } from '@felles/core/workspace';
import { DEMO_PROJECTS, demoDocuments, demoPicture, demoProjectIds, pdfDocument } from '@felles/fixtures';
import * as z from 'zod/mini';
import { invalid, refusal } from '../refusals.ts';
import type { Service } from '../row.ts';
import { nextNumber } from '../world/ledger.ts';
import { type By, table } from './table.ts';

const DocumentRow = z.extend(DocumentEntry, {
  project_id: z.int(),
  phase_id: z.nullish(z.int()),
  file_name: z.string(),
  size: z.number(),
  mtime: z.string(),
  eier: z.string(),
  history: z.readonly(z.array(z.looseObject({}))),
});
export type DocumentRow = z.infer<typeof DocumentRow>;

const documents = table<DocumentRow>({
  name: 'documents',
  schema: DocumentRow,
  idOf: ({ document_id: id }) => String(id),
  channelsOf: ({ project_id }) => [`project.${project_id}`],
  projectOf: ({ project_id }) => project_id,
  events: { put: 'document.changed', gone: 'document.gone' },
  demo: (seed, now, count) =>
    demoProjectIds(Math.min(count, DEMO_PROJECTS)).flatMap((id) => demoDocuments(seed, now, id)),
});

export const isPicture = ({ mime_type: type }: DocumentRow): boolean =>
  /^image\/(?:jpeg|png|webp|gif)$/.test(type ?? '');

export function openDocuments({ world, publish }: Pick<Service, 'world' | 'publish'>) {
  const rows = documents(world, publish);
  const { files } = world;

  const isLost = ({ document_id: id, type }: DocumentRow): boolean => type === 'upload' && !files.has(String(id));
  const hasFile = (row: DocumentRow): boolean => row.file_exists !== false && !isLost(row);

  const entryOf = (row: DocumentRow): DocumentEntry => ({
    document_id: row.document_id,
    node_id: row.node_id,
    parent_node_id: row.parent_node_id,
    title: row.title,
    type: row.type,
    datatype_id: row.datatype_id,
    mime_type: row.mime_type,
    created_by: row.created_by,
    created_date: row.created_date,
    file_exists: hasFile(row),
  });

  return {
    ofProject: (projectId: string): readonly DocumentEntry[] =>
      rows.list((row) => String(row.project_id) === projectId).map(entryOf),
    ofPhase: (projectId: string, phaseId: string): readonly DocumentEntry[] =>
      rows
        .list(({ project_id, phase_id }) => String(project_id) === projectId && String(phase_id) === phaseId)
        .map(entryOf),
    get: rows.get,
    withNode: (node: string) => rows.list(({ node_id: id }) => String(id) === node)[0] ?? null,
    list: rows.list,
    pictures: () => rows.list(isPicture),
    photoOf: (row: DocumentRow, { id, title, structure_node_id: node }: Project): Photo => ({
      document_id: row.document_id,
      file_exists: hasFile(row),
      node_id: row.node_id,
      project_id: id,
      project_name: title ?? null,
      project_node_id: node,
      title: row.title,
      url: `/project/photo/document/${row.document_id}`,
      path: [{ data_id: id, datatype_id: 4, node_id: node, node_title: title ?? null }],
    }),
    full: (row: DocumentRow): FullDocument => ({
      doc_id: row.document_id,
      node_id: row.node_id,
      parent_node_id: row.parent_node_id,
      file_name: row.file_name,
      size: row.size,
      mtime: row.mtime,
      content_type: row.mime_type,
      file_exists: hasFile(row),
      eier: row.eier,
      path: [{ data_id: row.project_id, datatype_id: 4, node_id: 20_000 + row.project_id, node_title: null }],
      history: row.history,
      actions: {},
      pdf: hasFile(row) && row.mime_type !== 'application/pdf',
      png: hasFile(row) && row.mime_type === 'application/pdf',
    }),
    async contentOf(row: DocumentRow, format?: 'pdf' | 'png'): Promise<FileContent> {
      if (!hasFile(row)) throw refusal(404, 'Filen mangler.');
      const own = format === undefined ? await files.get(String(row.document_id)) : null;
      if (own !== null && row.mime_type) return { type: row.mime_type, bytes: own };
      if (format === 'png' || (format === undefined && isPicture(row))) return demoPicture(Number(row.document_id));
      if (format === 'pdf' || row.mime_type === 'application/pdf') return pdfDocument(row.title ?? '', [row.file_name]);
      return { type: row.mime_type ?? 'text/plain', bytes: new TextEncoder().encode(row.file_name) };
    },
    put(
      projectId: number,
      folder: number | null,
      { name: given, bytes }: NamedFile,
      user: string,
      by: By,
    ): DocumentEntry {
      const name = safeFileName(given);
      const type = typeOfFile(name, bytes);
      if (bytes.length === 0) throw invalid('Filen er tom.', 'file');
      if (type === null) throw refusal(415, 'Denne filtypen tas ikke imot.', undefined, 'body.file');
      const at = new Date(world.now()).toISOString();
      const id = 1_000_000 + nextNumber(world);
      files.put(String(id), bytes);
      const row = {
        project_id: projectId,
        document_id: id,
        node_id: 10_000_000 + id,
        parent_node_id: folder,
        datatype_id: 5,
        title: name.replace(/\.\w+$/, ''),
        type: 'upload',
        mime_type: type,
        created_by: user,
        created_date: at,
        file_name: name,
        size: bytes.length,
        mtime: at,
        eier: user,
        history: [{ version: 1, version_id: id * 10 + 1, major: true, date: at, user }],
      };
      return entryOf(rows.put(row, by));
    },
  };
}
