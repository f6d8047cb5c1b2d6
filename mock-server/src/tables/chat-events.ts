// Changes of a conversation, by any person, and the events about them.
import { CHANNELS, EVENTS, type EventName } from '@felles/adapters-http/wire';
import type { NamedFile } from '@felles/core';
import type { ConversationFields } from '@felles/core/internal/workspace/chat/model';
import type { Attachment, MessageStatus } from '@felles/core/workspace/chat';
import type { DemoStaff } from '@felles/fixtures/workspace/staff';
import { refusal } from '../refusals.ts';
import type { Service } from '../row.ts';
import { nextId } from '../world/ledger.ts';
import { openChat } from './chat.ts';
import type { ConversationRow, MessageRow } from './chat-rows.ts';
import type { ChangeKey } from './table.ts';

export function openChatEvents({ world, publish }: Pick<Service, 'world' | 'publish'>) {
  const chat = openChat({ world, publish });
  const { rows, seen, files } = chat;

  const nowInWords = (): string => new Date(world.now()).toISOString();

  function tellOf({ id, agreement_id }: ConversationRow, event: EventName, { key }: ChangeKey = {}): void {
    const project = chat.agreementOf({ agreement_id })?.project_id ?? null;
    const about = { project, conversation: id };
    publish(CHANNELS.agreements, event, { id }, { ...about, key: key ?? undefined });
  }

  function tellIn({ id }: ConversationRow, event: EventName, data: unknown, { key }: ChangeKey = {}): void {
    publish(CHANNELS.conversation(id), event, data, { conversation: id, key: key ?? undefined });
  }

  /** A user’s own channel hears how many messages that user has not read. */
  function tellUnread(staff: DemoStaff, { id }: ConversationRow): void {
    publish(CHANNELS.user(staff.id), EVENTS.message.unread, { count: chat.unread(staff), conversation_id: id });
  }

  function requireOpen({ closed }: ConversationRow): void {
    if (closed) throw refusal(409, 'Samtalen er lukket.');
  }

  /** Changes a user's read state, and reports the messages whose status follows from it. */
  function noting(conversation: ConversationRow, inside: readonly MessageRow[], note: () => void): void {
    const readers = chat.readersOf(conversation);
    const before = inside.map((message) => seen.statusOf(message, readers));
    note();
    const further = new Map<MessageStatus, string[]>();
    inside.forEach((message, at) => {
      const status = seen.statusOf(message, readers);
      if (status !== before[at]) further.set(status, [...(further.get(status) ?? []), message.id]);
    });
    for (const [status, ids] of further) tellIn(conversation, EVENTS.message.status, { ids, status });
  }

  return {
    ...chat,
    create(agreement: string, given: string, internal: boolean, by: ChangeKey): ConversationRow {
      const title = given.trim();
      const row = rows.conversations.put({
        id: nextId(world, 1_000_000),
        agreement_id: agreement,
        internal,
        title,
        created_at: nowInWords(),
        closed: false,
        closed_by: null,
        closed_at: null,
      });
      tellOf(row, EVENTS.conversation.created, by);
      return row;
    },
    change(row: ConversationRow, { title: given, closed = row.closed }: ConversationFields, person: string) {
      const title = given?.trim() ?? row.title;
      const closing = closed
        ? { closed, closed_by: chat.person(person)?.name ?? null, closed_at: nowInWords() }
        : { closed, closed_by: null, closed_at: null };
      const put = rows.conversations.put({ ...row, title, ...(closed !== row.closed && closing) });
      if (title !== row.title) tellOf(put, EVENTS.conversation.changed);
      if (closed !== row.closed) tellOf(put, closed ? EVENTS.conversation.closed : EVENTS.conversation.reopened);
      return put;
    },
    send(conversation: ConversationRow, person: string, text: string, by: ChangeKey): MessageRow {
      requireOpen(conversation);
      const id = nextId(world, 100_000_000);
      const row = { id, conversation_id: conversation.id, person_id: person, text, timestamp: nowInWords() };
      const put = rows.messages.put(row);
      tellIn(conversation, EVENTS.message.created, chat.shared(put, chat.readersOf(conversation)), by);
      for (const staff of chat.readersOf(conversation)) tellUnread(staff, conversation);
      return put;
    },
    attach(conversation: ConversationRow, message: MessageRow, file: NamedFile, by: ChangeKey): Attachment {
      requireOpen(conversation);
      const attachment = files.add(message, file);
      tellIn(conversation, EVENTS.message.attachmentAdded, chat.shared(message, chat.readersOf(conversation)), by);
      return attachment;
    },
    /** Notes that a user's page has got these messages. */
    fetched(staff: DemoStaff, conversation: ConversationRow, got: readonly MessageRow[]): void {
      const newest = got.at(-1);
      if (newest === undefined) return;
      noting(conversation, got, () => seen.fetched(staff, conversation.id, newest));
    },
    /** Marks messages by their ids, or all of a conversation. */
    read(staff: DemoStaff, conversation: ConversationRow, ids: readonly string[] | null): void {
      const inside = chat.messagesOf(conversation);
      const wanted = ids && new Set(ids);
      const marked = inside.filter(({ id }) => wanted === null || wanted.has(id));
      noting(conversation, marked, () => seen.read(staff, conversation.id, inside, marked));
      tellUnread(staff, conversation);
    },
  };
}
