import { addDays, hourMinute, type Language, osloDay, toEpochSeconds } from '@felles/core';
import { BOOKING_STATUSES, REFUSALS } from '@felles/core/internal/portal/bookings/model';
import { answerOf } from '@felles/core/internal/portal/bookings/words';
import { startOfOsloDay } from '@felles/core/internal/shared/dates';
import type { BookingMessage } from '@felles/core/portal/bookings';
import { describeDeadline, stateOf, statusMessage, timeMessage } from '@felles/core/portal/bookings';
import { en, no, textOf } from '@felles/core/texts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aBookableClass, aBooking } from '../../../support/a-booking.ts';

const TEXTS: Readonly<Record<Language, Readonly<Record<string, string>>>> = { no, en };
const wordsOf = (message: Parameters<typeof textOf>[1]) => Object.values(TEXTS).map((texts) => textOf(texts, message));

/** Any value that a field of the service's record may have. */
const anything = fc.oneof(
  fc.constantFrom(null, undefined, true, false, '', 'ja', '3'),
  fc.integer({ min: -3, max: 30 }),
  // JSON has no other numbers.
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer({ min: 1_795_000_000, max: 1_795_200_000 }),
);
const text = fc.option(fc.string({ maxLength: 200 }));
const records = fc.record({
  free: anything,
  booked: anything,
  waiting: anything,
  booking: anything,
  is_attending: fc.option(fc.boolean()),
  waitingspot: anything,
  opens_at: anything,
  book_inntil: anything,
  cancel_until: anything,
  slett_vente_min: anything,
  res_slettes: anything,
  class_cancelled: anything,
  min: anything,
  error: anything,
  late_words: text,
});
const instants = fc.integer({ min: 1_795_000_000, max: 1_795_200_000 }).map((seconds) => seconds * 1_000);

describe('the state of a class', () => {
  it('[P-MEMBER-58] should offer no button that could lie, for any record', () => {
    fc.assert(
      fc.property(records, instants, (over, now) => {
        const record = aBookableClass(over);
        const { act, kind, spot } = stateOf(record, now);
        const answer = answerOf(record, stateOf(record, now), now);
        for (const message of [answer.title, ...answer.details, ...answer.consequence])
          for (const words of wordsOf(message))
            expect(words).not.toMatch(/NaN|undefined|null|Infinity|\{\{|^bookings\./);
        if (act === null) return;
        expect(record.class_cancelled).not.toBe(true);
        expect(now).toBeLessThan(record.booking_starts_at * 1_000);
        if (act.kind === 'cancel') expect(record.is_attending).toBe(true);
        if (act.kind === 'leave') expect([kind, spot]).toEqual(['queue', record.waitingspot]);
        if (act.kind !== 'book' && act.kind !== 'wait') return;
        expect([record.booking, record.is_attending]).toEqual([true, record.is_attending === null ? null : false]);
        expect(record.free).toBeTypeOf('number');
        expect(Number(record.free) > 0).toBe(act.kind === 'book');
        for (const deadline of [record.cancel_until, record.book_inntil, record.opens_at])
          if (typeof deadline === 'number') expect(deadline).toBeLessThanOrEqual(record.booking_starts_at);
      }),
    );
  });

  it('[P-MEMBER-33] should be late from the second after the deadline on, over changes of the clock', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_577_836_800, max: 2_208_988_800 }), (start) => {
        const cancelUntil = start - 120 * 60;
        const record = aBookableClass({
          is_attending: true,
          booking_starts_at: toEpochSeconds(start),
          cancel_until: toEpochSeconds(cancelUntil),
        });
        const isLate = (seconds: number) => stateOf(record, seconds * 1_000).act?.isLate;
        expect([isLate(cancelUntil - 1), isLate(cancelUntil), isLate(cancelUntil + 1)]).toEqual([false, false, true]);
      }),
    );
  });
});

describe('a deadline in words', () => {
  const ZONES = ['Europe/Oslo', 'UTC', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Auckland', 'Pacific/Apia'];

  it('[P-MEMBER-31] should be the same text in six zones of a device', () => {
    const zone = process.env['TZ'];
    try {
      fc.assert(
        fc.property(
          fc.integer({ min: 1_577_836_800, max: 2_208_988_800 }),
          fc.integer({ min: -172_800, max: 172_800 }),
          (until, before) => {
            const texts = ZONES.map((TZ) => {
              process.env['TZ'] = TZ;
              return wordsOf(describeDeadline(until * 1_000, (until - before) * 1_000)).join();
            });
            expect(new Set(texts).size).toBe(1);
            expect(texts[0]).toContain(hourMinute(until * 1_000));
          },
        ),
      );
    } finally {
      if (zone === undefined) delete process.env['TZ'];
      else process.env['TZ'] = zone;
    }
  });

  it('[P-MEMBER-32] should name summer time only in the hour that comes twice', () => {
    fc.assert(
      fc.property(fc.integer({ min: 18_262, max: 25_000 }), fc.integer({ min: 0, max: 1_500 }), (day, minute) => {
        const instant = startOfOsloDay(addDays(osloDay(0), day)) + minute * 60_000;
        const twice = [-1, 1].some((hours) => hourMinute(instant + hours * 3_600_000) === hourMinute(instant));
        expect(timeMessage(instant).key !== 'bookings.time').toBe(twice);
      }),
    );
    expect(['00:30Z', '01:30Z'].map((time) => textOf(no, timeMessage(Date.parse(`2026-10-25T${time}`))))).toEqual([
      '02:30 (sommertid)',
      '02:30 (vintertid)',
    ]);
  });
});

describe('words', () => {
  it('[P-MEMBER-49] should be there for every refusal and status, in both languages', () => {
    const messages = [
      ...REFUSALS.map((type): BookingMessage => ({ key: `bookings.refusal.${type}`, params: {} })),
      ...BOOKING_STATUSES.map((status) => statusMessage(aBooking({ status, waitingspot: 2 }), 0)),
    ];
    for (const message of messages) for (const words of wordsOf(message)) expect(words).not.toMatch(/^bookings\.|\{\{/);
    expect(new Set(messages.map((message) => wordsOf(message).join())).size).toBe(messages.length);
  });
});
