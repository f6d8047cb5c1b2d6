import type { Panel } from '@felles/core';
import type { Query } from '@felles/core/data';
import { DOCUMENT_FORM } from '@felles/core/internal/workspace/documents/change';
import { readLike } from '@felles/core/internal/workspace/drafts/stored-values';
import {
  type DocumentDraft,
  type FolderChoice,
  type FullDocument,
  fileNameOf,
  projectOfDocument,
} from '@felles/core/workspace/documents';
import type { RegisterEntry } from '@felles/core/workspace/register';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import type { FieldOf } from '../../kit/form/fields-of.ts';
import { PanelForm } from '../../kit/panels/PanelForm.tsx';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { useQuery } from '../../react/use-store.ts';
import { useOffers } from '../offers/use-offers.ts';
import { useArea, useMayChange } from '../services.ts';

/** Changes the title and the folder of a document, from its values when the panel opens. */
export function ChangeDocument({ entry }: { readonly entry: RegisterEntry }) {
  const documents = useArea('documents');
  const [one, { load }] = useQuery(() => documents.one(entry));
  const mayChange = useMayChange();
  const { has } = useOffers();
  const text = useText();
  if (!mayChange || !has('document-changes'))
    return <StateNote title={text(mayChange ? 'documents.noChanges' : 'documents.readOnly')} />;
  return (
    <LoadedContent
      load={load}
      words={{ some: text('documents.one'), all: text('documents.theOne') }}
      again={one.reload}
    >
      {(document) => <InFolders document={document} query={one} />}
    </LoadedContent>
  );
}

interface ChangeProps {
  readonly document: FullDocument;
  readonly query: Query<RegisterEntry, FullDocument>;
}

function InFolders({ document, query }: ChangeProps) {
  const projectId = projectOfDocument(document);
  return projectId === null ? (
    <DocumentForm document={document} query={query} folders={[]} />
  ) : (
    <FoldersOfProject document={document} query={query} projectId={projectId} />
  );
}

function FoldersOfProject({ projectId, ...form }: ChangeProps & { readonly projectId: string }) {
  const documents = useArea('documents');
  const [, { load }] = useQuery(() => documents.folders(projectId));
  // A document can be renamed without its folders.
  return <DocumentForm {...form} folders={load.status === 'ready' ? load.value : []} />;
}

const readDraft = readLike(DOCUMENT_FORM.valuesOf(null));

function DocumentForm({ document, query, folders }: ChangeProps & { readonly folders: readonly FolderChoice[] }) {
  const documents = useArea('documents');
  const text = useText();
  return (
    <PanelForm
      label={text('documents.form')}
      make={({ close }) => documents.changeForm(query, close)}
      fields={fieldsIn(text, document, folders)}
      draft={{ name: `document ${document.doc_id}`, read: readDraft }}
      leaving={{ key: 'documents.leaving', params: {} }}
    />
  );
}

const fieldsIn = (
  text: Text,
  { file_name: name }: FullDocument,
  folders: readonly FolderChoice[],
): readonly FieldOf<DocumentDraft>[] => {
  const { ending } = fileNameOf(name ?? '');
  return [
    {
      kind: 'text',
      name: 'file_name',
      label: text('documents.stem'),
      ...(ending !== '' && { hint: text('documents.ending', { ending }) }),
    },
    ...(folders.length === 0
      ? []
      : [
          {
            kind: 'select',
            name: 'parent_node_id',
            label: text('documents.folder'),
            choices: [
              { value: '', label: text('documents.noFolder') },
              ...folders.map(({ id, way }) => ({ value: id, label: way })),
            ],
          } as const,
        ]),
  ];
};

/** Where the name and the folder of a document are changed; it holds the document's id. */
export const changePanel = (id: string): Panel<string> => ({
  content: id,
  size: 'small',
  address: `document.${id}.change`,
});

/** The panel of an address; null for one of another kind. */
export function documentPanelAt(address: string): Panel<string> | null {
  const [, id] = /^document\.([\w-]+)\.change$/.exec(address) ?? [];
  return id === undefined ? null : changePanel(id);
}
