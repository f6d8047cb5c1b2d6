import { isoInstant, osloDay } from '@felles/core';
import { MESSAGE_STATUSES } from '@felles/core/internal/workspace/chat/model';
import { ChatMessage, messageRows, type PendingMessage } from '@felles/core/workspace/chat';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const NIGHT = Date.UTC(2026, 10, 18, 23);
const instant = fc.integer({ min: -30, max: 30 }).map((count) => NIGHT + count * 150_000);
const timestamp = fc.oneof(
  { weight: 8, arbitrary: instant.map(isoInstant) },
  fc.constantFrom(null, '', 'i går', '2026-13-40T10:00:00Z'),
);
const messages = fc
  .array(
    fc.record({
      sent_by_user: fc.constantFrom(true, false, 1, 0, null),
      status: fc.constantFrom(...MESSAGE_STATUSES, 'ODD', null),
      timestamp,
      from: fc.oneof(fc.constant(null), fc.record({ id: fc.constantFrom(1, '1', 2, null) })),
    }),
    { maxLength: 30 },
  )
  .map((all) => all.map((one, index) => ChatMessage.parse({ id: index, ...one })));
const pending = fc.array(instant, { maxLength: 5 }).map((all) =>
  all.map(
    (writtenAt, index): PendingMessage => ({
      key: String(index),
      text: 'Hei',
      writtenAt,
      files: [],
      state: 'waiting',
      failure: null,
    }),
  ),
);
const needs = fc.record({ messages, pending, newFrom: fc.constantFrom(null, '0', '3', '99') });

describe('the rows of a conversation', () => {
  it('[W-CHAT-03] should have each message once, in its order, and what waits after all of them', () => {
    fc.assert(
      fc.property(needs, (given) => {
        const rows = messageRows(given);
        expect(rows.map(({ message, pending: one }) => message ?? one)).toEqual([...given.messages, ...given.pending]);
        expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
      }),
    );
  });

  it('should have a day line exactly where the day in Oslo is another than that above', () => {
    fc.assert(
      fc.property(needs, (given) => {
        let above: number | null = null;
        for (const { at, day } of messageRows(given)) {
          const own = at === null ? null : osloDay(at);
          expect(day).toBe(own !== null && own !== above ? own : null);
          above = own ?? above;
        }
      }),
    );
  });

  it('should have one line of new messages, above the first of them', () => {
    fc.assert(
      fc.property(needs, (given) => {
        const marked = messageRows(given).filter(({ isFirstNew }) => isFirstNew);
        const expected = given.messages.filter(({ id }) => String(id) === given.newFrom);
        expect(marked.map(({ message }) => message)).toEqual(expected);
      }),
    );
  });

  it('should join only what one sender wrote within five minutes, on one day', () => {
    fc.assert(
      fc.property(needs, (given) => {
        const rows = messageRows(given);
        rows.forEach((row, index) => {
          expect(row.ends).toBe(rows[index + 1]?.begins ?? true);
          if (row.begins) return;
          const before = rows.slice(0, index).findLast(({ begins }) => begins);
          expect(row.isOwn).toBe(before?.isOwn);
          if (!row.isOwn) expect(String(row.message?.from?.id)).toBe(String(before?.message?.from?.id));
          expect([row.day, row.isFirstNew, row.pending]).toEqual([null, false, null]);
          const passed = (row.at ?? Number.NaN) - (before?.at ?? Number.NaN);
          expect(passed >= 0 && passed < 300_000, `passed ${passed}`).toBe(true);
        });
      }),
    );
  });

  it('should tell how far own messages have come, each state once in a row', () => {
    fc.assert(
      fc.property(needs, (given) => {
        const rows = messageRows(given);
        rows.forEach(({ message, isOwn, status }, index) => {
          const known = MESSAGE_STATUSES.find((one) => one === message?.status) ?? null;
          const next = rows[index + 1];
          const isGoingOn = next?.message && next.isOwn && (next.message.status ?? null) === (message?.status ?? null);
          if (!isOwn || message === null || known === null) expect(status).toBeNull();
          else expect(status).toBe(isGoingOn ? null : known);
        });
      }),
    );
  });

  it('should stand together where one sender wrote twice within five minutes', () => {
    const from = { id: '7', first_name: 'Nina', last_name: 'Vik' };
    const written = [0, 299_000, 300_000].map((later, id) =>
      ChatMessage.parse({ id, from, timestamp: isoInstant(NIGHT + later) }),
    );
    const rows = messageRows({ messages: written, pending: [], newFrom: null });
    expect(rows.map(({ begins, ends }) => [begins, ends])).toEqual([
      [true, false],
      [false, true],
      [true, true],
    ]);
  });
});
