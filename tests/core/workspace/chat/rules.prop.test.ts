import { isOn } from '@felles/core';
import { CHAT_FILTERS } from '@felles/core/internal/workspace/chat/model';
import {
  aboutNode,
  CHAT_ADDRESS,
  conversationIn,
  withConversation,
  withRead,
} from '@felles/core/internal/workspace/chat/rules';
import {
  type AgreementConversations,
  CHAT_MODES,
  type ChatFilter,
  type ChatMode,
  conversationsOf,
  groupsOf,
  unreadIn,
} from '@felles/core/workspace/chat';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectReadsBack } from '../../../support/expect-address.ts';
import { agreementLists, madeFor } from './agreements.ts';

const mode = fc.constantFrom(...CHAT_MODES);
const keyword = fc.constantFrom('', ' ', 'vindu', 'VINDU', 'ærlig', 'Æ', '<b>', 'finnes ikke');
const question = fc.record({ mode, filter: fc.constantFrom(...CHAT_FILTERS), text: keyword });

type Given = readonly AgreementConversations[];

const idsOf = (given: Given, asked: { mode: ChatMode; filter?: ChatFilter; text?: string }): readonly string[] =>
  groupsOf(given, { ...CHAT_ADDRESS.standard, ...asked })
    .flatMap(({ conversations }) => conversations.map(({ id }) => String(id)))
    .toSorted();

const where = (given: Given, of: ChatMode, keep: (one: ReturnType<typeof conversationsOf>[number]) => boolean) =>
  given
    .flatMap((one) => conversationsOf(one, of).filter(keep))
    .map(({ id }) => String(id))
    .toSorted();

describe('the conversations that are shown', () => {
  it('[W-CHAT-17] should be those of the mode, and of no other', () => {
    fc.assert(
      fc.property(agreementLists, question, (given, asked) => {
        for (const { conversations } of groupsOf(given, asked))
          for (const one of conversations) expect(madeFor(one)).toBe(asked.mode);
        for (const of of CHAT_MODES)
          expect(idsOf(given, { mode: of })).toHaveLength(
            given.reduce(
              (sum, one) =>
                sum + ((of === 'PUBLIC' ? one.public_conversations : one.internal_conversations)?.length ?? 0),
              0,
            ),
          );
      }),
    );
  });

  it('[W-CHAT-10] should be all of them with the filter ALL', () => {
    fc.assert(
      fc.property(agreementLists, mode, (given, of) => {
        expect(idsOf(given, { mode: of, filter: 'ALL' })).toEqual(where(given, of, () => true));
      }),
    );
  });

  it('[W-CHAT-11] should be exactly the closed ones with the filter CLOSED', () => {
    fc.assert(
      fc.property(agreementLists, mode, (given, of) => {
        expect(idsOf(given, { mode: of, filter: 'CLOSED' })).toEqual(where(given, of, ({ closed }) => isOn(closed)));
      }),
    );
  });

  it('[W-CHAT-12] [W-CHAT-13] should be read or unread, closed ones too, and each in one of both', () => {
    fc.assert(
      fc.property(agreementLists, mode, (given, of) => {
        const unread = idsOf(given, { mode: of, filter: 'UNREAD' });
        const read = idsOf(given, { mode: of, filter: 'READ' });
        expect(unread).toEqual(where(given, of, ({ unread_messages_count: count }) => (count ?? 0) > 0));
        expect([...read, ...unread].toSorted()).toEqual(where(given, of, () => true));
      }),
    );
  });

  it('[W-CHAT-14] should be those in which the words occur, among those of the filter', () => {
    fc.assert(
      fc.property(agreementLists, question, (given, asked) => {
        const sought = asked.text.trim().toLocaleLowerCase('nb');
        const passed = idsOf(given, { mode: asked.mode, filter: asked.filter });
        const found = given.flatMap(({ agreement, ...lists }) =>
          conversationsOf({ agreement, ...lists }, asked.mode)
            .filter(({ title, most_recent_message: last }) =>
              [title, last?.text, agreement.name, agreement.provider?.name]
                .map((words) => (words ?? '').toLocaleLowerCase('nb'))
                .some((words) => words.includes(sought)),
            )
            .map(({ id }) => String(id)),
        );
        expect(idsOf(given, asked)).toEqual(passed.filter((id) => sought === '' || found.includes(id)));
      }),
    );
  });

  it('should be grouped by agreement in the service’s order, latest first, without empty agreements', () => {
    fc.assert(
      fc.property(agreementLists, question, (given, asked) => {
        const groups = groupsOf(given, asked);
        const names = given.map(({ agreement: { id } }) => id);
        const shown = groups.map(({ of: { agreement } }) => agreement.id);
        expect(shown).toEqual(names.filter((id) => shown.includes(id)));
        for (const { conversations } of groups) {
          expect(conversations.length).toBeGreaterThan(0);
          const times = conversations.map(
            ({ most_recent_message: last, created_at: begun }) =>
              [last?.timestamp, begun].map((at) => Date.parse(at ?? '')).find((at) => !Number.isNaN(at)) ?? 0,
          );
          expect(times).toEqual(times.toSorted((a, b) => b - a));
        }
      }),
    );
  });
});

