// The documents of the demo company's projects, and the files that users upload.
import { CHANNELS, EVENTS } from '@felles/adapters-http/wire';
import { type FileContent, type NamedFile, safeFileName } from '@felles/core';
import { groupBy } from '@felles/core/internal/shared/collections';
import { Id } from '@felles/core/internal/shared/wire-values';
import { DocumentVersion, type StructureNode } from '@felles/core/internal/workspace/documents/model';
import { DocumentEntry, type FullDocument } from '@felles/core/workspace/documents';
import type { Project } from '@felles/core/workspace/projects';
import type { Photo } from '@felles/core/workspace/statistics';
import { pdfDocument } from '@felles/fixtures';
import { demoAwayDocuments, demoDocuments, demoFolders } from '@felles/fixtures/workspace/documents';
import { HANDBOOK_FOLDER, madeDocument } from '@felles/fixtures/workspace/handbook';
import { demoDrawingPdf, demoDrawingPicture, demoPhoto, isDrawing } from '@felles/fixtures/workspace/pictures';
import { recordedProjectIds } from '@felles/fixtures/workspace/projects';
import * as z from 'zod/mini';
import { typeOfSent } from '../files.ts';
import { invalid, refusal } from '../refusals.ts';
import type { Service } from '../row.ts';
import { nextId, nextNumber } from '../world/ledger.ts';
import { openFolders } from './folders.ts';
import { type ChangeKey, table } from './table.ts';

const DocumentRow = z.extend(DocumentEntry, {
  project_id: Id,
  phase_id: z.nullish(Id),
  file_name: z.string(),
  size: z.number(),
  mtime: z.string(),
  eier: z.string(),
  history: z.readonly(z.array(DocumentVersion)),
  /** The record that a photo is of. */
  about: z.optional(z.object({ data_id: Id, datatype_id: Id, node_title: z.nullable(z.string()) })),
  /** The template that it was made from. */
  template_id: z.optional(Id),
});
export type DocumentRow = z.infer<typeof DocumentRow>;

const documents = table<DocumentRow>({
  name: 'documents',
  schema: DocumentRow,
  idOf: ({ document_id: id }) => id,
  channelsOf: ({ project_id }) => [CHANNELS.project(project_id)],
  projectOf: ({ project_id }) => project_id,
  events: { put: EVENTS.document.changed, gone: EVENTS.document.gone },
  demo: (seed, now, count) => recordedProjectIds(count).flatMap((id) => demoDocuments(seed, now, id)),
});

/** A document that is put away: out of all lists, and kept. */
const AwayRow = z.extend(DocumentRow, { away: z.object({ by: z.string(), at: z.string() }) });

const awayDocuments = table<z.infer<typeof AwayRow>>({
  name: 'away-documents',
  schema: AwayRow,
  idOf: ({ document_id: id }) => id,
  channelsOf: () => [],
  events: null,
  demo: (seed, now, count) => recordedProjectIds(count).flatMap((id) => demoAwayDocuments(seed, now, id)),
});

type MadeFrom = { readonly template_id: string; readonly title: string; readonly mime_type: string };

/** A document from a template is written in a web folder. */
const actionsOf = ({ template_id: template, document_id: id }: DocumentRow): Readonly<Record<string, string>> =>
  template === undefined
    ? {}
    : {
        edit: `https://kontor.example/rediger/${id}`,
        edit_webfolder: `https://kontor.example/nettmappe/${id}`,
      };

/** Under which name the file of one version is kept. */
const nameOfVersion = (id: string, versionId: string): string => `${id}_${versionId}`;

const endingOf = (name: string): string => /\.\w+$/.exec(name)?.[0] ?? '';

interface Changed {
  readonly file_name?: string | undefined;
  readonly parent_node_id?: string | null | undefined;
}

