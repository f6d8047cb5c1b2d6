import { chat as wire } from '@felles/adapters-http/wire';
import type { DemoStaff } from '@felles/fixtures/workspace/staff';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import { invalid, refusal, unfit } from '../../refusals.ts';
import type { Service } from '../../row.ts';
import { createOnce } from '../../site-changes.ts';
import { openAgreementChanges } from '../../tables/agreement-changes.ts';
import { openChatEvents } from '../../tables/chat-events.ts';
import type { ConversationRow, MessageRow } from '../../tables/chat-rows.ts';
import { openProjects } from '../../tables/projects.ts';
import { openRegister } from '../../tables/register.ts';

/** How many messages are fetched in one part at most. */
const MOST = 500;

export function chatRoutes(app: FastifyInstance, service: Service): void {
  const chat = openChatEvents(service);
  const agreements = openAgreementChanges(service);
  const { requireProject } = openProjects(service);
  const { contacts } = openRegister(service);

  function requireConversation(staff: DemoStaff, id: string): ConversationRow {
    const row = chat.find(staff, id);
    if (row === null) throw refusal(404, 'Samtalen finnes ikke.');
    return row;
  }

  /** A message that the user may see, with its conversation. */
  function requireMessage(staff: DemoStaff, id: string) {
    const message = chat.rows.messages.get(id);
    const conversation = message && chat.find(staff, message.conversation_id);
    if (!message || !conversation) throw refusal(404, 'Meldingen finnes ikke.');
    return { message, conversation };
  }

  answer(app, service, wire.agreements, ({ staff }) => chat.agreements(staff));
  answer(app, service, wire.unread, ({ staff }) => chat.unread(staff));
  answer(app, service, wire.ofNode, ({ staff, params: { node_id: node } }) => chat.ofNode(staff, node));

  answer(app, service, wire.conversation, ({ staff, params: { conversationID: id } }) =>
    chat.one(staff, requireConversation(staff, id)),
  );

  answer(app, service, wire.create, ({ staff, body: { agreement_id, title, internal }, key }) => {
    const agreement = chat.agreement(staff, agreement_id);
    if (agreement === null) throw invalid('Avtalen finnes ikke.', 'agreement_id');
    return chat.one(staff, chat.create(agreement.id, title, internal, { key }));
  });

  answer(app, service, wire.createAgreement, ({ staff, body }) => {
    const project = requireProject(staff, body.project_id);
    const contact = { id: body.contact_id, name: contacts.get(body.contact_id)?.name };
    const { id, name } = createOnce(service, 'agreements', { body }, agreements.rows, () =>
      agreements.make(project, contact, body.name, staff),
    );
    return { id, name };
  });

  answer(app, service, wire.change, ({ staff, params: { conversationID: id }, body }) =>
    chat.one(staff, chat.change(requireConversation(staff, id), body, staff.personId)),
  );

  answer(app, service, wire.messages, ({ staff, params: { conversationID: id }, query }) => {
    const conversation = requireConversation(staff, id);
    const part = partOf(chat.messagesOf(conversation), query);
    chat.fetched(staff, conversation, part);
    return chat.told(staff, part, conversation);
  });

  answer(app, service, wire.send, ({ staff, params, body, key }) => {
    const conversation = requireConversation(staff, params.conversationID);
    const sent = createOnce(service, 'messages', { params, body }, chat.rows.messages, () =>
      chat.send(conversation, staff.personId, body.text, { key }),
    );
    return { ...chat.shared(sent, chat.readersOf(conversation)), sent_by_user: true };
  });

  answer(app, service, wire.mark, ({ staff, params: { conversationID: id }, body: { status, message_ids: ids } }) => {
    const conversation = requireConversation(staff, id);
    const marked = ids === undefined ? null : ids.map(String);
    if (status === 'SENT') throw invalid('En melding som er sendt, kan merkes som levert eller lest.', 'status');
    if (status === 'READ') chat.read(staff, conversation, marked);
    else {
      const got = chat.messagesOf(conversation).filter((message) => marked?.includes(message.id) ?? true);
      chat.fetched(staff, conversation, got);
    }
    return {};
  });

  answer(app, service, wire.attach, ({ staff, params: { messageID: id }, body: { file }, key }) => {
    const { message, conversation } = requireMessage(staff, id);
    if (message.person_id !== staff.personId)
      throw refusal(403, 'Bare den som har skrevet meldingen, kan legge ved filer.');
    return chat.attach(conversation, message, file, { key });
  });
}

interface PartQuery {
  readonly before?: string | undefined;
  readonly size?: string | undefined;
}

/** So many messages before one of them, or the newest ones; all where no number is asked for. */
function partOf(all: readonly MessageRow[], { before, size }: PartQuery): readonly MessageRow[] {
  const end = before === undefined ? all.length : all.findIndex(({ id }) => id === before);
  if (end === -1) throw unfit('query.before', 'no message of this conversation');
  if (size === undefined) return all.slice(0, end);
  const count = Number(size);
  if (!Number.isInteger(count) || count < 1 || count > MOST)
    throw unfit('query.size', `a part has 1 to ${MOST} messages`);
  return all.slice(Math.max(0, end - count), end);
}