describe('what is known of one conversation', () => {
  it('should be found by its id, with the mode of its list', () => {
    fc.assert(
      fc.property(agreementLists, fc.nat(50).map(String), (given, id) => {
        const found = conversationIn(given, String(id));
        const all = given.flatMap((of) => CHAT_MODES.flatMap((one) => conversationsOf(of, one)));
        expect(found?.conversation).toBe(all.find((one) => one.id === id));
        if (found) expect(madeFor(found.conversation)).toBe(found.mode);
      }),
    );
  });

  it('should never move it to another list, and stand once where it is new', () => {
    fc.assert(
      fc.property(agreementLists, fc.nat(50).map(String), mode, (given, id, of) => {
        const before = conversationIn(given, String(id));
        const after = withConversation(given, { id, title: 'Ny' }, { agreementId: '1', mode: of });
        const found = conversationIn(after, String(id));
        if (before) expect(found).toMatchObject({ mode: before.mode, of: { agreement: before.of.agreement } });
        else expect(found?.mode).toBe(given.length > 0 ? of : undefined);
        if (found) expect(found.conversation.title).toBe('Ny');
        const ids = after.flatMap((one) =>
          CHAT_MODES.flatMap((own) => conversationsOf(one, own).map((each) => each.id)),
        );
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it('should lose as many unread ones as were read, never fewer than none, and nothing elsewhere', () => {
    fc.assert(
      fc.property(agreementLists, fc.nat(50).map(String), fc.nat(9), (given, id, count) => {
        const before = conversationIn(given, String(id));
        const after = withRead(given, String(id), count);
        const had = Math.max(0, before?.conversation.unread_messages_count ?? 0);
        const sum = (all: Given) => CHAT_MODES.reduce((total, one) => total + unreadIn(all, one), 0);
        expect(sum(after)).toBe(sum(given) - Math.min(had, count));
      }),
    );
  });

  it('[W-CHAT-27] should come from the agreements for a node, so that internal ones stay internal', () => {
    fc.assert(
      fc.property(agreementLists, fc.array(fc.nat(50).map(String)), (given, ids) => {
        const told = aboutNode(
          given,
          ids.map((id) => ({ id })),
        );
        for (const one of CHAT_MODES)
          expect(idsOf(told, { mode: one })).toEqual(where(given, one, ({ id }) => ids.includes(id)));
      }),
    );
  });
});

describe('the question of the list in an address', () => {
  it('should come back as it was written', () => {
    expectReadsBack(CHAT_ADDRESS, question);
  });

  it('[W-CHAT-16] should be about public ones, with anything else in an address', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('mode', 'filter', 'q'), fc.string()), (words) => {
        fc.pre(words['mode'] !== 'internal');
        expect(CHAT_ADDRESS.read(words).mode).toBe('PUBLIC');
        expect(CHAT_FILTERS).toContain(CHAT_ADDRESS.read(words).filter);
      }),
    );
    expect(CHAT_ADDRESS.standard.mode).toBe('PUBLIC');
  });
});
