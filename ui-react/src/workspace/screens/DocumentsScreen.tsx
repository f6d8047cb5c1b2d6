import '../../i18n/catalogs/documents.ts';

import { SENDABLE } from '@felles/core';
import {
  DOCUMENT_KINDS,
  type DocumentEntry,
  type DocumentQuestion,
  type Folder,
} from '@felles/core/workspace/documents';
import { useParams } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import layout from '../../kit/Layout.module.css';
import { chipsThatFind } from '../../kit/list/QuickChips.tsx';
import { Tag } from '../../kit/Tag.tsx';
import { TwoLines } from '../../kit/table/TwoLines.tsx';
import type { Column } from '../../kit/table/table-of.ts';
import { useStore } from '../../react/use-store.ts';
import { FileTile } from '../documents/FileTile.tsx';
import { Folders } from '../documents/Folders.tsx';
import { Uploads } from '../documents/Uploads.tsx';
import { formatDay } from '../format.ts';
import { List } from '../lists/List.tsx';
import { useOffers } from '../offers/use-offers.ts';
import { documentIn } from '../paths.ts';
import { useArea } from '../services.ts';
import { Page } from '../shell/Page.tsx';
import styles from './DocumentsScreen.module.css';

/** The documents of a project, in its folders. */
export function DocumentsScreen() {
  const { projectId = '' } = useParams();
  return <Documents key={projectId} projectId={projectId} />;
}

function Documents({ projectId }: { readonly projectId: string }) {
  const documents = useArea('documents');
  const [store, view] = useStore(() => documents.list(projectId));
  const { has } = useOffers();
  const text = useText();
  const { question, folders, kinds, all, total } = view;
  const folder = titleOfFolder(folders, question.folder);
  return (
    <Page title={text('documents.title')}>
      <div className={styles.columns}>
        {folders.length > 0 && (
          <Folders folders={folders} all={all} chosen={question.folder} onChoose={(id) => store.ask({ folder: id })} />
        )}
        <div className={layout.grow}>
          <List
            name="documents"
            label={text('documents.title')}
            store={store}
            view={view}
            words={{ count: text('documents.count', { count: total }) }}
            search={text('documents.label')}
            bar={{
              quick: {
                label: text('documents.kind'),
                chosen: question.kind,
                onChoose: (kind) => store.ask({ kind }),
                chips: chipsThatFind(
                  [
                    { value: '', label: text('documents.everyKind') },
                    ...DOCUMENT_KINDS.map((kind) => ({ value: kind, label: text(`documents.${kind}`) })),
                  ],
                  question.kind,
                  (value) => kinds.some((kind) => kind === value),
                ),
              },
            }}
            orders={ordersIn(text)}
            filter={
              all > 0 && isFiltered(question)
                ? {
                    words: filterWords(question, folder, text),
                    onReset: () => store.ask({ text: '', folder: '', kind: '' }),
                  }
                : null
            }
            columns={columnsIn(text)}
            href={({ document_id: id }) => documentIn(projectId, id)}
            isLow
            around={(rows) => (
              <>
                <div className={styles.uploads}>
                  <Uploads
                    store={store}
                    label={text('documents.upload')}
                    accept={SENDABLE}
                    types={text('documents.sendable')}
                    to={folder === null ? null : text('documents.uploadTo', { folder })}
                    hasVersions={has('document-changes')}
                  />
                </div>
                {rows}
              </>
            )}
          />
        </div>
      </div>
    </Page>
  );
}

const isFiltered = ({ text, folder, kind }: DocumentQuestion): boolean =>
  [text, folder, kind].some((part) => part !== '');

const ordersIn = (text: Text) => [
  { sort: '-created_date', label: text('documents.newest') },
  { sort: 'created_date', label: text('documents.oldest') },
  { sort: 'title', label: text('documents.byTitle') },
  { sort: 'created_by', label: text('documents.byAuthor') },
];

/** The filter, in words. */
const filterWords = ({ text: words, kind }: DocumentQuestion, folder: string | null, text: Text): string =>
  [
    ...(words === '' ? [] : [text('documents.noHit', { words })]),
    ...(folder === null ? [] : [text('documents.inFolder', { folder })]),
    ...DOCUMENT_KINDS.filter((one) => one === kind).map((one) =>
      text('documents.ofKind', { kind: text(`documents.${one}`) }),
    ),
  ].join(' · ');

/** The title of a folder; null for the whole project, and for an unknown folder. */
function titleOfFolder(folders: readonly Folder[], id: string): string | null {
  for (const folder of folders) {
    const title = folder.id === id ? folder.title : titleOfFolder(folder.folders, id);
    if (title !== null) return title;
  }
  return null;
}

const columnsIn = (text: Text): readonly Column<DocumentEntry>[] => [
  {
    id: 'title',
    head: text('documents.name'),
    sortBy: 'title',
    least: 280,
    grows: 3,
    cell: (document) => (
      <span className={layout.row3}>
        <FileTile {...document} />
        <span className={styles.words}>
          <TwoLines isName first={document.title ?? ''} />
          {document.file_exists === false && (
            <span className={styles.missing}>
              <Tag type="ERROR">{text('documents.missing')}</Tag>
            </span>
          )}
        </span>
      </span>
    ),
  },
  {
    id: 'by',
    head: text('documents.by'),
    sortBy: 'created_by',
    least: 130,
    grows: 1,
    importance: 1,
    has: ({ created_by: by }) => Boolean(by),
    onCard: 'half',
    cell: ({ created_by: by }) => <TwoLines first={by ?? ''} />,
  },
  {
    id: 'date',
    head: text('documents.date'),
    sortBy: 'created_date',
    least: 120,
    importance: 2,
    onCard: 'half',
    cell: ({ created_date: date }) => formatDay(date),
  },
];
