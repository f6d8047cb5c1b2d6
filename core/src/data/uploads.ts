import {
  BehaviorSubject,
  concatMap,
  defer,
  EMPTY,
  filter,
  from,
  type Observable,
  type SchedulerLike,
  Subject,
  switchMap,
  takeUntil,
  tap,
} from 'rxjs';
import type { Behavior } from '../shared/behavior.ts';
import type { NamedFile } from '../shared/file.ts';
import { afterFailure } from '../shared/keys.ts';
import { explainFailure, type Message } from '../shared/messages.ts';
import type { Reply } from '../shared/reply.ts';
import { problemOfFile, safeFileName, sendableFile, type UploadMessage } from '../shell/sendable-files.ts';
import type { Upload } from '../shell/uploads.ts';

/** A file that the user has chosen. It is read when its turn comes. */
export interface PickedFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  read(): Promise<Uint8Array>;
  /** The photo redrawn as a JPEG; null if the browser cannot draw it. */
  redraw?(): Promise<Uint8Array | null>;
}

/** The files of one page on their way to the service. P says where they belong, such as a folder or a message. */
export interface Uploads<P> {
  readonly view$: Behavior<readonly Upload[]>;
  add(files: readonly PickedFile[], place: P): void;
  /** Cancels the upload and removes it. */
  stop(id: string): void;
  /** Sends a file again. If the first outcome is unknown it has the same key, so that the service stores it once. */
  retry(id: string): void;
}

/** How one file is sent; `done` gets the answer, for the list that the file now belongs to. */
export interface UploadNeeds<P, A> {
  send(file: NamedFile, place: P, key: string, onProgress: (sent: number) => void): Reply<A>;
  done(answer: A): void;
  failed?(name: string): void;
  readonly newKey: () => string;
  readonly wall: Pick<SchedulerLike, 'now'>;
}

/** A file that is not uploaded yet. */
interface QueuedFile<P> {
  readonly file: PickedFile;
  readonly place: P;
  /** The idempotency key, and how often the service has failed under it. */
  readonly key: string;
  readonly serverErrors: number;
}

/** Uploads files one after the other, each with its progress. A failed one stays until the user retries or drops it. */
export function createUploads<P, A>({ send, done, failed: report, newKey, wall }: UploadNeeds<P, A>): Uploads<P> {
  const view$ = new BehaviorSubject<readonly Upload[]>([]);
  const picked = new Map<string, QueuedFile<P>>();
  const turns$ = new Subject<string>();
  const stopped$ = new Subject<string>();

  const update = (id: string, part: Partial<Upload>): void =>
    view$.next(view$.value.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)));
  const sizeOf = (id: string): number => view$.value.find((upload) => upload.id === id)?.size ?? 0;
  function failed(id: string, failure: Message): void {
    update(id, { state: 'failed', failure });
    report?.(safeFileName(picked.get(id)?.file.name ?? ''));
  }

  function sendNow(id: string): Observable<unknown> {
    const one = picked.get(id);
    if (!one) return EMPTY;
    const { file, place, key } = one;
    const problem = problemOfFile(file);
    if (problem) {
      failed(id, problem);
      return EMPTY;
    }
    update(id, startingAt(wall.now()));
    return defer(() => from(readySoon(file))).pipe(
      switchMap((ready) => {
        if ('key' in ready) {
          failed(id, ready);
          return EMPTY;
        }
        update(id, { size: ready.bytes.length });
        return send(ready, place, key, (sent) => update(id, { sent, sentAt: wall.now() }));
      }),
      tap((result) => {
        if (!result.ok) {
          picked.set(id, afterFailure(one, result.error) ?? { ...one, key: newKey(), serverErrors: 0 });
          return failed(id, explainFailure(result.error));
        }
        picked.delete(id);
        update(id, { state: 'done', sent: sizeOf(id) });
        done(result.value);
      }),
      takeUntil(stopped$.pipe(filter((stopped) => stopped === id))),
    );
  }

  // One at a time: a poor network carries one file better than ten at once.
  turns$.pipe(concatMap((id) => defer(() => sendNow(id)))).subscribe();

  return {
    view$,
    add(files, place) {
      const added = files.map((file): Upload => {
        const id = newKey();
        picked.set(id, { file, place, key: id, serverErrors: 0 });
        const { name, size } = file;
        return { id, name: safeFileName(name), size, ...startingAt(wall.now()), state: 'sending', failure: null };
      });
      view$.next([...view$.value, ...added]);
      for (const { id } of added) turns$.next(id);
    },
    stop(id) {
      picked.delete(id);
      view$.next(view$.value.filter((upload) => upload.id !== id));
      stopped$.next(id);
    },
    retry(id) {
      if (view$.value.find((upload) => upload.id === id)?.state !== 'failed') return;
      update(id, { state: 'sending', failure: null, sent: 0 });
      turns$.next(id);
    },
  };
}

const startingAt = (now: number) => ({ sent: 0, startedAt: now, sentAt: now });

/** The file's content, or why it may not be sent. */
export async function readySoon(file: PickedFile): Promise<NamedFile | UploadMessage> {
  try {
    return await sendableFile(file.name, await file.read(), async () => (await file.redraw?.()) ?? null);
  } catch {
    return { key: 'upload.unreadable', params: {} };
  }
}
