// The messages that each user has fetched and read. Every count of them comes from here.
import type { MessageStatus } from '@felles/core/workspace/chat';
import type { DemoStaff } from '@felles/fixtures/workspace/staff';
import type { Service } from '../row.ts';
import { type MessageRow, type SeenRow, seenTable } from './chat-rows.ts';

/** Ids rise with time within a conversation. */
const numberOf = ({ id }: Pick<MessageRow, 'id'>): number => Number(id);

const isRead = ({ read, also }: SeenRow, message: MessageRow): boolean =>
  numberOf(message) <= read || also.includes(numberOf(message));

export function openSeen({ world, publish }: Pick<Service, 'world' | 'publish'>) {
  const rows = seenTable(world, publish);

  const of = (login: string, conversation: string): SeenRow =>
    rows.get(`${login} ${conversation}`) ?? {
      login_id: login,
      conversation_id: conversation,
      delivered: 0,
      read: 0,
      also: [],
    };

  /** How far a message has come with those who read along and have not written it. */
  function statusOf(message: MessageRow, readers: readonly DemoStaff[]): MessageStatus {
    const others = readers
      .filter(({ personId }) => personId !== message.person_id)
      .map((staff) => of(staff.id, message.conversation_id));
    if (others.some((row) => isRead(row, message))) return 'READ';
    return others.some(({ delivered }) => numberOf(message) <= delivered) ? 'DELIVERED' : 'SENT';
  }

  return {
    statusOf,
    unreadOf(staff: DemoStaff, conversation: string, inside: readonly MessageRow[]): number {
      const row = of(staff.id, conversation);
      return inside.filter((message) => message.person_id !== staff.personId && !isRead(row, message)).length;
    },
    /** Notes that a user's page has fetched all up to a message. */
    fetched(staff: DemoStaff, conversation: string, newest: MessageRow): void {
      const row = of(staff.id, conversation);
      if (numberOf(newest) > row.delivered) rows.put({ ...row, delivered: numberOf(newest) });
    },
    /** Notes that a user has read some messages of a conversation. */
    read(staff: DemoStaff, conversation: string, inside: readonly MessageRow[], marked: readonly MessageRow[]): void {
      const row = of(staff.id, conversation);
      const known = new Set([...row.also, ...marked.map(numberOf)]);
      const isNow = (message: MessageRow): boolean =>
        numberOf(message) <= row.read || known.has(numberOf(message)) || message.person_id === staff.personId;
      const gap = inside.findIndex((message) => !isNow(message));
      const all = gap === -1 ? inside : inside.slice(0, gap);
      const read = Math.max(row.read, ...all.slice(-1).map(numberOf));
      const also = [...known].filter((number) => number > read).toSorted((a, b) => a - b);
      rows.put({ ...row, read, also, delivered: Math.max(row.delivered, read, ...also.slice(-1)) });
    },
  };
}
