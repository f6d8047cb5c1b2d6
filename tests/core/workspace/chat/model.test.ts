import {
  AgreementConversations,
  Attachment,
  ChatAgreement,
  ChatMessage,
  Conversation,
  Relation,
} from '@felles/core/workspace/chat';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { expectFields, type Shape } from '../../../support/expect-fields.ts';

const SENDER = { id: '3', first_name: 'Nina', last_name: 'Aas' };
const ATTACHMENT = {
  attachment_id: '7',
  url: '/v1/attachments/7',
  preview_url: '/v1/attachments/7',
  metadata: { title: 'Plan.png', mime_type: 'image/png', size_in_bytes: 412_000 },
};
const MESSAGE = {
  id: '12',
  conversation_id: '2',
  sent_by_user: false,
  status: 'READ',
  text: 'Hei',
  timestamp: '2026-11-16T13:08:00Z',
  from: SENDER,
  attachments: [ATTACHMENT],
};
const CONVERSATION = {
  id: '2',
  title: 'Avklaring vindusleveranse',
  closed: false,
  created_at: '2026-11-02T08:00:00Z',
  unread_messages_count: 2,
  most_recent_message: MESSAGE,
};
const RELATION = {
  contact: { id: '101', name: 'Nordvik Eiendom AS' },
  person: SENDER,
  roles: [{ id: '1', title: 'Byggherre' }],
  email: 'nina@example.no',
  mobile: '10100003',
  phone: null,
};
const AGREEMENT = { id: '1', name: 'Rammeavtale Nordvik Eiendom', provider: { id: '100', name: 'Fjordbygg AS' } };

const SHAPES: readonly Shape[] = [
  { name: '[W-CHAT-02] a conversation', schema: Conversation, whole: CONVERSATION, key: 'id' },
  { name: '[W-CHAT-03] a message', schema: ChatMessage, whole: MESSAGE, key: 'id' },
  { name: '[W-CHAT-04] an attachment', schema: Attachment, whole: ATTACHMENT, key: 'attachment_id' },
  { name: '[W-CHAT-05] an agreement', schema: ChatAgreement, whole: AGREEMENT, key: 'id' },
  {
    name: '[W-CHAT-06] what an agreement holds',
    schema: AgreementConversations,
    whole: {
      agreement: AGREEMENT,
      internal_conversations: [CONVERSATION],
      public_conversations: [],
      relations: [RELATION],
    },
    key: 'agreement',
  },
  { name: '[W-CHAT-07] a relation', schema: Relation, whole: RELATION, key: null },
];

/** Values that are no record of any kind, no list and no figure. */
const NONSENSE = [[]];

describe('what the service tells of conversations', () => {
  it.each(SHAPES)('$name should have its fields, each but its id perhaps missing', expectFields);

  it.each([
    ['[W-CHAT-02] the count of unread ones', Conversation, { ...CONVERSATION, unread_messages_count: 'mange' }],
    ['[W-CHAT-03] the files', ChatMessage, { ...MESSAGE, attachments: [{ url: '/uten-id' }] }],
    ['[W-CHAT-03] the sender', ChatMessage, { ...MESSAGE, from: 'Nina' }],
    [
      '[W-CHAT-04] the size',
      Attachment,
      { ...ATTACHMENT, metadata: { ...ATTACHMENT.metadata, size_in_bytes: NONSENSE } },
    ],
    ['[W-CHAT-05] the provider', ChatAgreement, { ...AGREEMENT, provider: NONSENSE }],
    ['[W-CHAT-07] the roles', Relation, { ...RELATION, roles: 'Byggherre' }],
  ])('%s should be of the kind that it is read as', (_name, schema, record) => {
    expect(z.safeParse(schema, record).success).toBe(false);
  });

  it('should pass on what the service adds', () => {
    expect(ChatMessage.parse({ ...MESSAGE, mood: 'glad' })).toMatchObject({ mood: 'glad' });
  });
});

it('[W-CHAT-06] should lose no more than the conversation or message that cannot be read', () => {
  const read = AgreementConversations.parse({
    agreement: { id: '1' },
    public_conversations: [{ id: '1', title: 7 }, { id: '2', most_recent_message: { text: 'uten id' } }, 'ødelagt'],
    internal_conversations: [{ id: '3', most_recent_message: { id: '4', attachments: [{ attachment_id: '5' }, {}] } }],
    relations: [{ email: 'nina@kunde.example' }, 7],
  });
  expect(read.public_conversations).toEqual([{ id: '2', most_recent_message: null }]);
  expect(read.internal_conversations?.[0]?.most_recent_message?.attachments).toEqual([{ attachment_id: '5' }]);
  expect(read.relations).toEqual([{ email: 'nina@kunde.example' }]);
});
