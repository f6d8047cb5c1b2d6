import { BehaviorSubject } from 'rxjs';
import * as z from 'zod/mini';
import { type PickedFile, readySoon } from '../../data/uploads.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { NamedFile } from '../../shared/file.ts';
import type { Message } from '../../shared/messages.ts';
import { problemOfFile, safeFileName, sendableFile, type UploadMessage } from '../../shell/sendable-files.ts';
import type { ChatMessageText } from '../../texts/chat.ts';
import type { Drafts } from '../drafts/store.ts';
import { LONGEST_CHAT_MESSAGE } from './form.ts';
import type { ConversationQuestion } from './model.ts';
import type { MessageOutbox } from './outbox.ts';

/** A file of an unsent message. `size` is in bytes, and changes once a photo is reduced. */
export interface ChosenFile {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  /** The file to send: photos reduced, without their place; null while it is read, or if it cannot be sent. */
  readonly ready: NamedFile | null;
  readonly failure: Message | null;
}

/** The view of the field below the conversation; it is empty without a conversation. */
export interface ComposerView {
  readonly text: string;
  readonly files: readonly ChosenFile[];
  /** Why it cannot be sent, for example as it is too long. */
  readonly problem: Message | null;
  /** There is a text or a file, and all files are read. */
  readonly maySend: boolean;
}

/** The field below a conversation: its text, its files, and the button that sends them. */
export interface Composer {
  /** Always of the current conversation and mode. */
  readonly view$: Behavior<ComposerView>;
  write(text: string): void;
  attach(files: readonly PickedChatFile[]): void;
  remove(fileId: string): void;
  /** Puts the message into the outbox; false if it is empty or has a problem. */
  send(): boolean;
}

/** All unsent messages of a user. Texts are drafts, which outlive the page; files do not. */
export interface Composers {
  composer(question$: Behavior<ConversationQuestion | null>): Composer;
  /** Whether there are unsent files, which are lost with the page. */
  readonly hasFiles$: Behavior<boolean>;
  /** Drops everything when the user is gone. */
  close(): void;
}

/** `drafts` stores the texts of all conversations for the tab; `outbox` takes the messages. */
export interface ComposersNeeds {
  readonly drafts: Pick<Drafts, 'keep' | 'take' | 'save'>;
  readonly outbox: Pick<MessageOutbox, 'write'>;
  readonly newKey: () => string;
}

/** The maximum of files in a message. */
const MOST_FILES = 10;

/** The draft's name for all texts. */
const DRAFT = 'chat';

const Texts = z.record(z.string(), z.string());

interface ComposerDraft {
  readonly text: string;
  readonly files: readonly ChosenFile[];
  /** Whether more files were chosen than a message may have. */
  readonly hasTooMany: boolean;
}

const NOTHING: ComposerDraft = { text: '', files: [], hasTooMany: false };

