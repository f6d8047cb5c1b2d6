import { BehaviorSubject } from 'rxjs';
import type { Behavior } from '../../shared/behavior.ts';
import type { FileContent } from '../../shared/file.ts';
import { idle, type Load, loading, toLoad } from '../../shared/load.ts';
import type { Reply } from '../../shared/reply.ts';
import { createSlot } from '../../shared/scope.ts';
import type { Id } from '../../shared/wire-values.ts';
import { PDF } from '../../shell/document.ts';
import { endingOfType, safeFileName } from '../../shell/sendable-files.ts';
import type { Attachment } from './model.ts';

/** The number of hidden contents that stay in memory. */
const KEPT = 20;

/** A larger picture has no preview: the user opens it (bytes). */
const LARGEST_PREVIEW = 8_000_000;

const PICTURE = /^image\/(?:png|jpeg|gif|webp)$/;

/** Whether the page may show it as a picture. Not SVG, which may have scripts. */
export const isPicture = (type: string | null | undefined): boolean => PICTURE.test(plainType(type));

const plainType = (type: string | null | undefined): string => (type ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** [W-CHAT-04] Whether a preview is shown among the messages. */
export const hasPreview = ({ metadata }: Attachment): boolean =>
  isPicture(metadata?.mime_type) && (metadata?.size_in_bytes ?? 0) <= LARGEST_PREVIEW;

/** Whether the page can open it; other files are saved. */
export const opensInPage = ({ metadata }: Attachment): boolean =>
  isPicture(metadata?.mime_type) || plainType(metadata?.mime_type) === PDF.type;

/** The file's name, always with the extension of its type. */
export function nameOfAttachment({ attachment_id: id, metadata }: Attachment): string {
  const name = safeFileName(metadata?.title?.trim() || id);
  const ending = endingOfType(plainType(metadata?.mime_type));
  return ending === null || endingsLike(ending).some((one) => name.toLowerCase().endsWith(one))
    ? name
    : `${name}.${ending}`;
}

const endingsLike = (ending: string): readonly string[] =>
  ending === 'jpg' || ending === 'jpeg' ? ['.jpg', '.jpeg'] : [`.${ending}`];

/** Loads the content while it is used; a loaded one stays for a while. */
export interface Content {
  readonly load$: Behavior<Load<FileContent>>;
  open(): void;
  close(): void;
  retry(): void;
}

/** The contents of the attachments on a page; two places with the same id get one content and one request. */
export interface Contents {
  of(id: Id): Content;
}

/** Loads the contents of attachments, each once. */
export function createContents(fetch: (id: Id) => Reply<FileContent>): Contents {
  const contents = new Map<string, Content & { readonly isOpen: () => boolean }>();

  function make(id: Id) {
    const load$ = new BehaviorSubject<Load<FileContent>>(idle);
    const asking = createSlot();
    let users = 0;
    const ask = () => {
      load$.next(loading);
      asking.run(fetch(id), (answer) => load$.next(toLoad(answer)));
    };
    return {
      load$,
      isOpen: () => users > 0,
      open() {
        users += 1;
        if (load$.value.status === 'idle') ask();
      },
      close() {
        users -= 1;
        if (users > 0) return;
        asking.end();
        // A failed content is loaded again when it is used again.
        if (load$.value.status !== 'ready') load$.next(idle);
        forgetOld();
      },
      retry() {
        if (load$.value.status === 'failed') ask();
      },
    };
  }

  /** The last used ones are last in the map. */
  function forgetOld(): void {
    const unused = [...contents].filter(([, content]) => !content.isOpen());
    for (const [id] of unused.slice(0, Math.max(0, unused.length - KEPT))) contents.delete(id);
  }

  return {
    of(id) {
      const content = contents.get(id) ?? make(id);
      contents.delete(id);
      contents.set(id, content);
      return content;
    },
  };
}
