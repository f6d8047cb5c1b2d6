import { BehaviorSubject, defer, map, of, tap } from 'rxjs';
import { createOutbox } from '../../data/outbox.ts';
import type { Entry, Outbox, OutboxNeeds } from '../../data/outbox-model.ts';
import type { Behavior } from '../../shared/behavior.ts';
import { type NamedFile, sizeOf } from '../../shared/file.ts';
import { andThen, type Reply } from '../../shared/reply.ts';
import { ok, type Result } from '../../shared/result.ts';
import { attachmentSent, messageSent } from './earlier-arrival.ts';
import type { AttachmentEdit, ChatEdit, MessageEdit } from './edits.ts';
import type { Attachment, ChatMessage, ChatPort, ConversationQuestion } from './model.ts';

/** The service's answer to an entry of the outbox, for the conversation to show. */
export type ChatAnswer =
  | { readonly kind: 'message'; readonly message: ChatMessage }
  | { readonly kind: 'attachment'; readonly attachment: Attachment };

/** The progress of a file: bytes, and wall-clock times (milliseconds). */
export interface AttachmentProgress {
  readonly sent: number;
  readonly startedAt: number;
  readonly sentAt: number;
}

/** The unsent messages of all conversations; open while the user is signed in, so that they outlive the page. */
export interface MessageOutbox
  extends Omit<Outbox<ChatEdit, ChatAnswer>, 'post' | 'save' | 'conclude' | 'amend' | 'progress$' | 'whole'> {
  /** The progress of the running uploads, by key. */
  readonly progress$: Behavior<ReadonlyMap<string, AttachmentProgress>>;
  /** Returns the key. */
  write(question: ConversationQuestion, text: string, files: readonly NamedFile[]): string;
  /** An event says that the service has created the message of a key. */
  confirm(key: string, message: ChatMessage): void;
  /** The newest message of a conversation that the user may see. */
  saw(conversationId: string, messageId: string): void;
}

/** `port.messages` finds a message whose answer was lost, so that it is not sent twice. */
export interface MessageOutboxNeeds extends Omit<OutboxNeeds<ChatEdit, ChatAnswer>, 'send'> {
  readonly port: Pick<ChatPort, 'send' | 'attach' | 'messages'>;
  /** Whether the service supports idempotency keys. If not, a lost request is looked up in the conversation. */
  readonly knowsKeys: () => boolean;
}

