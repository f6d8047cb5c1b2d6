// Agreements as a service may give them, for the properties of conversations.
import { AgreementConversations, type ChatMode } from '@felles/core/workspace/chat';
import fc from 'fast-check';

const words = fc.constantFrom('', 'Vindu', 'VINDU i fasaden', 'ÆRLIG', 'ærlig talt', '<b>vindu</b>', null);

const conversation = fc.record({
  title: words,
  closed: fc.constantFrom(true, false, 1, 0, null),
  unread_messages_count: fc.constantFrom(0, 1, 2, 7, null, -1),
  created_at: fc.constantFrom(null, '2026-11-01T08:00:00Z', 'i går'),
  most_recent_message: fc.option(
    fc.record({ text: words, timestamp: fc.constantFrom('2026-11-18T10:00:00Z', '2026-11-02T10:00:00Z', '') }),
  ),
});

/** Each conversation has an id of its own, in whichever list it stands. */
export const agreementLists = fc
  .array(
    fc.record({
      name: words,
      provider: fc.option(fc.record({ id: fc.constant(1), name: words })),
      publicOnes: fc.option(fc.array(conversation, { maxLength: 5 })),
      internalOnes: fc.option(fc.array(conversation, { maxLength: 5 })),
    }),
    { maxLength: 5 },
  )
  .map((all) => {
    let last = 0;
    const numbered = (some: readonly object[] | null, mode: ChatMode) =>
      some?.map((one) => {
        last += 1;
        const message = Reflect.get(one, 'most_recent_message');
        return {
          ...one,
          id: last,
          mode,
          most_recent_message: message === null ? null : { id: 1_000 + last, ...Object(message) },
        };
      }) ?? null;
    return all.map(({ name, provider, publicOnes, internalOnes }, index) =>
      AgreementConversations.parse({
        agreement: { id: index + 1, name, provider },
        public_conversations: numbered(publicOnes, 'PUBLIC'),
        internal_conversations: numbered(internalOnes, 'INTERNAL'),
      }),
    );
  });

/** In which list a conversation was made, as it says itself. */
export const madeFor = (conversation: object): unknown => Reflect.get(conversation, 'mode');
