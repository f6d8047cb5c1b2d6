import '../../i18n/catalogs/documents.ts';

import { createPanelStore, SENDABLE } from '@felles/core';
import {
  DOCUMENT_KINDS,
  type DocumentEntry,
  type DocumentQuestion,
  type DocumentsStore,
  folderAt,
} from '@felles/core/workspace/documents';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { HiddenStatus } from '../../kit/HiddenText.tsx';
import layout from '../../kit/Layout.module.css';
import { chipsThatFind } from '../../kit/list/QuickChips.tsx';
import { PanelHost } from '../../kit/panels/PanelHost.tsx';
import { Tag } from '../../kit/Tag.tsx';
import textStyles from '../../kit/Text.module.css';
import { TwoLines } from '../../kit/table/TwoLines.tsx';
import type { Column } from '../../kit/table/table-of.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen, useStore } from '../../react/use-store.ts';
import { AwayList } from '../documents/AwayList.tsx';
import { ChangeDocument, changePanel, documentPanelAt } from '../documents/ChangeDocument.tsx';
import { DocumentActs, DocumentTitle } from '../documents/DocumentActs.tsx';
import { FileTile } from '../documents/FileTile.tsx';
import { Folders } from '../documents/Folders.tsx';
import { Uploads } from '../documents/Uploads.tsx';
import { formatDay } from '../format.ts';
import { List } from '../lists/List.tsx';
import { useOffers } from '../offers/use-offers.ts';
import { documentIn } from '../paths.ts';
import { useArea, useMayChange } from '../services.ts';
import { Page } from '../shell/Page.tsx';
import { useRightsWith } from '../site/use-rights-with.ts';
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
  const folder = folderAt(folders, question.folder)?.folder.title ?? null;
  const isAway = question.shown === 'away';
  const mayPutAway = useRightsWith('document-folders').includes('plan_tasks');
  const mayMakeFolders = useMayChange() && has('document-folders');
  const [panels] = useState(() => createPanelStore({ panelAt: documentPanelAt }));
  const { load } = useObservable(store.putAway.list.answer$);
  useOpen(store.putAway.list, mayPutAway);
  const said = [...view.notes.values()].at(-1)?.before.title;
  return (
    <Page title={text('documents.title')}>
      <div className={styles.columns}>
        {(folders.length > 0 || mayMakeFolders) && (
          <Folders
            store={store}
            folders={folders}
            all={all}
            chosen={question.folder}
            onChoose={(id) => store.ask({ folder: id, shown: '' })}
            mayChange={mayMakeFolders}
            away={
              mayPutAway
                ? {
                    count: load.status === 'ready' ? load.value.length : null,
                    isShown: isAway,
                    onShow: () => store.ask({ shown: 'away' }),
                  }
                : null
            }
          />
        )}
        <div className={layout.grow}>
          {isAway && mayPutAway ? (
            <AwayList store={store} projectId={projectId} />
          ) : (
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
              columns={columnsIn(text, store)}
              {...(mayPutAway && {
                menuWidth: view.notes.size > 0 ? UNDO : MENU,
                menu: (document: DocumentEntry) => (
                  <DocumentActs
                    document={document}
                    store={store}
                    onChange={has('document-changes') ? () => panels.open(changePanel(document.document_id)) : null}
                  />
                ),
              })}
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
                  {has('document-folders') && !mayPutAway && (
                    <p className={textStyles.quiet}>{text('documents.noRight')}</p>
                  )}
                  {rows}
                </>
              )}
            />
          )}
        </div>
      </div>
      <HiddenStatus>{said && text('documents.awaySaid', { title: said })}</HiddenStatus>
      <PanelHost
        panels={panels}
        titleOf={() => text('documents.changing')}
        draw={(id) => <ChangeDocument entry={{ id, idtype: 'dataid' }} />}
      />
    </Page>
  );
}

/** A button with three dots, and one that undoes with its seconds: pixels at normal text. */
const MENU = 56;
const UNDO = 140;

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

const columnsIn = (text: Text, store: DocumentsStore): readonly Column<DocumentEntry>[] => [
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
          <DocumentTitle document={document} store={store} />
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
