import type { SchedulerLike } from 'rxjs';
import { createUploads, type PickedFile } from '../../data/uploads.ts';
import type { Behavior } from '../../shared/behavior.ts';
import type { MessageOf } from '../../shared/messages.ts';
import type { Upload } from '../../shell/uploads.ts';
import type { DocumentMessages } from '../../texts/documents.ts';
import type { DocumentsPort, FullDocument } from './model.ts';

/** The uploads of new versions of a document. */
export interface NewVersions {
  readonly uploads$: Behavior<readonly Upload[]>;
  /** Calls `taken` with the document after each new version, until the returned function is called. */
  follow(taken: (document: FullDocument) => void): () => void;
  upload(files: readonly PickedFile[]): void;
  stop(uploadId: string): void;
  retry(uploadId: string): void;
}

/** `failedUnseen` is for a page that is gone; an open page shows the failure itself. */
export interface NewVersionsNeeds {
  readonly port: Pick<DocumentsPort, 'addVersion'>;
  readonly newKey: () => string;
  readonly wall: SchedulerLike;
  /** Called with a failed upload after its page was closed. */
  readonly failedUnseen: (failure: MessageOf<DocumentMessages>) => void;
}

/** All documents' uploads of new versions. `isSending` is for a warning before the user leaves. */
export interface NewVersionUploads {
  of(documentId: string): NewVersions;
  isSending(): boolean;
}

/** Uploads new versions of documents. They continue when their page is closed, and are shown when it opens again. */
export function createNewVersions({ port, newKey, wall, failedUnseen }: NewVersionsNeeds): NewVersionUploads {
  const byDocument = new Map<string, NewVersions>();

  function ofOne(id: string): NewVersions {
    let takers: readonly ((document: FullDocument) => void)[] = [];
    const uploads = createUploads<string, FullDocument>({
      send: port.addVersion,
      done(document) {
        for (const taker of takers) taker(document);
      },
      failed(name) {
        if (takers.length === 0) failedUnseen({ key: 'documents.notSent', params: { name } });
      },
      newKey,
      wall,
    });
    return {
      uploads$: uploads.view$,
      follow(taken) {
        takers = [...takers, taken];
        return () => {
          takers = takers.filter((taker) => taker !== taken);
        };
      },
      upload: (files) => uploads.add(files, id),
      stop: uploads.stop,
      retry: uploads.retry,
    };
  }

  return {
    of(id) {
      const known = byDocument.get(id) ?? ofOne(id);
      byDocument.set(id, known);
      return known;
    },
    isSending: () =>
      [...byDocument.values()].some(({ uploads$ }) => uploads$.value.some(({ state }) => state === 'sending')),
  };
}
