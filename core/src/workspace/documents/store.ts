import { BehaviorSubject, first, merge, type Observable, Subject } from 'rxjs';
import type { Change } from '../../data/changes.ts';
import { asOnePage, type CollectionView, createCollection } from '../../data/collection.ts';
import { filterRows } from '../../data/list-load.ts';
import type { SendingNeeds } from '../../data/patch-form.ts';
import { createQuery, type Freshness } from '../../data/query.ts';
import { createQuestion, type QuestionPlace } from '../../data/question.ts';
import type { Row } from '../../data/rows.ts';
import { createUploads, type PickedFile, type Uploads } from '../../data/uploads.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { MessageOf } from '../../shared/messages.ts';
import { mapReply } from '../../shared/reply.ts';
import { safeFileName } from '../../shell/sendable-files.ts';
import type { Upload } from '../../shell/uploads.ts';
import type { DocumentMessages } from '../../texts/documents.ts';
import { createFolderForm, type FolderForm, type FolderPlace } from './folder-form.ts';
import type { DocumentEntry, DocumentQuestion, DocumentsPort, StructureNode, UploadPlace } from './model.ts';
import { type AwayNote, createPutAway, type PutAway } from './put-away.ts';
import { type DocumentKind, documentsFor, documentsIn, type Folder, foldersOf, kindOfDocument } from './rules.ts';
import {
  createSameNames,
  documentNamed,
  type FolderNames,
  type SameNameAnswer,
  type SameNameQuestion,
} from './same-names.ts';

/** `rows` match the question; a chosen folder also shows the documents of the folders below it. */
export interface DocumentsView extends CollectionView<DocumentEntry> {
  readonly question: DocumentQuestion;
  readonly folders: readonly Folder[];
  /** The kinds that occur. */
  readonly kinds: readonly DocumentKind[];
  /** The number of documents without a filter. */
  readonly all: number;
  /** The rows that were put away just now, which keep their places. */
  readonly notes: ReadonlyMap<string, AwayNote>;
}

/** A project's page of documents. Uploads go on after `close`. */
export interface DocumentsStore {
  readonly view$: Behavior<DocumentsView>;
  readonly uploads$: Behavior<readonly Upload[]>;
  open(): void;
  close(): void;
  reload(): void;
  ask(part: Partial<DocumentQuestion>): void;
  /** About a chosen file whose name another one in its folder has; it is not sent before the answer. */
  readonly sameName$: Behavior<SameNameQuestion | null>;
  answerSameName(answer: SameNameAnswer, forAll?: boolean): void;
  /** [W-PLAN-17] */
  readonly putAway: PutAway;
  folderForm(place: FolderPlace, done: (folder: StructureNode | null) => void): FolderForm;
  /** Uploads files to the shown folder. With 'both' a file whose name is taken gets another name, and nothing is asked. */
  upload(files: readonly PickedFile[], sameName?: 'ask' | 'both'): void;
  stop(uploadId: string): void;
  retry(uploadId: string): void;
}

/** `place` is the page's address, `changes$` the live events of the project's documents. */
export interface DocumentsNeeds extends Freshness, SendingNeeds {
  readonly port: Pick<
    DocumentsPort,
    'folders' | 'documents' | 'upload' | 'addVersion' | 'createFolder' | 'renameFolder' | 'away' | 'putAway'
  >;
  readonly projectId: string;
  readonly place: QuestionPlace<DocumentQuestion>;
  readonly changes$: Observable<Change<DocumentEntry>>;
  /** Called with a failed upload after its page was closed. */
  readonly failedUnseen: (failure: MessageOf<DocumentMessages>) => void;
}

interface FilePlace extends UploadPlace {
  readonly isVersion: boolean;
}