/** The unsent text and files, separately for each conversation and mode. */
export function createComposers({ drafts, outbox, newKey }: ComposersNeeds): Composers {
  const stored = Texts.safeParse(drafts.take(DRAFT)).data ?? {};
  const all$ = new BehaviorSubject<ReadonlyMap<string, ComposerDraft>>(
    new Map(Object.entries(stored).map(([place, text]) => [place, { ...NOTHING, text }])),
  );
  const letGo = drafts.keep(DRAFT, () => {
    const texts = [...all$.value].flatMap(([place, { text }]) => (text === '' ? [] : [[place, text] as const]));
    return texts.length === 0 ? null : Object.fromEntries(texts);
  });

  function change(place: string, next: (written: ComposerDraft) => ComposerDraft): void {
    all$.next(new Map([...all$.value, [place, next(all$.value.get(place) ?? NOTHING)]]));
  }

  async function read(place: string, id: string, file: PickedChatFile): Promise<void> {
    const ready = await readyForChat(file);
    // The file may have been removed or sent meanwhile.
    const part = 'key' in ready ? { failure: ready } : { ready, name: ready.name, size: ready.bytes.length };
    change(place, (written) => ({
      ...written,
      files: written.files.map((one) => (one.id === id ? { ...one, ...part } : one)),
    }));
  }

  return {
    composer(question$) {
      const view$ = derive({ question: question$, all: all$ }, ({ question, all }): ComposerView => {
        const written = question === null ? NOTHING : (all.get(placeOf(question)) ?? NOTHING);
        return viewOf(written, question !== null);
      });
      const here = (act: (place: string, question: ConversationQuestion) => void): void => {
        const { value: question } = question$;
        if (question !== null) act(placeOf(question), question);
      };
      return {
        view$,
        write: (text) => here((place) => change(place, (written) => ({ ...written, text, hasTooMany: false }))),
        attach: (files) =>
          here((place) => {
            const room = MOST_FILES - (all$.value.get(place)?.files.length ?? 0);
            const taken = files.slice(0, Math.max(0, room)).map((file) => ({ file, id: newKey() }));
            const added = taken.map(
              ({ file: { name, size }, id }): ChosenFile => ({
                ...{ id, name: safeFileName(name), size },
                ...{ ready: null, failure: null },
              }),
            );
            change(place, (written) => ({
              ...written,
              files: [...written.files, ...added],
              hasTooMany: files.length > taken.length,
            }));
            for (const { file, id } of taken) read(place, id, file);
          }),
        remove: (fileId) =>
          here((place) =>
            change(place, (written) => ({
              ...written,
              files: written.files.filter(({ id }) => id !== fileId),
              hasTooMany: false,
            })),
          ),
        send() {
          const { text, files, maySend } = view$.value;
          if (!maySend) return false;
          here((place, question) => {
            change(place, () => NOTHING);
            outbox.write(
              question,
              text.trim(),
              files.flatMap(({ ready }) => ready ?? []),
            );
            // Removes the sent text from the tab's storage.
            drafts.save();
          });
          return true;
        },
      };
    },
    hasFiles$: derive({ all: all$ }, ({ all }) => [...all.values()].some(({ files }) => files.length > 0)),
    close() {
      letGo();
      all$.next(new Map());
    },
  };
}

/** Each mode of a conversation has a draft of its own. */
const placeOf = ({ mode, conversationId }: ConversationQuestion): string => `${mode} ${conversationId}`;

function viewOf({ text, files, hasTooMany }: ComposerDraft, hasPlace: boolean): ComposerView {
  const { length } = text.trim();
  const isTooLong = length > LONGEST_CHAT_MESSAGE;
  return {
    text,
    files,
    problem: problemOf(),
    maySend: hasPlace && !isTooLong && (length > 0 || files.length > 0) && files.every(({ ready }) => ready !== null),
  };

  function problemOf(): ChatMessageText | null {
    if (isTooLong) return tooLong(length);
    if (hasTooMany) return TOO_MANY;
    return files.some(({ failure }) => failure !== null) ? BAD_FILE : null;
  }
}

const tooLong = (length: number): ChatMessageText => ({
  key: 'chat.longText',
  params: { most: LONGEST_CHAT_MESSAGE, length },
});

const BAD_FILE: ChatMessageText = { key: 'chat.badFile', params: {} };

const TOO_MANY: ChatMessageText = { key: 'chat.manyFiles', params: { most: MOST_FILES } };

/** A file as the user has picked it for a message; only a browser can shrink a photo. */
export interface PickedChatFile extends PickedFile {
  /** The photo as a smaller JPEG; null if it is small already, or the browser cannot draw it. */
  shrink?(): Promise<Uint8Array | null>;
}

/** Up to this size (bytes) a PNG stays as it is, as JPEG would blur the lines of a drawing. */
const SMALL_PICTURE = 2_000_000;

const mayBeSmaller = ({ type, bytes }: NamedFile): boolean =>
  type === 'image/jpeg' || (['image/png', 'image/webp'].includes(type) && bytes.length > SMALL_PICTURE);

/** Prepares a file for a message. Large photos are reduced, as every reader loads them. */
async function readyForChat(file: PickedChatFile): Promise<NamedFile | UploadMessage> {
  const problem = problemOfFile(file);
  if (problem !== null) return problem;
  const ready = await readySoon(file);
  if ('key' in ready || !mayBeSmaller(ready)) return ready;
  const drawn = await Promise.resolve(file.shrink?.()).catch(() => null);
  if (!drawn || drawn.length >= ready.bytes.length) return ready;
  const smaller = await sendableFile(ready.name.replace(/\.\w+$/, '.jpg'), drawn, async () => null);
  return 'key' in smaller ? ready : smaller;
}