/** The demo's file of a document, in one of its versions. */
function contentOf(row: DocumentRow, version: string, format?: 'pdf' | 'png'): FileContent {
  const title = row.title ?? '';
  const number = Number(row.document_id);
  if (format === 'png') return isPicture(row) ? demoPhoto(number, title) : demoDrawingPicture(number, title);
  if (format === undefined && isPicture(row)) return demoPhoto(number, title);
  const lines = [row.file_name, `Versjon ${version}`];
  if (format === 'pdf' || row.mime_type === 'application/pdf')
    return isDrawing(title) ? demoDrawingPdf(number, title, lines) : pdfDocument(title, lines);
  return { type: row.mime_type ?? 'text/plain', bytes: new TextEncoder().encode(row.file_name) };
}

export const isPicture = ({ mime_type: type }: DocumentRow): boolean =>
  /^image\/(?:jpeg|png|webp|gif)$/.test(type ?? '');

export function openDocuments({ world, publish }: Pick<Service, 'world' | 'publish'>) {
  const rows = documents(world, publish);
  const away = awayDocuments(world, publish);
  const folders = openFolders({ world, publish });
  const { files } = world;

  const isLost = ({ document_id: id, type }: DocumentRow): boolean => type === 'upload' && !files.has(id);
  const hasFile = (row: DocumentRow): boolean => row.file_exists !== false && !isLost(row);

  /** The folders that a document lies in, from the project down. */
  function foldersAbove({ project_id: project, parent_node_id: node }: DocumentRow): readonly StructureNode[] {
    const place = node ? folders.find(project, node) : null;
    return place === null ? [] : [...place.above, place.folder];
  }

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

  const full = (row: DocumentRow): FullDocument => ({
    doc_id: row.document_id,
    node_id: row.node_id,
    parent_node_id: row.parent_node_id,
    file_name: row.file_name,
    size: row.size,
    mtime: row.mtime,
    content_type: row.mime_type,
    file_exists: hasFile(row),
    eier: row.eier,
    path: [
      { data_id: row.project_id, datatype_id: '4', node_id: String(20_000 + Number(row.project_id)), node_title: null },
      ...foldersAbove(row).map(({ node_id, title }) => ({
        data_id: node_id,
        datatype_id: '12',
        node_id,
        node_title: title,
      })),
    ],
    history: row.history,
    actions: actionsOf(row),
    pdf: hasFile(row) && row.mime_type !== 'application/pdf',
    png: hasFile(row) && row.mime_type === 'application/pdf',
  });

  /** A file from a user is the newest file, and one version. */
  function keep(id: string, versionId: string, bytes: Uint8Array): void {
    files.put(id, bytes);
    files.put(nameOfVersion(id, versionId), bytes);
  }

  return {
    /** Of a project whose documents are read once, however many templates are asked about. */
    madeFrom(projectId: string): (templateId: string) => readonly DocumentEntry[] {
      const made = groupBy(
        rows.list((row) => row.project_id === projectId),
        (row) => row.template_id,
      );
      return (templateId) => (made.get(templateId) ?? []).map(entryOf);
    },
    /** Makes a document from a template. */
    make(projectId: string, template: MadeFrom, user: string, by: ChangeKey): DocumentEntry {
      const id = 1_000_000 + nextNumber(world);
      const folder = demoFolders(projectId).find(({ title }) => title === HANDBOOK_FOLDER)?.node_id ?? null;
      const at = new Date(world.now()).toISOString();
      const before = rows.list((row) => row.project_id === projectId && row.template_id === template.template_id);
      const name = before.length === 0 ? template.title : `${template.title} ${before.length + 1}`;
      const made = madeDocument({ id, projectId, folder, name, mime_type: template.mime_type, at, author: user });
      return entryOf(rows.put({ ...made, template_id: template.template_id }, by));
    },
    ofProject: (projectId: string): readonly DocumentEntry[] =>
      rows.list((row) => row.project_id === projectId).map(entryOf),
    ofPhase: (projectId: string, phaseId: string): readonly DocumentEntry[] =>
      rows.list(({ project_id, phase_id }) => project_id === projectId && phase_id === phaseId).map(entryOf),
    rows,
    away,
    entryOf,
    /** Also one that is put away: its page and its history stay. */
    get: (id: string): DocumentRow | null => rows.get(id) ?? away.get(id),
    withNode(node: string): DocumentRow | null {
      const has = ({ node_id: id }: DocumentRow): boolean => id === node;
      return rows.list(has)[0] ?? away.list(has)[0] ?? null;
    },
    list: rows.list,
    /** With those that are put away, for the history. */
    everyOf: (projectId: string): readonly DocumentRow[] =>
      [rows, away].flatMap((of) => of.list(({ project_id }) => project_id === projectId)),
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
      path: [
        { data_id: id, datatype_id: '4', node_id: node, node_title: title ?? null },
        ...(row.about ? [{ ...row.about, node_id: null }] : []),
      ],
    }),
    full,
    async fileOf(row: DocumentRow, format?: 'pdf' | 'png'): Promise<FileContent> {
      if (!hasFile(row)) throw refusal(404, 'Filen mangler.');
      const own = format === undefined ? await files.get(row.document_id) : null;
      if (own !== null && row.mime_type) return { type: row.mime_type, bytes: own };
      return contentOf(row, String(row.history[0]?.version ?? 1), format);
    },
    /** The file of one version: sent by a user, or the demo's. */
    async versionOf(row: DocumentRow, versionId: string): Promise<FileContent> {
      const version = row.history.find(({ version_id: id }) => id === versionId);
      if (version === undefined) throw refusal(404, 'Versjonen finnes ikke.');
      const own = await files.get(nameOfVersion(row.document_id, versionId));
      if (own !== null && row.mime_type) return { type: row.mime_type, bytes: own };
      return contentOf(row, String(version.version));
    },
    /** Puts a file in the place of the one that a document has. */
    addVersion(row: DocumentRow, { name, bytes }: NamedFile, user: string, by: ChangeKey): FullDocument {
      const type = typeOfSent(safeFileName(name), bytes);
      if (type !== row.mime_type) throw invalid('Den nye versjonen må være av samme filtype som dokumentet.', 'file');
      const at = new Date(world.now()).toISOString();
      const number = 1 + Math.max(0, ...row.history.map(({ version }) => Number(version) || 0));
      const version_id = nextId(world, 100_000_000);
      keep(row.document_id, version_id, bytes);
      const version = { version: number, version_id, major: true, date: at, user };
      const changed = { file_exists: true, size: bytes.length, mtime: at, history: [version, ...row.history] };
      return full(rows.put({ ...row, ...changed }, by));
    },
    change(row: DocumentRow, { file_name: name, parent_node_id: folder }: Changed): FullDocument {
      if (name !== undefined && (safeFileName(name) !== name || endingOf(name) !== endingOf(row.file_name)))
        throw invalid('Filen kan ikke hete dette.', 'file_name');
      return full(
        rows.put({
          ...row,
          ...(name !== undefined && { file_name: name, title: name.replace(/\.\w+$/, '') }),
          ...(folder !== undefined && { parent_node_id: folder }),
          mtime: new Date(world.now()).toISOString(),
        }),
      );
    },
    put(
      projectId: string,
      folder: string | null,
      { name: given, bytes }: NamedFile,
      user: string,
      by: ChangeKey,
      about?: DocumentRow['about'],
    ): DocumentEntry {
      const name = safeFileName(given);
      const type = typeOfSent(name, bytes);
      const at = new Date(world.now()).toISOString();
      const id = 1_000_000 + nextNumber(world);
      const [document_id, version_id] = [String(id), String(id * 10 + 1)];
      keep(document_id, version_id, bytes);
      const row = {
        project_id: projectId,
        document_id,
        node_id: String(10_000_000 + id),
        parent_node_id: folder,
        datatype_id: '5',
        title: name.replace(/\.\w+$/, ''),
        type: 'upload',
        mime_type: type,
        created_by: user,
        created_date: at,
        file_name: name,
        size: bytes.length,
        mtime: at,
        eier: user,
        history: [{ version: 1, version_id, major: true, date: at, user }],
        ...(about && { about }),
      };
      return entryOf(rows.put(row, by));
    },
  };
}
