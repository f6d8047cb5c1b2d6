// Documents and photos of a project: send, stop, rename, move, new version.
import { createDocumentStore, type DocumentStore, type FileContent } from '@felles/core';
import type { Form, Query } from '@felles/core/data';
import { queryOf } from '@felles/core/internal/data/query';
import { questionIn } from '@felles/core/internal/data/question';
import { andThen, mapReply } from '@felles/core/internal/shared/reply';
import { changesOf } from '@felles/core/internal/workspace/connection/changes-of';
import { createDocumentForm } from '@felles/core/internal/workspace/documents/change';
import { DOCUMENT_ADDRESS, foldersOf, photosAmong } from '@felles/core/internal/workspace/documents/rules';
import { createDocumentsStore } from '@felles/core/internal/workspace/documents/store';
import { createNewVersions, type NewVersions } from '@felles/core/internal/workspace/documents/versions';
import {
  type DocumentDraft,
  DocumentEntry,
  type DocumentsPort,
  type DocumentsStore,
  type FolderChoice,
  type FullDocument,
  folderChoices,
  type OtherFormat,
  projectOfDocument,
} from '@felles/core/workspace/documents';
import type { RegisterEntry } from '@felles/core/workspace/register';
import type { Photo } from '@felles/core/workspace/statistics';
import { defer, distinctUntilChanged, map, merge, NEVER, type Observable, Subject, switchMap } from 'rxjs';
import type { Http } from '../../http.ts';
import { CHANNELS, EVENTS, liveList } from '../../wire/live/names.ts';
import { documents } from '../../wire/workspace/documents.ts';
import type { WorkspaceDoor } from '../../workspace-door/door.ts';
import { liveAt } from '../../workspace-door/live.ts';
import { commandNeeds } from '../../workspace-door/surroundings.ts';
import { createFilesHttp } from '../files.ts';
import { createStatisticsHttp } from '../statistics.ts';

/**
 * Core's `DocumentsPort`, for staff who are signed in. Only the folders are of the specification: the documents are an
 * addition, to change them or read an earlier version is another, and so is to make folders and put documents away.
 */
export const createDocumentsHttp = (http: Http): DocumentsPort => {
  const ofProject = (id: string) => ({ params: { project_id: id } });
  const ofDocument = (id: string) => ({ params: { document_id: id } });
  return {
    folders: (id) => http.ask(documents.folders, ofProject(id)),
    documents: (id) => http.ask(documents.documents, ofProject(id)),
    document: ({ id, idtype }) =>
      http.ask(documents.document, { ...ofDocument(id), query: idtype === 'node' ? { idtype } : {} }),
    content: (id, format) => http.ask(documents.content, { ...ofDocument(id), query: format ? { format } : {} }),
    version: (id, version) => http.ask(documents.version, { params: { document_id: id, version_id: version } }),
    change: (id, body) => http.ask(documents.change, { ...ofDocument(id), body }),
    addVersion: (file, id, key, onProgress) =>
      http.ask(documents.addVersion, { ...ofDocument(id), body: { file }, key }, onProgress),
    createFolder: (id, body, key) => http.ask(documents.createFolder, { ...ofProject(id), body, key }),
    renameFolder: (project_id, folder_id, body) =>
      http.ask(documents.renameFolder, { params: { project_id, folder_id }, body }),
    away: (id) => http.ask(documents.away, ofProject(id)),
    putAway: (project_id, document_id, body) =>
      http.ask(documents.putAway, { params: { project_id, document_id }, body }),
    upload: (file, { projectId, folder }, key, onProgress) =>
      http.ask(
        documents.upload,
        { ...ofProject(projectId), body: { file, ...(folder !== null && { parent_node_id: folder }) }, key },
        onProgress,
      ),
  };
};

/** The documents and photos of a project. */
export interface DocumentServices {
  list(projectId: string): DocumentsStore;
  one(entry: RegisterEntry): Query<RegisterEntry, FullDocument>;
  /** The file of a document. */
  content(id: string, format?: OtherFormat): Query<string, FileContent>;
  pdf(id: string, format?: OtherFormat): DocumentStore;
  /** The file of one version. */
  version(id: string, versionId: string): Query<string, FileContent>;
  pdfOfVersion(id: string, versionId: string): DocumentStore;
  /** New versions that are being sent, also from a page that was left. */
  newVersions(id: string): NewVersions;
  changeForm(document: Query<RegisterEntry, FullDocument>, done: () => void): Form<DocumentDraft>;
  /** The folders of a project, to choose one. */
  folders(projectId: string): Query<string, readonly FolderChoice[]>;
  photos(projectId: string): Query<string, readonly Photo[]>;
  photo(documentId: string): Query<string, FileContent>;
}

const ALL = Object.values(EVENTS.document);

/** With the state of uploads, for those who wait for them. */
export interface DocumentsInUse extends DocumentServices {
  /** Whether a file is being sent, also from a page that was left. */
  isUploading(): boolean;
}

/** Call it once, not at each visit: its files go on being sent after their page is left. */
export function documentServices(door: WorkspaceDoor): DocumentsInUse {
  const port = createDocumentsHttp(door.http);
  const files = createFilesHttp(door.http);
  const statistics = createStatisticsHttp(door.http);
  const { freshBy, freshAfter, freshAtOnce, heard } = liveAt(door);
  /** A document was changed here: every list and page that shows it asks again, also without a live connection. */
  const changed$ = new Subject<null>();
  /** Their files go on while other pages are shown. */
  let lists: readonly DocumentsStore[] = [];
  const versions = createNewVersions({
    port,
    newKey: door.newKey,
    wall: door.clock,
    failedUnseen: (failure) => door.errors.push('documents', failure),
  });
  return {
    list(projectId) {
      const store = createDocumentsStore({
        port,
        projectId,
        place: questionIn(door.listAddress, DOCUMENT_ADDRESS),
        changes$: changesOf(door.realtime, {
          channel: CHANNELS.project(projectId),
          ...liveList(DocumentEntry, EVENTS.document),
        }),
        ...freshAtOnce(merge(changed$, heard(CHANNELS.project(projectId), Object.values(EVENTS.folder)))),
        ...commandNeeds(door),
        failedUnseen: (failure) => door.errors.push('documents', failure),
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
          switchMap((projectId) => (projectId === null ? NEVER : heard(CHANNELS.project(projectId), ALL))),
        ),
      );
      const one: Query<RegisterEntry, FullDocument> = queryOf(entry, port.document, {
        again$: merge(freshBy(touched$).again$, changed$),
        wall: door.clock,
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
        ...commandNeeds(door),
      }),
    folders: (projectId) =>
      queryOf(projectId, (asked) =>
        // A node that is one of the documents is no folder.
        andThen(port.documents(asked), (found) =>
          mapReply(port.folders(asked), (folders) => folderChoices(foldersOf(folders, found))),
        ),
      ),
    content: (id, format) => queryOf(id, (asked) => port.content(asked, format)),
    pdf: (id, format) => createDocumentStore({ fetch: () => port.content(id, format) }),
    photos: (projectId) =>
      queryOf(
        projectId,
        (asked) => mapReply(statistics.photos({ projectId: asked }), (photos) => photosAmong(photos, asked)),
        freshAfter(CHANNELS.project(projectId), ALL),
      ),
    photo: (id) => queryOf(id, (asked) => files.photo('document', asked)),
  };
}

const isSending = ({ uploads$ }: DocumentsStore): boolean => uploads$.value.some(({ state }) => state === 'sending');
