import { BehaviorSubject, map } from 'rxjs';
import type { Behavior } from '../shared/behavior.ts';
import type { FileContent } from '../shared/file.ts';
import { idle, type Load, loading, toLoad } from '../shared/load.ts';
import type { Reply } from '../shared/reply.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { createSlot } from '../shared/scope.ts';

/** How a PDF is recognized: by its type and its beginning, as a service may give a wrong type. */
export const PDF = {
  type: 'application/pdf',
  /** The first bytes of every PDF: '%PDF-'. */
  beginning: [0x25, 0x50, 0x44, 0x46, 0x2d],
} as const;

/** Whether a file is a PDF, by its type and its first bytes. */
export const isPdf = ({ type, bytes }: FileContent): boolean =>
  plainType(type) === PDF.type && PDF.beginning.every((byte, index) => bytes[index] === byte);

/** [P-SHELL-43] Any other content than a PDF is a failure. */
export function documentIn(file: FileContent): Result<FileContent> {
  if (!isPdf(file)) return fail({ kind: 'malformed', where: 'document', issues: [`a file of type '${file.type}'`] });
  return ok({ type: PDF.type, bytes: file.bytes });
}

/** [P-SHELL-43] A document that is loaded while it is shown. */
export interface DocumentStore {
  readonly load$: Behavior<Load<FileContent>>;
  open(): void;
  close(): void;
}

/** Loads one document. Any content but a PDF is a failure, because it cannot be shown safely. */
export function createDocumentStore({ fetch }: { readonly fetch: () => Reply<FileContent> }): DocumentStore {
  const load$ = new BehaviorSubject<Load<FileContent>>(idle);
  const running = createSlot();
  return {
    load$,
    open() {
      running.end();
      load$.next(loading);
      running.run(fetch().pipe(map((answer) => (answer.ok ? documentIn(answer.value) : answer))), (answer) =>
        load$.next(toLoad(answer)),
      );
    },
    close() {
      running.end();
      load$.next(idle);
    },
  };
}

const plainType = (type: string): string => type.split(';')[0]?.trim().toLowerCase() ?? '';