/** A project's documents with folders, search, live updates and running uploads. */
export function createDocumentsStore(needs: DocumentsNeeds): DocumentsStore {
  const { port, projectId, place, changes$, online$, newKey, clock, failedUnseen, ...fresh } = needs;
  const sending = { online$, newKey, clock };
  const { question$, change } = createQuestion(place);
  const project$ = new BehaviorSubject(projectId);
  /** Documents that were put away here, or are back. */
  const moved$ = new Subject<Change<DocumentEntry>>();
  const list = createCollection<DocumentEntry, string>({
    question$: project$,
    fetch: (id) => asOnePage(port.documents(id)),
    idOf: ({ document_id: id }) => id,
    placeOf: () => 'start',
    changes$: merge(changes$, moved$),
    ...fresh,
  });
  let isOpen = false;
  /** Sent documents, until the list has them. */
  const added$ = new BehaviorSubject<readonly DocumentEntry[]>([]);
  // A failure of the folders does not stop the documents.
  const folders = createQuery({ question$: project$, ask: port.folders, ...fresh });
  const putAway = createPutAway({
    port,
    projectId,
    changes$,
    fresh,
    moved: (item, away) => moved$.next(away ? { kind: 'gone', id: item.document_id } : { kind: 'put', item }),
    ...sending,
  });
  const uploads: Uploads<FilePlace> = createUploads({
    send(file, { isVersion, ...place }, key, onProgress) {
      const before = isVersion ? documentNamed(file.name, names$.value(place.folder).documents) : null;
      return before === null
        ? port.upload(file, place, key, onProgress)
        : mapReply(port.addVersion(file, before.document_id, key, onProgress), () => before);
    },
    done(document: DocumentEntry) {
      added$.next([...added$.value, document]);
      list.reload();
    },
    failed(name) {
      if (!isOpen) failUnseen(name);
    },
    newKey,
    wall: clock,
  });
  const nodes$ = derive({ answer: folders.answer$ }, ({ answer: { load } }) =>
    load.status === 'ready' ? load.value : [],
  );
  /** The folder of each file that was sent from here, by its name. */
  const sent$ = new BehaviorSubject<readonly { readonly name: string; readonly folder: string | null }[]>([]);
  const names$ = derive(
    { list: list.view$, added: added$, nodes: nodes$, sent: sent$, uploads: uploads.view$ },
    ({ list: { rows }, added, nodes, sent, uploads }) => {
      const listed = rows.map(({ item }) => item);
      const ids = new Set(listed.map(({ document_id: id }) => id));
      const documents = [...listed, ...added.filter(({ document_id: id }) => !ids.has(id))];
      const onTheWay = new Set(uploads.filter(({ state }) => state === 'sending').map(({ name }) => name));
      return (folder: string | null): FolderNames => ({
        documents: documentsIn(folder, documents, nodes),
        sending: sent.filter((one) => one.folder === folder && onTheWay.has(one.name)).map(({ name }) => name),
      });
    },
  );
  const sameNames = createSameNames({
    names$,
    send(file, folder, isVersion) {
      sent$.next([...sent$.value, { name: safeFileName(file.name), folder }]);
      uploads.add([file], { projectId, folder, isVersion });
    },
  });
  const failUnseen = (name: string) => failedUnseen({ key: 'documents.notSent', params: { name } });

  const views = { view: list.view$, nodes: nodes$, question: question$, notes: putAway.notes$ };

  return {
    view$: derive(views, ({ view, nodes, question, notes }) => {
      const found = filterRows(view, (all) => documentsFor(all, nodes, question));
      const documents = view.rows.map(({ item }) => item);
      return {
        ...found,
        rows: filterRows(withNoted(view, notes), (all) => documentsFor(all, nodes, question)).rows,
        notes,
        all: documents.length,
        kinds: [...new Set(documents.map(kindOfDocument))],
        folders: foldersOf(nodes, documents),
        question,
      };
    }),
    uploads$: uploads.view$,
    open() {
      isOpen = true;
      list.open();
      folders.open();
    },
    close() {
      isOpen = false;
      list.close();
      folders.close();
      putAway.close();
      for (const name of sameNames.drop()) failUnseen(name);
    },
    reload() {
      list.reload();
      folders.reload();
    },
    ask: change,
    sameName$: sameNames.question$,
    answerSameName: sameNames.answer,
    putAway,
    folderForm: (at, done) =>
      createFolderForm(at, {
        port,
        projectId,
        folders: foldersOf(
          nodes$.value,
          list.view$.value.rows.map(({ item }) => item),
        ),
        saved(folder) {
          folders.reload();
          done(folder);
        },
        done: () => done(null),
        ...sending,
      }),
    upload(files, sameName = 'ask') {
      const folder = question$.value.folder || null;
      // The names in the folder are known once its list has come, or has failed.
      list.view$.pipe(first(({ status }) => status !== 'loading')).subscribe(() => {
        for (const file of files) sameNames.add({ file, folder }, sameName === 'ask');
      });
    },
    stop: uploads.stop,
    retry: uploads.retry,
  };
}

/** Documents that were put away just now are rows of the list, and are not counted. */
function withNoted(view: CollectionView<DocumentEntry>, notes: ReadonlyMap<string, AwayNote>) {
  const known = new Set(view.rows.map(({ id }) => id));
  const noted = [...notes].flatMap(([id, { before: item }]): readonly Row<DocumentEntry>[] =>
    known.has(id) ? [] : [{ id, item, state: 'settled', failure: null, keys: [] }],
  );
  return { ...view, rows: [...view.rows, ...noted] };
}
