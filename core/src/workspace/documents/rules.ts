import { inOrder, type SortValues } from '../../data/order.ts';
import { KEYWORD, oneOf, orderBy, questionAddress, WORD } from '../../data/question-address.ts';
import { isWebAddress } from '../../shared/addresses.ts';
import { searchFor } from '../../shared/norwegian.ts';
import { endingOfType } from '../../shell/sendable-files.ts';
import type { Photo } from '../statistics/model.ts';
import type { DocumentEntry, DocumentQuestion, FullDocument, StructureNode } from './model.ts';

/** The orders of a project's documents. */
const ORDERS: SortValues<DocumentEntry> = {
  title: ({ title }) => title ?? null,
  created_by: ({ created_by: by }) => by ?? null,
  created_date: ({ created_date: date }) => date ?? null,
};

/** The newest first, where nothing else is asked for. */
const STANDARD = '-created_date';

export const DOCUMENT_KINDS = ['pdf', 'drawing', 'picture', 'text', 'other'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** The question as it stands in an address. */
export const DOCUMENT_ADDRESS = questionAddress<DocumentQuestion>({
  text: KEYWORD,
  folder: WORD,
  kind: oneOf<string>('', DOCUMENT_KINDS),
  sort: orderBy(Object.keys(ORDERS)),
});

const TYPES: readonly (readonly [RegExp, DocumentKind])[] = [
  [/^application\/pdf\b/, 'pdf'],
  [/dwg|dxf|ifc|x-step/, 'drawing'],
  [/^image\//, 'picture'],
  [/^text\/|officedocument|msword|ms-excel|opendocument/, 'text'],
];

/** What kind of file a document is, by its type. */
export const kindOfDocument = ({ mime_type: type }: Pick<DocumentEntry, 'mime_type'>): DocumentKind =>
  TYPES.find(([pattern]) => pattern.test((type ?? '').toLowerCase()))?.[1] ?? 'other';

/** A folder of a project, with how many documents lie in it and below it. */
export interface Folder {
  readonly id: string;
  readonly title: string;
  readonly count: number;
  readonly folders: readonly Folder[];
}

/** The folders of a project. A node that is one of the documents is no folder. */
export function foldersOf(nodes: readonly StructureNode[], documents: readonly DocumentEntry[]): readonly Folder[] {
  const counts = countsIn(nodes, documents);
  const nodeIds = new Set(documents.map(({ node_id: id }) => String(id)));
  const seen = new Set<string>();
  const build = (all: readonly StructureNode[]): readonly Folder[] =>
    all.flatMap(({ node_id, title, subnodes }): readonly Folder[] => {
      const id = String(node_id);
      // A node that is named once more, below itself say, is not followed again.
      if (nodeIds.has(id) || seen.has(id)) return [];
      seen.add(id);
      const folders = build(subnodes ?? []);
      const own = counts.get(id) ?? 0;
      return [{ id, title: title ?? '', count: folders.reduce((sum, { count }) => sum + count, own), folders }];
    });
  return build(nodes);
}

/** The node that each node lies below. */
function parentsAmong(nodes: readonly StructureNode[]): ReadonlyMap<string, string> {
  const parents = new Map<string, string>();
  const walk = ({ node_id, subnodes }: StructureNode): void => {
    for (const node of subnodes ?? []) {
      if (parents.has(String(node.node_id))) continue;
      parents.set(String(node.node_id), String(node_id));
      walk(node);
    }
  };
  nodes.forEach(walk);
  return parents;
}

/** By its own word, or else by the node that it lies below. */
const folderOf = ({ parent_node_id, node_id }: DocumentEntry, parents: ReadonlyMap<string, string>): string | null => {
  if (parent_node_id !== null && parent_node_id !== undefined) return String(parent_node_id);
  return parents.get(String(node_id)) ?? null;
};

/** How many documents lie in each folder itself. */
function countsIn(nodes: readonly StructureNode[], documents: readonly DocumentEntry[]): ReadonlyMap<string, number> {
  const parents = parentsAmong(nodes);
  const counts = new Map<string, number>();
  for (const document of documents) {
    const id = folderOf(document, parents);
    if (id !== null) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** The documents that are asked for, in order: those of a folder and of all below it. */
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

export const ownerOf = ({ eier, owner }: FullDocument): string | null => eier || owner || null;

/** The versions, the newest first. */
export const versionsOf = ({ history }: FullDocument): NonNullable<FullDocument['history']> =>
  (history ?? []).toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));

/** The formats beside its own that a document can be had in. */
export const formatsOf = ({ pdf, png }: FullDocument): readonly ('pdf' | 'png')[] => [
  ...(pdf ? (['pdf'] as const) : []),
  ...(png ? (['png'] as const) : []),
];

/** What can be done with a document elsewhere, by name. Nothing but an address of the web is led to. */
export const actionsOf = ({ actions }: FullDocument): readonly { readonly name: string; readonly address: string }[] =>
  Object.entries(actions ?? {}).flatMap(([name, address]) =>
    typeof address === 'string' && isWebAddress(address) ? [{ name, address }] : [],
  );

/** The letters that tell the type of a file. A title may have a dot, and need not be the name of a file. */
export const fileTypeLabel = ({ mime_type: type }: Pick<DocumentEntry, 'mime_type'>): string =>
  (endingOfType(type ?? '') ?? '').toUpperCase();

/** The photos of one project among those that the service tells: to ask for one project alone is ours. */
export const photosAmong = (photos: readonly Photo[], projectId: string): readonly Photo[] =>
  photos.filter(({ project_id: of }) => of === null || of === undefined || String(of) === projectId);
