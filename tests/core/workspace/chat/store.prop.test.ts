import { ok } from '@felles/core';
import { CHAT_ADDRESS, conversationIn } from '@felles/core/internal/workspace/chat/rules';
import { type ConversationNews, createChatStore, type ReadHere } from '@felles/core/internal/workspace/chat/store';
import {
  type AgreementConversations,
  CHAT_MODES,
  type ChatMode,
  Conversation,
  unreadOf,
} from '@felles/core/workspace/chat';
import fc from 'fast-check';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { aQuestionPlace } from '../../../support/small-needs.ts';
import { createNetwork, LOST, pick, watch } from '../../data/network.ts';
import { madeFor } from './agreements.ts';

/** The conversations 1 to 3 are public, 4 to 6 internal. */
const IDS = [1, 2, 3, 4, 5, 6];
const modeOf = (id: number): ChatMode => (id <= 3 ? 'PUBLIC' : 'INTERNAL');

const step = fc.oneof(
  fc.record({ kind: fc.constant('arrives' as const), id: fc.constantFrom(...IDS) }),
  fc.record({ kind: fc.constant('read' as const), id: fc.constantFrom(...IDS), count: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: fc.constant('answer' as const), at: fc.nat(5), isLost: fc.boolean() }),
  fc.record({ kind: fc.constant('rename' as const), id: fc.constantFrom(...IDS) }),
  fc.record({ kind: fc.constant('choose' as const), id: fc.constantFrom(null, ...IDS) }),
  fc.record({ kind: fc.constant('switch' as const), mode: fc.constantFrom(...CHAT_MODES) }),
);

function setting() {
  const unread = new Map(IDS.map((id) => [id, 0]));
  const one = (id: number): Conversation =>
    Conversation.parse({ id, mode: modeOf(id), title: `Samtale ${id}`, unread_messages_count: unread.get(id) ?? 0 });
  const current = (): readonly AgreementConversations[] => [
    {
      agreement: { id: '1', name: 'Avtale' },
      public_conversations: IDS.filter((id) => modeOf(id) === 'PUBLIC').map(one),
      internal_conversations: IDS.filter((id) => modeOf(id) === 'INTERNAL').map(one),
    },
  ];
  const network = createNetwork<readonly AgreementConversations[], readonly AgreementConversations[]>();
  const alone = createNetwork<string, Conversation>();
  const again$ = new Subject<void>();
  const read$ = new Subject<ReadHere>();
  const news$ = new Subject<ConversationNews>();
  const store = createChatStore({
    // The answer says the state of the moment of the request, however late it comes.
    port: { agreements: () => network.ask(current()), conversation: (id) => alone.ask(String(id)) },
    place: aQuestionPlace(CHAT_ADDRESS.standard),
    chosenId: null,
    letGo: () => store.choose(null),
    read$,
    news$,
    log: () => undefined,
    again$,
  });
  const answerAll = () => {
    while (network.open.length > 0) network.open[0]?.answer(ok(network.open[0].input));
  };
  return { store, unread, network, again$, read$, news$, one, answerAll };
}

const sumOf = (unread: ReadonlyMap<number, number>, mode: ChatMode): number =>
  IDS.filter((id) => modeOf(id) === mode).reduce((sum, id) => sum + (unread.get(id) ?? 0), 0);

function play(
  at: ReturnType<typeof setting>,
  steps: readonly (typeof step extends fc.Arbitrary<infer S> ? S : never)[],
) {
  const { store, unread, network, again$, read$, news$, one } = at;
  for (const now of steps) {
    if (now.kind === 'arrives') {
      unread.set(now.id, (unread.get(now.id) ?? 0) + 1);
      again$.next();
    } else if (now.kind === 'read') {
      const count = Math.min(now.count, unread.get(now.id) ?? 0);
      unread.set(now.id, (unread.get(now.id) ?? 0) - count);
      read$.next({ conversationId: String(now.id), count });
      again$.next();
    } else if (now.kind === 'answer') {
      const request = pick(network.open, now.at);
      request?.answer(now.isLost ? { ok: false, error: LOST } : ok(request.input));
    } else if (now.kind === 'rename') news$.next({ conversation: { ...one(now.id), title: 'Nytt navn' }, home: null });
    else if (now.kind === 'choose') store.choose(now.id === null ? null : String(now.id));
    else store.switchTo(now.mode);
  }
}

describe('the list of conversations', () => {
  it('should tell as many unread ones as there are, after events, reading and late answers in any order', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const at = setting();
        at.store.open();
        play(at, steps);
        // The last event is heard by then, and answered.
        at.again$.next();
        at.answerAll();
        const { unread, agreements } = at.store.view$.value;
        for (const mode of CHAT_MODES) expect(unread[mode]).toBe(sumOf(at.unread, mode));
        for (const id of IDS) {
          const found = conversationIn(agreements, String(id));
          expect(found && unreadOf(found.conversation)).toBe(at.unread.get(id));
        }
      }),
    );
  });

  it('[W-CHAT-17] [W-CHAT-18] should never show a conversation of another mode than it says', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const at = setting();
        const seen = watch(at.store.view$, ({ mode, groups, chosen, chosenId }) => {
          if (chosen) expect([chosen.mode, madeFor(chosen.conversation)]).toEqual([mode, mode]);
          if (chosenId === null) expect(chosen).toBeNull();
          if (groups.status !== 'ready') return;
          for (const { conversations } of groups.value)
            for (const one of conversations) expect(madeFor(one)).toBe(mode);
        });
        at.store.open();
        for (const now of steps) {
          const before = at.store.view$.value;
          play(at, [now]);
          if (now.kind !== 'switch') continue;
          const { mode, chosenId } = at.store.view$.value;
          expect(mode).toBe(now.mode);
          expect(chosenId).toBe(now.mode === before.mode ? before.chosenId : null);
        }
        seen.expectNoError();
      }),
    );
  });
});
