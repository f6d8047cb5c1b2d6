import { inOrder, type SortValues } from '../../data/order.ts';
import { KEYWORD, oneOf, orderBy, questionAddress, WORD } from '../../data/question-address.ts';
import { isWebAddress } from '../../shared/addresses.ts';
import { searchFor } from '../../shared/norwegian.ts';
import { endingOfType } from '../../shell/sendable-files.ts';
import type { Photo } from '../statistics/model.ts';
import type { DocumentEntry, DocumentQuestion, FullDocument, StructureNode } from './model.ts';

const ORDERS: SortValues<DocumentEntry> = {
  title: ({ title }) => title ?? null,
  created_by: ({ created_by: by }) => by ?? null,
  created_date: ({ created_date: date }) => date ?? null,
};

/** Newest first by default. */
const STANDARD = '-created_date';

/** The kinds by which the list can be filtered. */
export const DOCUMENT_KINDS = ['pdf', 'drawing', 'picture', 'text', 'other'] as const;
/** A kind of file by its media type; `other` is what fits no other kind. */
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** The question in the address. */
export const DOCUMENT_ADDRESS = questionAddress<DocumentQuestion>({
  text: KEYWORD,
  folder: WORD,
  kind: oneOf<string>('', DOCUMENT_KINDS),
  shown: oneOf<string>('', ['away']),
  sort: orderBy(Object.keys(ORDERS)),
});

const TYPES: readonly (readonly [RegExp, DocumentKind])[] = [
  [/^application\/pdf\b/, 'pdf'],
  [/dwg|dxf|ifc|x-step/, 'drawing'],
  [/^image\//, 'picture'],
  [/^text\/|officedocument|msword|ms-excel|opendocument/, 'text'],
];

/** The kind of file, by its type. */
export const kindOfDocument = ({ mime_type: type }: Pick<DocumentEntry, 'mime_type'>): DocumentKind =>
  TYPES.find(([pattern]) => pattern.test((type ?? '').toLowerCase()))?.[1] ?? 'other';

/** A folder, with the number of documents in it and below. */
export interface Folder {
  readonly id: string;
  readonly title: string;
  readonly count: number;
  readonly folders: readonly Folder[];
}

/** The folders of a project. A document's node is no folder. */
export function foldersOf(nodes: readonly StructureNode[], documents: readonly DocumentEntry[]): readonly Folder[] {
  const counts = countsIn(nodes, documents);
  const nodeIds = new Set(documents.map(({ node_id: id }) => id));
  const seen = new Set<string>();
  const build = (all: readonly StructureNode[]): readonly Folder[] =>
    all.flatMap(({ node_id: id, title, subnodes }): readonly Folder[] => {
      // A repeated node, for example below itself, is not followed again.
      if (nodeIds.has(id) || seen.has(id)) return [];
      seen.add(id);
      const folders = build(subnodes ?? []);
      const own = counts.get(id) ?? 0;
      return [{ id, title: title ?? '', count: folders.reduce((sum, { count }) => sum + count, own), folders }];
    });
  return build(nodes);
}

/** The parent of each node. */
function parentsAmong(nodes: readonly StructureNode[]): ReadonlyMap<string, string> {
  const parents = new Map<string, string>();
  const walk = ({ node_id, subnodes }: StructureNode): void => {
    for (const node of subnodes ?? []) {
      if (parents.has(node.node_id)) continue;
      parents.set(node.node_id, node_id);
      walk(node);
    }
  };
  nodes.forEach(walk);
  return parents;
}

/** The document's own folder, or else its node's parent. */
const folderOf = ({ parent_node_id, node_id }: DocumentEntry, parents: ReadonlyMap<string, string>): string | null => {
  if (parent_node_id !== null && parent_node_id !== undefined) return parent_node_id;
  return node_id ? (parents.get(node_id) ?? null) : null;
};

/** The documents directly in a folder; null for those in none that is known. */
export function documentsIn(
  folder: string | null,
  documents: readonly DocumentEntry[],
  nodes: readonly StructureNode[],
): readonly DocumentEntry[] {
  const parents = parentsAmong(nodes);
  const known = new Set([...parents.keys(), ...nodes.map(({ node_id: id }) => id)]);
  return documents.filter((document) => {
    const own = folderOf(document, parents);
    return folder === null ? own === null || !known.has(own) : own === folder;
  });
}

/** The number of documents directly in each folder. */
function countsIn(nodes: readonly StructureNode[], documents: readonly DocumentEntry[]): ReadonlyMap<string, number> {
  const parents = parentsAmong(nodes);
  const counts = new Map<string, number>();
  for (const document of documents) {
    const id = folderOf(document, parents);
    if (id !== null) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** The matching documents in order, of a folder and all folders below it. */
export function documentsFor(
  documents: readonly DocumentEntry[],
  nodes: readonly StructureNode[],
  { text, folder, kind, sort }: DocumentQuestion,
): readonly DocumentEntry[] {
  const parents = parentsAmong(nodes);
  const isIn = (document: DocumentEntry): boolean => {
    if (folder === '') return true;
    const passed = new Set<string>();
    let at = folderOf(document, parents);
    while (at !== null && at !== folder && !passed.has(at)) {
      passed.add(at);
      at = parents.get(at) ?? null;
    }
    return at === folder;
  };
  const isFound = searchFor(text);
  const found = documents.filter(
    (document) =>
      isIn(document) &&
      (kind === '' || kindOfDocument(document) === kind) &&
      isFound(document.title, document.created_by),
  );
  return inOrder(found, sort || STANDARD, ORDERS);
}

/** The owner in either spelling of the service; null without one. */
export const ownerOf = ({ eier, owner }: FullDocument): string | null => eier || owner || null;

/** Newest first. */
export const versionsOf = ({ history }: FullDocument): NonNullable<FullDocument['history']> =>
  (history ?? []).toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));

/** The other formats of a document. */
export const formatsOf = ({ pdf, png }: FullDocument): readonly ('pdf' | 'png')[] => [
  ...(pdf ? (['pdf'] as const) : []),
  ...(png ? (['png'] as const) : []),
];

/** The external actions of a document; only web addresses are allowed. */
export const actionsOf = ({ actions }: FullDocument): readonly { readonly name: string; readonly address: string }[] =>
  Object.entries(actions ?? {}).flatMap(([name, address]) =>
    typeof address === 'string' && isWebAddress(address) ? [{ name, address }] : [],
  );

/** The short name of the file's type. Not taken from the title, which may be no file name. */
export const fileTypeLabel = ({ mime_type: type }: Pick<DocumentEntry, 'mime_type'>): string =>
  (endingOfType(type ?? '') ?? '').toUpperCase();

/** The photos of a project: only our addition lets the service filter them. */
export const photosAmong = (photos: readonly Photo[], projectId: string): readonly Photo[] =>
  photos.filter(({ project_id: of }) => of === null || of === undefined || of === projectId);
