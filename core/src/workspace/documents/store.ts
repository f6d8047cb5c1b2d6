import { BehaviorSubject, type Observable, type SchedulerLike } from 'rxjs';
import type { Change } from '../../data/changes.ts';
import { type CollectionView, createCollection, inOnePiece } from '../../data/collection.ts';
import { createQuery, type Freshness } from '../../data/query.ts';
import { createQuestion, type QuestionPlace } from '../../data/question.ts';
import { narrowed } from '../../data/shown.ts';
import { createUploads, type PickedFile } from '../../data/uploads.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { MessageOf } from '../../shared/messages.ts';
import type { Upload } from '../../shell/uploads.ts';
import type { DocumentMessages } from './messages.ts';
import type { DocumentEntry, DocumentQuestion } from './model.ts';
import type { DocumentsPort, UploadPlace } from './port.ts';
import { type DocumentKind, documentsFor, type Folder, foldersOf, kindOfDocument } from './rules.ts';

/** `rows` match the question; a chosen folder also shows what is in the folders below it. */
export interface DocumentsView extends CollectionView<DocumentEntry> {
  readonly question: DocumentQuestion;
  readonly folders: readonly Folder[];
  /** The kinds that occur. */
  readonly kinds: readonly DocumentKind[];
  /** The number of documents without a filter. */
  readonly all: number;
}

/** A project's page of documents. Uploads go on after `close`. */
export interface DocumentsStore {
  readonly view$: Behavior<DocumentsView>;
  readonly uploads$: Behavior<readonly Upload[]>;
  open(): void;
  close(): void;
  reload(): void;
  ask(part: Partial<DocumentQuestion>): void;
  /** Uploads files to the shown folder. */
  upload(files: readonly PickedFile[]): void;
  stop(uploadId: string): void;
  retry(uploadId: string): void;
}

/** `place` is the page's address, `changes$` the live events of the project's documents. */
export interface DocumentsNeeds extends Freshness {
  readonly port: Pick<DocumentsPort, 'folders' | 'documents' | 'upload'>;
  readonly projectId: string;
  readonly place: QuestionPlace<DocumentQuestion>;
  readonly changes$: Observable<Change<DocumentEntry>>;
  readonly newKey: () => string;
  readonly wall: SchedulerLike;
  /** Called with a failed upload after its page was closed. */
  readonly failedUnseen: (failure: MessageOf<DocumentMessages>) => void;
}

/** A project's documents with folders, search, live updates and running uploads. */
export function createDocumentsStore(needs: DocumentsNeeds): DocumentsStore {
  const { port, projectId, place, changes$, newKey, wall, failedUnseen, ...fresh } = needs;
  const { question$, change } = createQuestion(place);
  const project$ = new BehaviorSubject(projectId);
  const list = createCollection<DocumentEntry, string>({
    question$: project$,
    fetch: (id) => inOnePiece(port.documents(id)),
    idOf: ({ document_id: id }) => id,
    placeOf: () => 'start',
    changes$,
    ...fresh,
    wall,
  });
  let isOpen = false;
  // A failure of the folders does not stop the documents.
  const folders = createQuery({ question$: project$, ask: port.folders, ...fresh, wall });
  const uploads = createUploads<UploadPlace, DocumentEntry>({
    send: port.upload,
    done: list.reload,
    failed(name) {
      if (!isOpen) failedUnseen({ key: 'documents.notSent', params: { name } });
    },
    newKey,
    wall,
  });
  const nodes$ = derive({ answer: folders.answer$ }, ({ answer: { load } }) =>
    load.status === 'ready' ? load.value : [],
  );

  return {
    view$: derive({ view: list.view$, nodes: nodes$, question: question$ }, ({ view, nodes, question }) => {
      const documents = view.rows.map(({ item }) => item);
      return {
        ...narrowed(view, (all) => documentsFor(all, nodes, question)),
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
    },
    reload() {
      list.reload();
      folders.reload();
    },
    ask: change,
    upload: (files) => uploads.add(files, { projectId, folder: question$.value.folder || null }),
    stop: uploads.stop,
    retry: uploads.retry,
  };
}
