import { formBy, right, textBy } from '../../data/field-kinds.ts';
import type { Form } from '../../data/form.ts';
import { createPatchForm, patchOf, type SendingNeeds } from '../../data/patch-form.ts';
import type { Query } from '../../data/query.ts';
import { type FailureTexts, failureTexts } from '../../shared/messages.ts';
import type { DocumentMessage } from '../../texts/documents.ts';
import type { DocumentFields, DocumentsPort, FullDocument } from './model.ts';
import type { Folder } from './rules.ts';

const DOCUMENT_FAILURES: FailureTexts<DocumentMessage> = failureTexts(
  'documents.offline',
  'documents.lost',
  'documents.refused',
);

/** A file name without its extension, which cannot be changed. */
export interface FileName {
  readonly stem: string;
  /** With the dot; '' for none. */
  readonly ending: string;
}

/** An extension has at most 8 letters or digits; a dot at the beginning starts none. */
export function fileNameOf(name: string): FileName {
  const [ending = ''] = /(?<=[^.])\.\w{1,8}$/.exec(name) ?? [];
  return { stem: name.slice(0, name.length - ending.length), ending };
}

/** Characters. */
const LONGEST = 110;

export function problemOfName(name: string): DocumentMessage | null {
  if (name === '') return { key: 'documents.needsName', params: {} };
  if (name.length > LONGEST) return { key: 'documents.longName', params: { most: LONGEST } };
  return /[\\/\p{Cc}]/u.test(name) ? { key: 'documents.wrongName', params: {} } : null;
}

/** How the name and the folder are typed, checked and sent; the name gets its extension back. */
export const DOCUMENT_FORM = formBy({
  file_name: {
    ...textBy(problemOfName),
    draft: (name: string | null | undefined) => fileNameOf(name ?? '').stem,
    sent: (stem: string, before: string | null | undefined) => `${stem.trim()}${fileNameOf(before ?? '').ending}`,
  },
  /** A folder's node; '' for none. */
  parent_node_id: textBy(right),
});

/** The typed name without its extension, and the chosen folder. */
export type DocumentDraft = ReturnType<typeof DOCUMENT_FORM.valuesOf>;

/** `document` is the query of the page, which gets the service's answer; `done` closes the form. */
export interface DocumentFormNeeds extends SendingNeeds {
  readonly port: Pick<DocumentsPort, 'change'>;
  readonly document: Pick<Query<unknown, FullDocument>, 'answer$' | 'update'>;
  readonly done: () => void;
}

/** The form of a document: its name and its folder. */
export const createDocumentForm = ({ port, document, ...needs }: DocumentFormNeeds): Form<DocumentDraft> =>
  createPatchForm<FullDocument, DocumentDraft, DocumentFields>({
    ...needs,
    ...patchOf(document),
    words: DOCUMENT_FAILURES,
    ...DOCUMENT_FORM,
    send: (fields, _key, before) => port.change(before?.doc_id ?? '', fields),
  });

/** A folder to choose, with its path. */
export interface FolderChoice {
  readonly id: string;
  readonly way: string;
}

/** The number of folders named in a path; others become an ellipsis. */
const NAMED = 3;

/** All folders of a project, in the order of the tree. */
export const folderChoices = (folders: readonly Folder[], above: readonly string[] = []): readonly FolderChoice[] =>
  folders.flatMap(({ id, title, folders: below }) => {
    const way = [...above, title || id];
    return [{ id, way: wayIn(way) }, ...folderChoices(below, way)];
  });

const wayIn = (way: readonly string[]): string =>
  (way.length > NAMED ? [...way.slice(0, 1), '…', ...way.slice(-2)] : way).join(' › ');

/** The datatype of a project in a path. */
const PROJECT = 4;

/** The folders above a document, from the project down; those without a title are left out. */
export function foldersAbove({ path, node_id: own }: FullDocument): readonly { id: string; title: string }[] {
  const all = path ?? [];
  const project = all.findIndex(({ datatype_id: type }) => Number(type) === PROJECT);
  return all
    .slice(project + 1)
    .flatMap(({ node_id: id, node_title: title }) => (id && title && id !== own ? [{ id, title }] : []));
}

/** A document's project; null if its path does not name it. */
export function projectOfDocument({ path }: FullDocument): string | null {
  const id = (path ?? []).find(({ datatype_id: type }) => Number(type) === PROJECT)?.data_id;
  return id ?? null;
}
