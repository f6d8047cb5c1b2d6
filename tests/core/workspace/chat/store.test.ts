import { type Failure, fail, ok } from '@felles/core';
import { CHAT_ADDRESS } from '@felles/core/internal/workspace/chat/rules';
import { type ConversationNews, createChatStore, type ReadHere } from '@felles/core/internal/workspace/chat/store';
import { AgreementConversations, type Conversation } from '@felles/core/workspace/chat';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { aQuestionPlace } from '../../../support/small-needs.ts';
import { createNetwork, LOST } from '../../data/network.ts';

const AGREEMENTS = [
  AgreementConversations.parse({
    agreement: { id: '1', name: 'Rammeavtale', provider: { id: '9', name: 'Vestbygg' } },
    public_conversations: [
      { id: '11', title: 'Vinduer', unread_messages_count: 2 },
      { id: '12', title: 'Fasade', closed: true },
    ],
    internal_conversations: [{ id: '13', title: 'Kalkyle', unread_messages_count: 1 }],
  }),
];

const GONE: Failure = { kind: 'refused', refusal: 'notFound', status: 404, type: 'NotFound', message: '' };
const FORBIDDEN: Failure = { kind: 'refused', refusal: 'forbidden', status: 403, type: 'Forbidden', message: '' };

function chat(chosenId: string | null = null) {
  const list = createNetwork<null, readonly AgreementConversations[]>();
  const alone = createNetwork<string, Conversation>();
  const again$ = new Subject<void>();
  const read$ = new Subject<ReadHere>();
  const news$ = new Subject<ConversationNews>();
  const logged: string[] = [];
  const left: string[] = [];
  const place = aQuestionPlace(CHAT_ADDRESS.standard);
  const store = createChatStore({
    port: { agreements: () => list.ask(null), conversation: (id) => alone.ask(String(id)) },
    place,
    chosenId,
    letGo: () => left.push('left'),
    read$,
    news$,
    log: (what) => logged.push(what),
    again$,
  });
  store.open();
  const titles = () => {
    const { groups } = store.view$.value;
    return groups.status === 'ready'
      ? groups.value.flatMap(({ conversations }) => conversations.map(({ title }) => title))
      : groups.status;
  };
  return { list, alone, again$, read$, news$, store, titles, logged, left, now: place.read };
}