/** Sends messages and their files: each message once and in order, then each of its files once. */
export function createMessageOutbox({ port, knowsKeys, ...needs }: MessageOutboxNeeds): MessageOutbox {
  const { place, newKey, clock } = needs;
  const progress$ = new BehaviorSubject<ReadonlyMap<string, AttachmentProgress>>(new Map());
  const newest = new Map<string, string>();
  /** The keys that were never sent: created by this page, which has been the sender since. */
  const unsent = new Set<string>();
  /** The messages that belong to other entries. */
  const taken = new Set<string>();

  /** A request that may have been sent before is looked up first. */
  function once(key: string, before: () => Reply<ChatAnswer | null>, send: () => Reply<ChatAnswer>): Reply<ChatAnswer> {
    return defer(() => {
      const isFirst = unsent.delete(key);
      if (isFirst || knowsKeys()) return send();
      return andThen(before(), (found) => (found === null ? send() : of(ok(found))));
    });
  }

  function sendMessage(edit: MessageEdit, key: string): Reply<ChatAnswer> {
    const isFirst = unsent.has(key);
    const before = () =>
      port
        .messages(edit.conversation_id, null)
        .pipe(map((result) => answered(result, (messages) => orNull(messageSent(edit, messages, taken), asMessage))));
    const send = () =>
      port.send(edit.conversation_id, edit.text, key).pipe(map((result) => answered(result, asMessage)));
    return once(key, before, send).pipe(
      tap((result) => {
        if (result.ok && isFirst) for (const at of edit.files.keys()) unsent.add(keyOfFile(key, at));
      }),
    );
  }

  function sendFile(edit: AttachmentEdit, key: string): Reply<ChatAnswer> {
    const startedAt = clock.now();
    const note = (sent: number): void =>
      progress$.next(new Map([...progress$.value, [key, { sent, startedAt, sentAt: clock.now() }]]));
    const before = () =>
      port
        .messages(edit.conversation_id, null)
        .pipe(map((result) => answered(result, (messages) => orNull(attachmentSent(edit, messages), asAttachment))));
    return once(key, before, () => {
      note(0);
      return port.attach(edit.message_id, edit.file, key, note).pipe(map((result) => answered(result, asAttachment)));
    });
  }

  const outbox = createOutbox<ChatEdit, ChatAnswer>({
    ...needs,
    send: (edit, key) => (edit.kind === 'message' ? sendMessage(edit, key) : sendFile(edit, key)),
    partsOf: ({ input, lane }, answer) =>
      input.kind === 'message' && answer.kind === 'message'
        ? filesOf(input, answer.message.id).map((file) => ({ input: file, lane: `${lane}/files` }))
        : [],
  });
  place.isSender$.subscribe((isSender) => !isSender && unsent.clear());
  outbox.settled$.subscribe(({ entry, answer }) => {
    if (answer?.kind === 'message') noteMessage(entry, answer.message.id);
    if (entry.input.kind === 'attachment')
      progress$.next(new Map([...progress$.value].filter(([key]) => key !== entry.key)));
  });

  function noteMessage({ input, key, lane }: Entry<ChatEdit>, id: string): void {
    if (input.kind !== 'message') return;
    taken.add(id);
    saw(input.conversation_id, id);
    if (!knowsKeys()) moveOn(lane, input.text, key, id);
  }

  /** An equal later text is another message, so it is looked up behind this one. */
  function moveOn(lane: string, text: string, key: string, id: string): void {
    for (const other of outbox.entries$.value) {
      const { input } = other;
      if (other.lane === lane && other.key !== key && input.kind === 'message' && input.text === text)
        outbox.amend(other.key, { ...input, after: id });
    }
  }

  function saw(conversationId: string, messageId: string): void {
    newest.set(conversationId, messageId);
  }

  return {
    entries$: outbox.entries$,
    settled$: outbox.settled$,
    open: outbox.open,
    close: outbox.close,
    retry: outbox.retry,
    drop: outbox.drop,
    progress$,
    write({ mode, conversationId }, text, files) {
      const key = newKey();
      if (place.isSender$.value) unsent.add(key);
      const after = newest.get(conversationId) ?? null;
      const edit: MessageEdit = {
        ...{ kind: 'message', mode, conversation_id: conversationId, text, files },
        ...{ written_at: clock.now(), after },
      };
      return outbox.post(edit, conversationId, key);
    },
    confirm: (key, message) => outbox.conclude(key, asMessage(message)),
    saw,
  };
}

const keyOfFile = (key: string, at: number): string => `${key}-${at}`;

/** The files of a sent message. `before` tells files that are alike apart. */
const filesOf = ({ mode, conversation_id, files }: MessageEdit, id: string): readonly AttachmentEdit[] =>
  files.map((file, at) => ({
    kind: 'attachment',
    ...{ mode, conversation_id, message_id: id, file },
    before: files.slice(0, at).filter((other) => isAlike(other, file)).length,
  }));

const isAlike = (one: NamedFile, other: NamedFile): boolean => one.name === other.name && sizeOf(one) === sizeOf(other);

const asMessage = (message: ChatMessage): ChatAnswer => ({ kind: 'message', message });
const asAttachment = (attachment: Attachment): ChatAnswer => ({ kind: 'attachment', attachment });

const answered = <A, B>(result: Result<A>, read: (value: A) => B): Result<B> =>
  result.ok ? ok(read(result.value)) : result;

const orNull = <A, B>(value: A | null, read: (value: A) => B): B | null => (value === null ? null : read(value));
