// Nothing internal is shown, kept or sent as public, nor the other way round, whatever comes in which order.
import { fail } from '@felles/core';
import { createComposers } from '@felles/core/internal/workspace/chat/composers';
import { createConversationStore } from '@felles/core/internal/workspace/chat/conversation';
import { createReadMarks } from '@felles/core/internal/workspace/chat/marks';
import type { ConversationEvent } from '@felles/core/internal/workspace/chat/model';
import { createDrafts } from '@felles/core/internal/workspace/drafts/store';
import type { ChatMessage, Composer, ConversationQuestion, ConversationStore } from '@felles/core/workspace/chat';
import type { DraftPlace } from '@felles/core/workspace/drafts';
import fc from 'fast-check';
import { BehaviorSubject, merge, Subject } from 'rxjs';
import { expect, inject, it } from 'vitest';
import { LOST, pick, watch } from '../../data/network.ts';
import { type ChatPage, createBrowser, portOver } from './a-service.ts';

const QUESTIONS: readonly (ConversationQuestion | null)[] = [
  { mode: 'PUBLIC', conversationId: '10' },
  { mode: 'PUBLIC', conversationId: '11' },
  { mode: 'INTERNAL', conversationId: '20' },
  { mode: 'INTERNAL', conversationId: '21' },
  null,
];

const isInternal = (conversation: string): boolean => conversation.startsWith('2');
/** A text in a conversation says in which one. */
const wordsOf = (conversation: string): string =>
  `${isInternal(conversation) ? 'INTERN' : 'OFFENTLIG'} ${conversation}`;
/** Every conversation that is named by words other than its own. */
const foreignIn = (value: unknown, conversation: string): readonly string[] =>
  (JSON.stringify(value).match(/(?:INTERN|OFFENTLIG) \d+/g) ?? []).filter((words) => words !== wordsOf(conversation));

const KINDS = [
  ...['choose', 'choose', 'choose', 'write', 'write', 'attach', 'read', 'send', 'send', 'keep', 'keep', 'tell'],
  ...['answer', 'answer', 'answer', 'lose', 'event', 'event', 'status', 'older', 'reload', 'again', 'seen'],
  ...['page', 'offline', 'online', 'pass', 'drop'],
] as const;
const steps = fc.array(fc.record({ kind: fc.constantFrom(...KINDS), which: fc.nat({ max: 9 }) }), {
  maxLength: 70,
  size: 'max',
});

function memoryDrafts(): DraftPlace {
  const kept = new Map<string, unknown>();
  return {
    put: (owner, drafts) => void kept.set(owner, drafts),
    take(owner) {
      const taken = kept.get(owner) ?? null;
      kept.delete(owner);
      return taken;
    },
    clear: () => kept.clear(),
  };
}

function createWorld() {
  const browser = createBrowser('keys');
  const { service, clock, online$ } = browser;
  const draftPlace = memoryDrafts();
  const events$ = new Subject<ConversationEvent>();
  const again$ = new Subject<void>();
  const watched: { expectNoError(): void }[] = [];
  let keys = 0;

  for (const conversation of ['10', '11', '20', '21'])
    for (let count = 0; count < 60; count += 1)
      service.messages.push({
        ...{ id: String(service.messages.length + 1), conversation_id: conversation, text: wordsOf(conversation) },
        ...{
          timestamp: new Date(count * 1_000).toISOString(),
          from: { id: String(count % 3) },
          sent_by_user: count % 3 === 1,
        },
      });

  function open() {
    const page: ChatPage = browser.page(true);
    const question$ = new BehaviorSubject<ConversationQuestion | null>(null);
    const drafts = createDrafts(draftPlace);
    drafts.open('user 1');
    const writing = createComposers({ drafts, outbox: page.outbox, newKey: () => `f${++keys}` });
    const marks = createReadMarks({ port: portOver(page.network), newKey: () => `m${++keys}`, online$, clock });
    const thread: ConversationStore = createConversationStore({
      question$,
      port: portOver(page.network),
      knowsParts: () => true,
      outbox: page.outbox,
      marks,
      // The worst that can be: each channel tells of everything.
      events: () => events$,
      personId$: new BehaviorSubject('1'),
      unreadOf: () => 2,
      again$,
    });
    const composer: Composer = writing.composer(question$);
    marks.open();
    thread.open();
    // A listener that hears of the question first sees the view with it.
    const shown$ = merge(question$, thread.view$, composer.view$);
    watched.push(
      watch(shown$, () => {
        const shown = [thread.view$.value, composer.view$.value];
        expect(foreignIn(shown, question$.value?.conversationId ?? '')).toEqual([]);
      }),
    );
    return { ...page, question$, drafts, draftPlace, thread, composer, writing };
  }

  return { ...browser, open, events$, again$, watched };
}