describe('the list of conversations', () => {
  it('[W-CHAT-16] should be of the public ones until the user chooses the others, and keep that in the address', () => {
    const { list, store, titles, now } = chat();
    list.open[0]?.answer(ok(AGREEMENTS));
    expect(store.view$.value).toMatchObject({ mode: 'PUBLIC', unread: { PUBLIC: 2, INTERNAL: 1 }, total: 2 });
    expect(titles()).toEqual(['Vinduer', 'Fasade']);
    store.switchTo('INTERNAL');
    expect(titles()).toEqual(['Kalkyle']);
    expect(now().mode).toBe('INTERNAL');
    expect(store.view$.value.total).toBe(1);
  });

  it('[W-CHAT-18] should let go of the chosen one with another mode, and do nothing for the same', () => {
    const { list, store, left } = chat('11');
    list.open[0]?.answer(ok(AGREEMENTS));
    expect(store.view$.value.chosen?.conversation.title).toBe('Vinduer');
    store.switchTo('PUBLIC');
    expect([store.view$.value.chosen?.conversation.id, left]).toEqual(['11', []]);
    store.switchTo('INTERNAL');
    // At once: the address follows later.
    expect([store.view$.value.chosenId, store.view$.value.chosen, left]).toEqual([null, null, ['left']]);
  });

  it('should be of the mode of the chosen one, with anything else in the address', () => {
    const { list, store, titles } = chat('13');
    list.open[0]?.answer(ok(AGREEMENTS));
    expect([store.view$.value.mode, titles()]).toEqual(['INTERNAL', ['Kalkyle']]);
    store.switchTo('PUBLIC');
    expect([store.view$.value.mode, store.view$.value.chosen]).toEqual(['PUBLIC', null]);
  });

  it('[W-CHAT-31] should write to the log that agreements could not be loaded, letter for letter', () => {
    const { list, logged, store } = chat();
    list.open[0]?.answer(fail(LOST));
    expect(logged).toEqual(['Feil ved lasting av avtaler']);
    store.retry();
    list.open[0]?.answer(ok(AGREEMENTS));
    expect(logged).toHaveLength(1);
  });

  it('[W-CHAT-32] should be empty after a failure, and say that it failed, though there was a list before', () => {
    const { list, again$, store, titles } = chat('11');
    list.open[0]?.answer(ok(AGREEMENTS));
    again$.next();
    list.open[0]?.answer(fail(LOST));
    expect(titles()).toBe('failed');
    expect(store.view$.value).toMatchObject({ agreements: [], total: 0, unread: { PUBLIC: 0, INTERNAL: 0 } });
    // The draft stays, with its conversation.
    expect(store.view$.value.chosen?.conversation.id).toBe('11');
    store.retry();
    list.open[0]?.answer(fail(FORBIDDEN));
    expect(store.view$.value.chosen).toBeNull();
  });

  it('[W-CHAT-21] should ask for a chosen one that is in no agreement, and tell whether it exists', () => {
    const { list, alone, store } = chat('99');
    expect(alone.open).toHaveLength(0);
    list.open[0]?.answer(ok(AGREEMENTS));
    expect(alone.open[0]?.input).toBe('99');
    expect(store.view$.value.missing).toEqual({ kind: 'asking' });
    alone.open[0]?.answer(fail(LOST));
    expect(store.view$.value.missing).toEqual({ kind: 'failed', failure: LOST });
    store.retry();
    alone.open[0]?.answer(fail(GONE));
    expect(store.view$.value.missing).toEqual({ kind: 'gone' });
    store.choose('98');
    alone.open[0]?.answer(ok({ id: '98', title: 'Annet firma' }));
    expect(store.view$.value.missing).toMatchObject({ kind: 'elsewhere', conversation: { title: 'Annet firma' } });
    store.choose('11');
    expect([store.view$.value.missing, store.view$.value.chosen?.mode]).toEqual([null, 'PUBLIC']);
  });

  it('should know at once what was read, created and changed here', () => {
    const { list, again$, read$, news$, store, titles } = chat();
    list.open[0]?.answer(ok(AGREEMENTS));
    read$.next({ conversationId: '11', count: 1 });
    expect(store.view$.value.unread.PUBLIC).toBe(1);
    news$.next({ conversation: { id: '12', title: 'Fasade nord', closed: false }, home: null });
    news$.next({ conversation: { id: '14', title: 'Ny' }, home: { agreementId: '1', mode: 'INTERNAL' } });
    expect(titles()).toEqual(['Vinduer', 'Fasade nord']);
    store.choose('14');
    expect([store.view$.value.mode, store.view$.value.chosen?.conversation.title]).toEqual(['INTERNAL', 'Ny']);
    // Also over an answer that was on its way, and says it as it was.
    again$.next();
    news$.next({ conversation: { id: '14', title: 'Omdøpt' }, home: { agreementId: '1', mode: 'INTERNAL' } });
    list.open[0]?.answer(ok(AGREEMENTS));
    expect(store.view$.value.chosen?.conversation.title).toBe('Omdøpt');
  });

  it('should keep the chosen one while it is narrowed, also to what it is not in', () => {
    const { list, store, titles } = chat('11');
    list.open[0]?.answer(ok(AGREEMENTS));
    store.narrow({ filter: 'CLOSED' });
    expect(titles()).toEqual(['Fasade']);
    store.narrow({ text: 'vindu' });
    expect([titles(), store.view$.value.total]).toEqual([[], 2]);
    expect(store.view$.value.chosen?.conversation.id).toBe('11');
  });
});
