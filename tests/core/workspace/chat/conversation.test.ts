import { fail, ok } from '@felles/core';
import { createConversationStore } from '@felles/core/internal/workspace/chat/conversation';
import { createReadMarks } from '@felles/core/internal/workspace/chat/marks';
import type { ConversationEvent } from '@felles/core/internal/workspace/chat/model';
import type { ChatMessage, ConversationQuestion } from '@felles/core/workspace/chat';
import { BehaviorSubject, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { LOST } from '../../data/network.ts';
import { createBrowser, portOver } from './a-service.ts';

const QUESTION: ConversationQuestion = { mode: 'PUBLIC', conversationId: '7' };

/** A message of another person, or of the user with the id 1. */
const message = (id: number, from = 2): ChatMessage => ({
  ...{ id: String(id), conversation_id: '7', text: `melding ${id}`, status: 'SENT', sent_by_user: from === 1 },
  ...{ timestamp: new Date(id * 1_000).toISOString(), from: { id: String(from) }, attachments: [] },
});

function aThread({ count = 3, unread = 0, knowsParts = true } = {}) {
  const browser = createBrowser('keys');
  const { service, clock, pass, online$ } = browser;
  // The write is done later.
  pass(600_000);
  for (let id = 1; id <= count; id += 1) service.messages.push(message(id));
  const page = browser.page(true);
  const events$ = new Subject<ConversationEvent>();
  const again$ = new Subject<void>();
  const question$ = new BehaviorSubject<ConversationQuestion | null>(QUESTION);
  const unread$ = new BehaviorSubject(unread);
  const port = portOver(page.network);
  const marks = createReadMarks({ port, newKey: () => 'm', online$, clock });
  const thread = createConversationStore({
    question$,
    port,
    knowsParts: () => knowsParts,
    outbox: page.outbox,
    marks,
    events: () => events$,
    personId$: new BehaviorSubject('1'),
    unreadOf: () => unread$.value,
    again$,
  });
  marks.open();
  thread.open();
  const answerAll = (): void => {
    for (const request of [...page.network.open]) browser.answer(request);
  };
  const write = (): void => {
    for (const one of page.writes.splice(0)) one();
  };
  const shown = () => {
    const { messages, pending } = thread.view$.value;
    const ids = messages.status === 'ready' ? messages.value.map(({ id }) => id) : messages.status;
    return { ids, pending: pending.map(({ text, state }) => `${text} ${state}`) };
  };
  return { ...browser, ...page, thread, events$, again$, question$, unread$, answerAll, write, shown };
}

describe('messages of a conversation', () => {
  it('[W-CHAT-23] should be there with the first that was not read, which stays the same', () => {
    const { thread, events$, answerAll, shown, unread$ } = aThread({ unread: 2 });
    expect(shown().ids).toBe('loading');
    answerAll();
    expect([shown().ids, thread.view$.value.newFrom]).toEqual([['1', '2', '3'], '2']);
    events$.next({ kind: 'message', message: message(4), key: null });
    unread$.next(3);
    expect([shown().ids, thread.view$.value.newFrom]).toEqual([['1', '2', '3', '4'], '2']);
  });

  it('should be asked for again after a gap, and stay where that fails', () => {
    const { thread, service, again$, answerAll, network, shown } = aThread();
    answerAll();
    service.messages.push(message(4), message(5));
    again$.next();
    answerAll();
    expect(shown().ids).toEqual(['1', '2', '3', '4', '5']);
    again$.next();
    network.open[0]?.answer(fail(LOST));
    expect([shown().ids, thread.view$.value.old?.failure]).toEqual([['1', '2', '3', '4', '5'], LOST]);
  });

  it('should come as a whole from a service that does not know parts', () => {
    const { thread, network, answerAll, shown } = aThread({ count: 120, knowsParts: false });
    expect(network.open[0]?.input.size).toBe(0);
    answerAll();
    expect([Array.isArray(shown().ids) && shown().ids.length, thread.view$.value.older]).toEqual([120, 'none']);
  });

  it('should go on where a part lacks a message that cannot be read', () => {
    const { thread, network } = aThread();
    const part = Array.from({ length: 49 }, (_, at) => message(at + 2));
    network.open[0]?.answer(ok(part));
    expect(thread.view$.value.older).toBe('more');
    thread.fetchOlder();
    network.open[0]?.answer(ok([message(1)]));
    expect(thread.view$.value.older).toBe('none');
  });

  it('[W-CHAT-03] should never lose what is known of one to an older form of it', () => {
    const { thread, events$, answerAll } = aThread();
    answerAll();
    const attachment = { attachment_id: '9' };
    events$.next({ kind: 'message', message: { ...message(4, 1), attachments: [attachment] }, key: null });
    events$.next({ kind: 'status', ids: ['4'], status: 'READ' });
    events$.next({ kind: 'status', ids: ['4'], status: 'DELIVERED' });
    const { sent_by_user: _, ...event } = message(4, 1);
    events$.next({ kind: 'message', message: event, key: null });
    const { messages } = thread.view$.value;
    expect(messages.status === 'ready' && messages.value.at(-1)).toMatchObject({
      ...{ id: '4', status: 'READ', sent_by_user: true, attachments: [attachment] },
    });
  });
});

describe('what is written', () => {
  it('[W-CHAT-24] should stand below the messages until it is one, never beside itself', () => {
    const { outbox, answerAll, write, shown, network, events$, service } = aThread();
    answerAll();
    outbox.write(QUESTION, 'hei', []);
    expect(shown()).toEqual({ ids: ['1', '2', '3'], pending: ['hei waiting'] });
    write();
    expect(shown().pending).toEqual(['hei sending']);
    const [request] = network.open;
    if (request === undefined) return expect.unreachable('it is on its way');
    service.take(request);
    // The live connection is faster than the answer.
    const made = service.messages.at(-1) ?? expect.unreachable('it has arrived');
    const { sent_by_user: _, from: __, ...event } = made;
    events$.next({ kind: 'message', message: event, key: request.key });
    expect(shown()).toEqual({ ids: ['1', '2', '3', '4'], pending: [] });
    write();
    answerAll();
    expect(shown()).toEqual({ ids: ['1', '2', '3', '4'], pending: [] });
  });

  it('should stay in sight while another tab has sent it and the answer is not here', () => {
    const { outbox, kept, stored$, answerAll, write, shown, service } = aThread();
    answerAll();
    const key = outbox.write(QUESTION, 'hei', []);
    write();
    kept.delete(key);
    service.messages.push(message(4, 1));
    stored$.next([]);
    expect(shown()).toEqual({ ids: ['1', '2', '3'], pending: ['hei sending'] });
    answerAll();
    expect(shown()).toEqual({ ids: ['1', '2', '3', '4'], pending: [] });
  });

  it('[W-CHAT-29] should show the files of a sent message on their way, and at the message', () => {
    const { outbox, answerAll, write, thread } = aThread();
    answerAll();
    outbox.write(QUESTION, '', [{ name: 'a.pdf', type: 'application/pdf', bytes: new Uint8Array(3) }]);
    write();
    answerAll();
    write();
    expect(thread.view$.value.uploads).toMatchObject([{ messageId: '4', name: 'a.pdf', size: 3, state: 'sending' }]);
    answerAll();
    const { messages, uploads } = thread.view$.value;
    expect(uploads).toEqual([]);
    expect(messages.status === 'ready' && messages.value.at(-1)?.attachments).toMatchObject([
      { metadata: { title: 'a.pdf', size_in_bytes: 3 } },
    ]);
  });
});

describe('what has been read', () => {
  it('[W-CHAT-25] should be sent for unread messages of others', () => {
    const { thread, service, network, answerAll, unread$ } = aThread({ unread: 1 });
    service.messages.push(message(4, 1));
    answerAll();
    thread.read(['3', '4', '77']);
    // Those before them have passed by.
    expect(network.open.map(({ input }) => input.ids)).toEqual([['1', '2', '3']]);
    answerAll();
    unread$.next(0);
    thread.read(['1', '2']);
    expect(network.open).toEqual([]);
  });

  it('should count messages that arrive later, with any list', () => {
    const { thread, network, answerAll, events$ } = aThread();
    answerAll();
    events$.next({ kind: 'message', message: message(4), key: null });
    thread.read(['3', '4']);
    expect(network.open.map(({ input }) => input.ids)).toEqual([['4']]);
  });
});
