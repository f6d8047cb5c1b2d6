import { StructureGroup, StructureNode } from '@felles/core/internal/workspace/documents/model';
import {
  DOCUMENT_ADDRESS,
  documentsFor,
  foldersOf,
  kindOfDocument,
} from '@felles/core/internal/workspace/documents/rules';
import {
  actionsOf,
  DOCUMENT_KINDS,
  type DocumentEntry,
  type Folder,
  FullDocument,
  fileTypeLabel,
  formatsOf,
  ownerOf,
  versionsOf,
} from '@felles/core/workspace/documents';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const node = fc.letrec<{ node: StructureNode }>((tie) => ({
  node: fc.record({
    node_id: fc.nat(20).map(String),
    type: fc.constantFrom('folder', 12, null),
    title: fc.constantFrom('Tegninger', 'Bilder', null),
    subnodes: fc.option(fc.array(tie('node'), { maxLength: 3 }), { depthSize: 'small' }),
  }),
})).node;

const document = fc.record({
  document_id: fc.nat().map(String),
  node_id: fc.nat(20).map(String),
  parent_node_id: fc.option(fc.nat(20).map(String), { nil: undefined }),
  title: fc.constantFrom('Plan', 'Fasade øst', null),
  created_by: fc.constantFrom('Kari', 'Ola', null),
  created_date: fc.constantFrom('2026-11-01', '2026-10-01', null),
  mime_type: fc.constantFrom('application/pdf', 'image/png', 'image/vnd.dwg', 'text/plain', 'x/y', null),
});
const documents = fc.uniqueArray(document, { selector: ({ document_id }) => document_id, maxLength: 8 });

const everyFolder = (folders: readonly Folder[]): readonly Folder[] =>
  folders.flatMap((folder) => [folder, ...everyFolder(folder.folders)]);

describe('the folders of a project', () => {
  it('[W-DOCUMENTS-10] should be read to any depth, and a document among them is no folder', () => {
    fc.assert(
      fc.property(fc.array(node), documents, (nodes, list) => {
        expect(StructureNode.parse({ node_id: '0', subnodes: nodes })).toEqual({ node_id: '0', subnodes: nodes });
        const ids = everyFolder(foldersOf(nodes, list)).map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        for (const { node_id: id } of list) expect(ids).not.toContain(String(id));
      }),
    );
  });

  it('should say of each how many documents it shows when it is chosen', () => {
    const nodes = [
      { node_id: '1', title: 'Tegninger', subnodes: [{ node_id: '2', title: 'ARK', subnodes: [{ node_id: '30' }] }] },
      { node_id: '3', title: 'Bilder' },
    ];
    const list: readonly DocumentEntry[] = [
      { document_id: 'a', node_id: '30' },
      { document_id: 'b', parent_node_id: '1' },
      { document_id: 'c', parent_node_id: '2' },
      { document_id: 'd' },
    ];
    const counts = everyFolder(foldersOf(nodes, list)).map(({ title, id, count }) => [title, id, count]);
    expect(counts).toEqual([
      ['Tegninger', '1', 3],
      ['ARK', '2', 2],
      ['Bilder', '3', 0],
    ]);
    for (const [, id, count] of counts)
      expect(documentsFor(list, nodes, { ...DOCUMENT_ADDRESS.read({}), folder: String(id) })).toHaveLength(
        Number(count),
      );
  });

  it('[W-DOCUMENTS-11] should stand in groups of a department', () => {
    const wire = {
      department: { id: '1' },
      name: 'Bergen',
      parent: null,
      structures: [{ node_id: '1', subnodes: [] }],
    };
    expect(StructureGroup.parse(wire)).toEqual(wire);
  });
});

describe('the documents that are asked for', () => {
  it('[W-DOCUMENTS-01] should be among those there are, each once, for any question', () => {
    const question = fc.record({
      text: fc.constantFrom('', 'plan', 'KARI', 'øst fasade', 'x'),
      folder: fc.constantFrom('', '1', '2', 'none'),
      kind: fc.constantFrom('', ...DOCUMENT_KINDS),
      shown: fc.constantFrom('', 'away'),
      sort: fc.constantFrom('', 'title', '-title', 'created_date', '-created_by'),
    });
    fc.assert(
      fc.property(fc.array(node), documents, question, (nodes, list, asked) => {
        const found = documentsFor(list, nodes, asked);
        expect(new Set(found).size).toBe(found.length);
        for (const one of found) {
          expect(list).toContain(one);
          if (asked.kind !== '') expect(kindOfDocument(one)).toBe(asked.kind);
        }
        expect(documentsFor(list, nodes, DOCUMENT_ADDRESS.read({}))).toHaveLength(list.length);
        expect(DOCUMENT_ADDRESS.read(DOCUMENT_ADDRESS.write(asked))).toEqual(asked);
      }),
    );
  });

  it('should be found by title and author, and come the newest first', () => {
    const list = [
      { document_id: '1', title: 'Fasade ØST', created_by: 'Kari', created_date: '2026-10-01' },
      { document_id: '2', title: 'Fasade vest', created_by: 'Ola', created_date: '2026-11-01' },
    ];
    const ids = (part: object) =>
      documentsFor(list, [], { ...DOCUMENT_ADDRESS.read({}), ...part }).map((one) => one.document_id);
    expect(ids({})).toEqual(['2', '1']);
    expect(ids({ sort: 'created_date' })).toEqual(['1', '2']);
    expect(ids({ text: 'øst kari' })).toEqual(['1']);
    expect(ids({ text: 'øst ola' })).toEqual([]);
  });
});

describe('a document', () => {
  it('[W-DOCUMENTS-05] should have its owner by either name, and its other formats where they are there', () => {
    expect(ownerOf(FullDocument.parse({ doc_id: '1', eier: 'Kari' }))).toBe('Kari');
    expect(ownerOf(FullDocument.parse({ doc_id: '1', owner: 'Ola' }))).toBe('Ola');
    expect(ownerOf({ doc_id: '1' })).toBeNull();
    expect(formatsOf({ doc_id: '1', pdf: 'https://a.example/1.pdf', png: '' })).toEqual(['pdf']);
    expect(formatsOf({ doc_id: '1', pdf: null, png: true })).toEqual(['png']);
  });

  it('[W-DOCUMENTS-06] should have its versions, the newest first', () => {
    const history = [
      { version: 1, version_id: '11', major: false, date: '2026-01-01', user: 'Kari' },
      { version: 2, version_id: '12', major: true, date: '2026-02-01', user: 'Ola' },
    ];
    expect(versionsOf(FullDocument.parse({ doc_id: '1', history })).map(({ version }) => version)).toEqual([2, 1]);
    expect(versionsOf({ doc_id: '1' })).toEqual([]);
  });

  it('[S-13] should lead to addresses of the web alone', () => {
    const actions = { edit: 'https://edit.example/1', run: 'javascript:alert(1)', data: 'data:text/html,x', other: 7 };
    expect(actionsOf({ doc_id: '1', actions })).toEqual([{ name: 'edit', address: 'https://edit.example/1' }]);
  });

  it.each([
    ['application/pdf', 'PDF'],
    ['application/x-step', 'IFC'],
    ['image/jpeg', 'JPG'],
    ['application/strange', ''],
    [null, ''],
  ])('should show letters for its type: %s', (mime_type, letters) => {
    expect(fileTypeLabel({ mime_type })).toBe(letters);
  });
});
