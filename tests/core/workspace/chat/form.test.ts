import { fail, ok } from '@felles/core';
import {
  createNewConversationForm,
  createTitleForm,
  LONGEST_CHAT_MESSAGE,
  NO_CONVERSATION,
  newConversationProblems,
  readNewConversation,
  storedNewConversation,
} from '@felles/core/internal/workspace/chat/form';
import type { ConversationFields, NewConversation } from '@felles/core/internal/workspace/chat/model';
import type { Conversation } from '@felles/core/workspace/chat';
import fc from 'fast-check';
import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { countedKeys } from '../../../support/small-needs.ts';
import { createClock, createNetwork, LOST } from '../../data/network.ts';

const START = { ...NO_CONVERSATION, agreement_id: '3', mode: 'INTERNAL' } as const;

function sending() {
  const { clock, pass } = createClock();
  return { online$: new BehaviorSubject(true), newKey: countedKeys(), clock, pass };
}

function creation() {
  const { pass, ...needs } = sending();
  const network = createNetwork<NewConversation, Conversation>();
  const created: unknown[] = [];
  const form = createNewConversationForm({
    ...needs,
    port: { create: network.ask },
    start: START,
    created: ({ id }, sent) => created.push([id, sent, form.guard.hasChanges()]),
  });
  return { form, network, created, pass };
}

describe('a new conversation', () => {
  it('[W-CHAT-26] should be sent once, under one key, and tell of its first message when it is there', () => {
    const { form, network, created, pass } = creation();
    form.change({ title: '  Kalkyle ', text: 'Hva tåler vi?' });
    form.save();
    form.save();
    expect(network.open.map(({ input, key }) => [input, key])).toEqual([
      [{ title: 'Kalkyle', agreement_id: '3', internal: true }, 'key 1'],
    ]);
    network.open[0]?.answer(fail(LOST));
    expect(form.view$.value.saving).toMatchObject({ isUncertain: true, failure: { key: 'chat.lost' } });
    pass(2_000);
    form.save();
    expect(network.open[0]?.key).toBe('key 1');
    network.open[0]?.answer(ok({ id: '77', title: 'Kalkyle' }));
    const sent = { agreement_id: '3', title: '  Kalkyle ', mode: 'INTERNAL', text: 'Hva tåler vi?' };
    expect(created).toEqual([['77', sent, false]]);
  });

  it('should not be sent without an agreement, a title and who reads it, nor with too much text', () => {
    expect(Object.keys(newConversationProblems(NO_CONVERSATION))).toEqual(['agreement_id', 'title', 'mode']);
    expect(newConversationProblems({ ...START, title: 'x'.repeat(201) }).title?.key).toBe('chat.longTitle');
    expect(
      newConversationProblems({ ...START, title: 'Tak', text: 'x'.repeat(LONGEST_CHAT_MESSAGE + 1) }).text,
    ).toEqual({
      key: 'chat.longText',
      params: { most: LONGEST_CHAT_MESSAGE, length: LONGEST_CHAT_MESSAGE + 1 },
    });
    const { form, network } = creation();
    form.change({ title: ' ' });
    form.save();
    expect(network.asked).toBe(0);
    expect(form.view$.value.problems.title?.key).toBe('chat.needsTitle');
  });

  it('should be stored completely, so that a text never comes back without its readers', () => {
    const { form } = creation();
    expect(storedNewConversation(form.view$.value)).toBeNull();
    form.change({ text: 'Ikke si det til kunden' });
    const kept = storedNewConversation(form.view$.value);
    expect(readNewConversation(kept)).toEqual({ ...START, text: 'Ikke si det til kunden' });
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('agreement_id', 'title', 'mode', 'text'), fc.anything()), (odd) => {
        const read = readNewConversation(odd);
        expect(['', 'PUBLIC', 'INTERNAL', undefined]).toContain(read.mode);
        if (read.mode === undefined) expect(read).toEqual({});
      }),
    );
  });
});

describe('the title of a conversation', () => {
  it('should tell what another user calls it meanwhile, and take the answer of the service', () => {
    const { pass: _, ...needs } = sending();
    const network = createNetwork<ConversationFields, Conversation>();
    const conversation$ = new BehaviorSubject<Conversation | null>({ id: '11', title: 'Vinduer' });
    let closed = 0;
    const form = createTitleForm({
      ...needs,
      port: { change: (_id, fields) => network.ask(fields) },
      conversation$,
      take: (conversation) => conversation$.next(conversation),
      done: () => {
        closed += 1;
      },
    });
    form.change({ title: 'Vinduer nord' });
    conversation$.next({ id: '11', title: 'Vinduer sør' });
    expect(form.view$.value.theirs).toEqual({ title: 'Vinduer sør' });
    form.save();
    expect(network.open[0]?.input).toEqual({ title: 'Vinduer nord' });
    network.open[0]?.answer(ok({ id: '11', title: 'Vinduer nord' }));
    expect([closed, form.view$.value.changed]).toEqual([1, []]);
  });
});
