// What each user has fetched and read of the conversations. Everything that is told of it is counted from here.
import type { MessageStatus } from '@felles/core/workspace';
import type { DemoStaff } from '@felles/fixtures/workspace/staff';
import type { Service } from '../row.ts';
import { type MessageRow, type SeenRow, seen } from './chat-rows.ts';

const isRead = ({ read, also }: SeenRow, id: number): boolean => id <= read || also.includes(id);

export function openSeen({ world, publish }: Pick<Service, 'world' | 'publish'>) {
  const rows = seen(world, publish);

  const of = (login: number, conversation: number): SeenRow =>
    rows.get(`${login} ${conversation}`) ?? {
      login_id: login,
      conversation_id: conversation,
      delivered: 0,
      read: 0,
      also: [],
    };

  /** How far a message has come with those who read along and have not written it. */
  function statusOf({ id, conversation_id, person_id }: MessageRow, readers: readonly DemoStaff[]): MessageStatus {
    const others = readers
      .filter(({ personId }) => personId !== person_id)
      .map((staff) => of(staff.id, conversation_id));
    if (others.some((row) => isRead(row, id))) return 'READ';
    return others.some(({ delivered }) => id <= delivered) ? 'DELIVERED' : 'SENT';
  }

  return {
    statusOf,
    unreadOf(staff: DemoStaff, conversation: number, inside: readonly MessageRow[]): number {
      const row = of(staff.id, conversation);
      return inside.filter(({ id, person_id }) => person_id !== staff.personId && !isRead(row, id)).length;
    },
    /** Notes that a user's page has fetched all up to a message. */
    fetched(staff: DemoStaff, conversation: number, upTo: number): void {
      const row = of(staff.id, conversation);
      if (upTo > row.delivered) rows.put({ ...row, delivered: upTo });
    },
    /** Notes that a user has read some messages of a conversation. */
    read(staff: DemoStaff, conversation: number, inside: readonly MessageRow[], ids: ReadonlySet<number>): void {
      const row = of(staff.id, conversation);
      const known = new Set(row.also);
      const isNow = ({ id, person_id }: MessageRow): boolean =>
        id <= row.read || known.has(id) || ids.has(id) || person_id === staff.personId;
      const gap = inside.findIndex((message) => !isNow(message));
      const all = gap === -1 ? inside : inside.slice(0, gap);
      const read = Math.max(row.read, all.at(-1)?.id ?? 0);
      const also = [...new Set([...known, ...ids])].filter((id) => id > read).toSorted((a, b) => a - b);
      rows.put({ ...row, read, also, delivered: Math.max(row.delivered, read, ...also.slice(-1)) });
    },
  };
}