async function run(given: readonly { readonly kind: (typeof KINDS)[number]; readonly which: number }[]) {
  const { service, kept, answer, open, events$, again$, watched, online$, pass } = createWorld();
  let page = open();
  for (const { kind, which } of given) {
    const { network, question$, composer, thread, outbox, writes, drafts } = page;
    const { value: question } = question$;
    const words = question === null ? 'nowhere' : wordsOf(question.conversationId);
    const request = pick(network.open, which);
    const message = pick<ChatMessage>(service.messages, which * 29);
    if (kind === 'choose') question$.next(QUESTIONS[which % QUESTIONS.length] ?? null);
    if (kind === 'write') composer.write(words);
    if (kind === 'attach') {
      const bytes = new Uint8Array([0x25, 0x50, 0x44, 0x46]);
      composer.attach([{ name: `${words}.pdf`, size: bytes.length, read: async () => bytes }]);
    }
    if (kind === 'read') for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
    if (kind === 'send') composer.send();
    if (kind === 'keep') writes.shift()?.();
    if (kind === 'tell') page.stored$.next([...kept.values()]);
    if (kind === 'answer' && request) answer(request);
    if (kind === 'lose') request?.answer(fail(LOST));
    if (kind === 'event' && message) {
      const key = service.keys.get(String(message.id)) ?? null;
      events$.next({ kind: 'message', message, key });
    }
    if (kind === 'status' && message) events$.next({ kind: 'status', ids: [message.id], status: 'READ' });
    if (kind === 'older') thread.fetchOlder();
    if (kind === 'reload') thread.retry();
    if (kind === 'again') again$.next();
    if (kind === 'seen') thread.read(service.messages.map(({ id }) => String(id)));
    if (kind === 'drop') for (const { key } of outbox.entries$.value) outbox.drop(key);
    if (kind === 'offline') online$.next(false);
    if (kind === 'online') online$.next(true);
    if (kind === 'pass') pass(60_000);
    if (kind === 'page') {
      drafts.leave();
      thread.close();
      outbox.close();
      page = open();
    }
    for (const one of watched) one.expectNoError();
    // A request names no other conversation, and a stored one says where it belongs.
    for (const { input } of page.network.open) {
      const { call, conversation, text, message: id, file, ids } = input;
      const of = (one: string): string => String(service.messages.find((other) => other.id === one)?.conversation_id);
      if (call === 'send') expect(foreignIn(text, conversation)).toEqual([]);
      if (call === 'attach') expect(foreignIn(file, of(id))).toEqual([]);
      if (call === 'mark') expect(ids.map(of)).toEqual(ids.map(() => conversation));
    }
    for (const { input } of kept.values()) {
      expect(foreignIn(input, input.conversation_id)).toEqual([]);
      expect(input.mode).toBe(isInternal(input.conversation_id) ? 'INTERNAL' : 'PUBLIC');
    }
    page.drafts.save();
    const draft = Object(page.draftPlace.take('user 1'));
    page.draftPlace.put('user 1', draft);
    for (const [place, text] of Object.entries(Object(draft.chat))) {
      const [mode = '', conversation = ''] = place.split(' ');
      expect(mode).toBe(isInternal(conversation) ? 'INTERNAL' : 'PUBLIC');
      expect(foreignIn(text, conversation)).toEqual([]);
    }
  }
  for (const message of service.messages) expect(foreignIn(message, String(message.conversation_id))).toEqual([]);
}

it('[W-CHAT-33] [W-CHAT-19] should show, keep and send nothing of one mode in the other', async () => {
  await fc.assert(fc.asyncProperty(steps, run), { numRuns: Math.ceil(inject('runs') / 4) });
});
