// The documents and photos of a project.
import type { Http } from '@felles/adapters-http';
import { createDocumentsHttp } from '@felles/adapters-http/workspace/documents';
import { createFilesHttp } from '@felles/adapters-http/workspace/files';
import { createStatisticsHttp } from '@felles/adapters-http/workspace/statistics';
import { changesOf } from '@felles/adapters-ws';
import { andThen, createDocumentStore, mapReply } from '@felles/core';
import { type Query, queryOf, questionIn } from '@felles/core/data';
import type { RealtimeStore } from '@felles/core/realtime';
import {
  createDocumentForm,
  createDocumentsStore,
  createNewVersions,
  DOCUMENT_ADDRESS,
  DocumentEntry,
  type DocumentsStore,
  type ErrorList,
  type FullDocument,
  folderChoices,
  foldersOf,
  photosAmong,
  projectOfDocument,
  type RegisterEntry,
} from '@felles/core/workspace';
import { defer, distinctUntilChanged, map, merge, NEVER, type Observable, Subject, switchMap } from 'rxjs';
import type { DocumentServices } from '../../workspace/services.ts';
import { liveAt } from './live.ts';
import { sendingAt, type WorkspacePlace } from './place.ts';

const EVENTS = { put: ['document.changed', 'photo.added'], gone: ['document.gone'] };

const ALL = [...EVENTS.put, ...EVENTS.gone];

const channelOf = (projectId: string): string => `project.${projectId}`;

export interface DocumentsInUse extends DocumentServices {
  /** Whether a file is being sent, also from a page that was left. */
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
  const { freshBy, freshAfter, freshAtOnce, heard } = liveAt(at, realtime);
  /** A document was changed here: every list and page that shows it asks again, also without a live connection. */
  const changed$ = new Subject<null>();
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
        changes$: changesOf(realtime, { channel: channelOf(projectId), events: EVENTS, schema: DocumentEntry }),
        ...freshAtOnce(changed$),
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
          switchMap((projectId) => (projectId === null ? NEVER : heard(channelOf(projectId), ALL))),
        ),
      );
      const one: Query<RegisterEntry, FullDocument> = queryOf(entry, port.document, {
        again$: merge(freshBy(touched$).again$, changed$),
        wall: at.wall,
      });
      return one;
    },
    version: (id, versionId) => queryOf(versionId, (asked) => port.version(id, asked)),
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
        ...sendingAt(at),
      }),
    folders: (projectId) =>
      queryOf(projectId, (asked) =>
        // A node that is one of the documents is no folder.
        andThen(port.documents(asked), (documents) =>
          mapReply(port.folders(asked), (folders) => folderChoices(foldersOf(folders, documents))),
        ),
      ),
    content: (id, format) => queryOf(id, (asked) => port.content(asked, format)),
    pdf: (id, format) => createDocumentStore({ fetch: () => port.content(id, format) }),
    photos: (projectId) =>
      queryOf(
        projectId,
        (asked) => mapReply(statistics.photos({ projectId: asked }), (photos) => photosAmong(photos, asked)),
        freshAfter(channelOf(projectId), ALL),
      ),
    photo: (id) => queryOf(id, (asked) => files.photo('document', asked)),
  };
}

const isSending = ({ uploads$ }: DocumentsStore): boolean => uploads$.value.some(({ state }) => state === 'sending');
