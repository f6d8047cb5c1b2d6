import type { Entry } from '@felles/core/data';
import { CHAT_MODES, type ChatEdit, unsentIn } from '@felles/core/workspace/chat';
import fc from 'fast-check';
import { expect, it } from 'vitest';

const entry = fc
  .record({
    mode: fc.constantFrom(...CHAT_MODES),
    conversation_id: fc.constantFrom('1', '2'),
    isFile: fc.boolean(),
    state: fc.constantFrom<Entry<ChatEdit>['state']>('waiting', 'sending', 'lost', 'failed'),
    text: fc.string(),
    order: fc.nat(),
  })
  .map(({ mode, conversation_id, isFile, state, text, order }): Entry<ChatEdit> => {
    const file = { name: text, type: '', bytes: new Uint8Array() };
    return {
      ...{ key: `${order}`, lane: conversation_id, order, refusal: null, state },
      input: isFile
        ? { kind: 'attachment', mode, conversation_id, message_id: '9', file, before: 0 }
        : { kind: 'message', mode, conversation_id, text, files: [], written_at: order, after: null },
    };
  });

it('should tell of a conversation what is written in it and its mode, the newest of it', () => {
  fc.assert(
    fc.property(
      fc.array(entry),
      fc.constantFrom(...CHAT_MODES),
      fc.constantFrom('1', '2'),
      (entries, mode, conversationId) => {
        const own = entries.filter(({ input }) => input.mode === mode && input.conversation_id === conversationId);
        const row = unsentIn(entries, { mode, conversationId });
        expect(row === null).toBe(own.length === 0);
        const texts = own.flatMap(({ input }) => (input.kind === 'message' ? [input.text] : []));
        expect(row?.newest?.text).toBe(texts.at(-1));
        const refused = own.filter(({ state }) => state === 'failed').length;
        expect([row?.isRefused === true, row?.isWaiting === true]).toEqual([refused > 0, refused < own.length]);
      },
    ),
  );
});
