// The documents and photos of a project.
import type { Http } from '@felles/adapters-http';
import { createDocumentsHttp } from '@felles/adapters-http/workspace/documents';
import { createFilesHttp } from '@felles/adapters-http/workspace/files';
import { createStatisticsHttp } from '@felles/adapters-http/workspace/statistics';
import { changesOf } from '@felles/adapters-ws';
import { andThen, createDocumentStore, type FileContent, ok } from '@felles/core';
import { createQuery, type Query, questionIn } from '@felles/core/data';
import type { RealtimeStore } from '@felles/core/realtime';
import {
  createDocumentForm,
  createDocumentsStore,
  createNewVersions,
  DOCUMENT_ADDRESS,
  DocumentEntry,
  type DocumentsStore,
  type ErrorList,
  type FolderChoice,
  type FullDocument,
  folderChoices,
  foldersOf,
  type Photo,
  photosAmong,
  projectOfDocument,
  type RegisterEntry,
} from '@felles/core/workspace';
import {
  auditTime,
  BehaviorSubject,
  defer,
  distinctUntilChanged,
  filter,
  map,
  merge,
  NEVER,
  type Observable,
  Subject,
  switchMap,
} from 'rxjs';
import type { DocumentServices } from '../../workspace/services.ts';
import { freshnessOf, unreadable } from './live.ts';
import type { WorkspacePlace } from './place.ts';

const EVENTS = { put: ['document.changed', 'photo.added'], gone: ['document.gone'] };

/** Many photos that come at once are one reason to ask again (milliseconds). */
const TOGETHER = 1_000;

export interface DocumentsInUse extends DocumentServices {
  /** Whether a file is on its way, also from a page that was left. */
  isUploading(): boolean;
}

export function documentServices(
  at: WorkspacePlace,
  realtime: RealtimeStore,
  http: Http,
  errors: ErrorList,
): DocumentsInUse {
  const port = createDocumentsHttp(http);
  const files = createFilesHttp(http);
  const statistics = createStatisticsHttp(http);
  const fresh = freshnessOf(at, realtime);
  const told = (projectId: string) =>
    defer(() => realtime.listen(`project.${projectId}`)).pipe(
      filter(({ event }) => [...EVENTS.put, ...EVENTS.gone].includes(event)),
      auditTime(TOGETHER, at.wall),
    );
  /** A document was changed here: every list and page that shows it asks again, also without a live connection. */
  const changed$ = new Subject<null>();
  const freshHere = { ...fresh, again$: merge(fresh.again$, changed$) };
  /** Their files go on while other pages are shown. */
  let lists: readonly DocumentsStore[] = [];
  const versions = createNewVersions({
    port,
    newKey: at.newKey,
    wall: at.wall,
    failedUnseen: (failure) => errors.push('documents', failure),
  });
  return {
    list(projectId) {
      const store = createDocumentsStore({
        port,
        projectId,
        place: questionIn(at.listAddress, DOCUMENT_ADDRESS),
        changes$: defer(() =>
          changesOf(realtime, { channel: `project.${projectId}`, events: EVENTS, schema: DocumentEntry, unreadable }),
        ),
        ...freshHere,
        newKey: at.newKey,
        wall: at.wall,
        failedUnseen: (failure) => errors.push('documents', failure),
      });
      lists = [...lists.filter(isSending), store];
      return store;
    },
    isUploading: () => lists.some(isSending) || versions.isSending(),
    one(entry) {
      const touched$: Observable<unknown> = defer(() =>
        one.answer$.pipe(
          map(({ load }) => (load.status === 'ready' ? projectOfDocument(load.value) : null)),
          distinctUntilChanged(),
          switchMap((projectId) => (projectId === null ? NEVER : told(projectId))),
        ),
      );
      const one: Query<RegisterEntry, FullDocument> = createQuery<RegisterEntry, FullDocument>({
        question$: new BehaviorSubject(entry),
        ask: port.document,
        ...fresh,
        again$: merge(freshHere.again$, touched$),
      });
      return one;
    },
    version: (id, versionId) =>
      createQuery<string, FileContent>({
        question$: new BehaviorSubject(versionId),
        ask: (asked) => port.version(id, asked),
      }),
    pdfOfVersion: (id, versionId) => createDocumentStore({ fetch: () => port.version(id, versionId) }),
    newVersions: versions.of,
    changeForm: (document, done) =>
      createDocumentForm({
        port,
        document,
        done() {
          changed$.next(null);
          done();
        },
        online$: at.online$,
        newKey: at.newKey,
        clock: at.wall,
      }),
    folders: (projectId) =>
      createQuery<string, readonly FolderChoice[]>({
        question$: new BehaviorSubject(projectId),
        ask: (asked) =>
          // A node that is one of the documents is no folder.
          andThen(port.documents(asked), (documents) =>
            port
              .folders(asked)
              .pipe(map((result) => (result.ok ? ok(folderChoices(foldersOf(result.value, documents))) : result))),
          ),
      }),
    content: (id, format) =>
      createQuery<string, FileContent>({
        question$: new BehaviorSubject(id),
        ask: (asked) => port.content(asked, format),
      }),
    pdf: (id, format) => createDocumentStore({ fetch: () => port.content(id, format) }),
    photos: (projectId) =>
      createQuery<string, readonly Photo[]>({
        question$: new BehaviorSubject(projectId),
        ask: (asked) =>
          statistics
            .photos({ projectId: asked })
            .pipe(map((result) => (result.ok ? ok(photosAmong(result.value, asked)) : result))),
        ...fresh,
        again$: merge(fresh.again$, told(projectId)),
      }),
    photo: (id) =>
      createQuery<string, FileContent>({
        question$: new BehaviorSubject(id),
        ask: (asked) => files.photo('document', asked),
      }),
  };
}

const isSending = ({ uploads$ }: DocumentsStore): boolean => uploads$.value.some(({ state }) => state === 'sending');
