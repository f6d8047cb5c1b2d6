// A service of conversations whose answers come when the test says so, for pages that end at any moment.
import { fail, ok, type Result } from '@felles/core';
import type { StoredEntry } from '@felles/core/data';
import type { OutboxPlace } from '@felles/core/internal/data/outbox-model';
import { createMessageOutbox, type MessageOutbox } from '@felles/core/internal/workspace/chat/outbox';
import type { ChatEdit, ChatMessage, ChatPort } from '@felles/core/workspace/chat';
import { BehaviorSubject, map } from 'rxjs';
import { createClock, createNetwork, type Network, REFUSED, type Request } from '../../data/network.ts';

export interface Asked {
  readonly call: 'messages' | 'send' | 'attach' | 'mark';
  readonly conversation: string;
  readonly text: string;
  readonly message: string;
  readonly file: { readonly name: string; readonly size: number } | null;
  readonly ids: readonly string[];
  /** How many messages are asked for; 0 for all. */
  readonly size: number;
}

export type ChatNetwork = Network<Asked, unknown>;
export type ChatRequest = Request<Asked, unknown>;

export type Kind = 'keys' | 'no keys';

const ASKED: Asked = { call: 'messages', conversation: '', text: '', message: '', file: null, ids: [], size: 0 };

/** The calls of chat, over a network. */
export function portOver(network: ChatNetwork): ChatPort {
  const ask = <T>(asked: Partial<Asked>, key?: string) =>
    // The service of these tests answers each call in its own form.
    network.ask({ ...ASKED, ...asked }, key).pipe(map((result) => result as Result<T>));
  const never = () => {
    throw new Error('not asked here');
  };
  return {
    agreements: never,
    conversation: never,
    ofNode: never,
    create: never,
    change: never,
    messages: (id, part) =>
      ask({ call: 'messages', conversation: String(id), message: String(part?.before ?? ''), size: part?.size ?? 0 }),
    send: (id, text, key) => ask({ call: 'send', conversation: id, text }, key),
    mark: (id, { message_ids = [] }) => ask({ call: 'mark', conversation: id, ids: message_ids }),
    attach: (id, { name, bytes }, key) =>
      ask({ call: 'attach', message: String(id), file: { name, size: bytes.length } }, key),
  };
}

/** The records of the service, and its work with a request that arrives. Each request arrives once at the most. */
function createService(kind: Kind, now: () => number) {
  const messages: ChatMessage[] = [];
  const keys = new Map<string, string>();
  const byKey = new Map<string, Result<unknown>>();
  const arrived = new Map<ChatRequest, Result<unknown>>();

  function done({ input, key }: ChatRequest): unknown {
    const { call, conversation, text, message: id, file } = input;
    if (call === 'messages') return messages.filter(({ conversation_id }) => conversation_id === conversation);
    if (call === 'mark') return null;
    if (call === 'send') {
      const message: ChatMessage = {
        ...{ id: String(messages.length + 1), conversation_id: conversation, text, sent_by_user: true, status: 'SENT' },
        ...{ timestamp: new Date(now()).toISOString(), from: { id: '1' }, attachments: [] },
      };
      messages.push(message);
      keys.set(String(message.id), key);
      return message;
    }
    const at = messages.findIndex((one) => String(one.id) === id);
    const message = messages[at];
    if (message === undefined || file === null) throw new Error('a file of no message');
    const attachment = {
      attachment_id: `${id}-${message.attachments?.length ?? 0}`,
      metadata: { title: file.name, size_in_bytes: file.size },
    };
    messages[at] = { ...message, attachments: [...(message.attachments ?? []), attachment] };
    return attachment;
  }

  return {
    messages,
    keys,
    /** Its answer. A service that knows keys answers the same key in the same way. */
    take(request: ChatRequest, isRefused = false): Result<unknown> {
      const before = kind === 'keys' && request.key !== '' ? byKey.get(request.key) : arrived.get(request);
      const answer = before ?? (isRefused ? fail(REFUSED) : ok(done(request)));
      byKey.set(request.key, answer);
      arrived.set(request, answer);
      return answer;
    },
  };
}

export interface ChatPage {
  readonly outbox: MessageOutbox;
  readonly network: ChatNetwork;
  readonly stored$: BehaviorSubject<readonly StoredEntry<ChatEdit>[]>;
  readonly isSender$: BehaviorSubject<boolean>;
  /** Writes that the browser has not done yet: they are lost when the page ends. */
  readonly writes: (() => void)[];
}

/** Pages of one user in one browser. */
export function createBrowser(kind: Kind) {
  const kept = new Map<string, StoredEntry<ChatEdit>>();
  const { clock, pass } = createClock();
  const online$ = new BehaviorSubject(true);
  const service = createService(kind, () => clock.now());
  let keys = 0;

  function page(isSender: boolean): ChatPage {
    const network = createNetwork<Asked, unknown>();
    const stored$ = new BehaviorSubject<readonly StoredEntry<ChatEdit>[]>([...kept.values()]);
    const isSender$ = new BehaviorSubject(isSender);
    const writes: (() => void)[] = [];
    const later = (change: () => void) =>
      void writes.push(() => {
        change();
        stored$.next([...kept.values()]);
      });
    const place: OutboxPlace<ChatEdit> = {
      stored$,
      isSender$,
      put: (entry) => later(() => kept.set(entry.key, entry)),
      remove: (key) => later(() => kept.delete(key)),
    };
    const outbox = createMessageOutbox({
      port: portOver(network),
      knowsKeys: () => kind === 'keys',
      place,
      newKey: () => `k${String(++keys).padStart(3, '0')}`,
      online$,
      clock,
    });
    outbox.open();
    return { outbox, network, stored$, isSender$, writes };
  }

  return {
    kept,
    clock,
    pass,
    online$,
    service,
    page,
    answer: (request: ChatRequest) => request.answer(service.take(request)),
  };
}
