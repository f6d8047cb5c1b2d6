import { toEpochSeconds } from '@felles/core';
import { isDone, listsOf, withBooking } from '@felles/core/internal/portal/bookings/rules';
import { answerOf } from '@felles/core/internal/portal/bookings/words';
import { BookableClasses } from '@felles/core/internal/portal/timetable/model';
import { actOn, markOf, movesMessage, stateOf } from '@felles/core/portal/bookings';
import type { BookableClass } from '@felles/core/portal/timetable';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { aBookableClass, aBooking } from '../../../support/a-booking.ts';

const time = (text: string): number => Date.parse(`2026-11-19T${text}+01:00`);
const seconds = (text: string) => toEpochSeconds(time(text) / 1_000);
const NOON = time('12:48:00');
const stateIn = (over: Partial<BookableClass>, now = NOON) => stateOf(aBookableClass(over), now);
const briefly = ({ kind, act, spot }: ReturnType<typeof stateOf>) =>
  [kind, act && `${act.kind}${act.isLate ? ' late' : ''}`, spot].filter((part) => part !== null).join(', ');

describe('the state of a class', () => {
  it.each<[string, Partial<BookableClass>, string, string?]>([
    ['free', {}, 'free, book'],
    ['free after the deadline', {}, 'free, book late', '16:00:01'],
    ['free at the deadline itself', {}, 'free, book', '16:00:00'],
    ['full', { free: 0, booked: 20, waiting: 6 }, 'full, wait, 7'],
    ['full, with nobody waiting', { free: 0, booked: 20, waiting: 0 }, 'full, wait, 1'],
    ['full, with nobody knowing who waits', { free: 0, booked: 20, waiting: null }, 'full, wait'],
    ['own', { is_attending: true }, 'place, cancel'],
    ['own at the deadline', { is_attending: true }, 'place, cancel', '16:00:00'],
    ['own one second later', { is_attending: true }, 'place, cancel late', '16:00:01'],
    [
      'own, moved, free to leave until the start',
      { is_attending: true, cancel_until: seconds('18:00:00') },
      'place, cancel',
      '17:59:00',
    ],
    ['own and begun', { is_attending: true }, 'place', '18:00:00'],
    ['waiting', { free: 0, waitingspot: 3, waiting: 6 }, 'queue, leave, 3'],
    ['waiting, with a place free before the deadline', { free: 1, waitingspot: 1, waiting: 6 }, 'queue, leave, 1'],
    [
      'waiting, with a place free after it',
      { free: 1, waitingspot: 1, waiting: 6 },
      'lastPlace, book late, 1',
      '16:30:00',
    ],
    ['not open yet', { booking: false, opens_at: seconds('13:00:00') }, 'notOpen'],
    ['closed', {}, 'closed', '17:30:00'],
    ['closed by the service', { booking: false }, 'closed'],
    ['begun', {}, 'started', '18:00:00'],
    ['cancelled by the center, own place or not', { class_cancelled: true, is_attending: true }, 'cancelled'],
    ['refused to this member', { error: 'Avtalen din har pause.' }, 'refused'],
  ])('[P-MEMBER-11] should offer one act at most: %s', (_, over, expected, now) => {
    expect(briefly(stateIn(over, now ? time(now) : NOON))).toBe(expected);
  });

  it.each<[string, Partial<BookableClass>]>([
    ['fewer than no free places', { free: -1 }],
    ['more booked than there are places', { free: -2, booked: 22 }],
    ['half a place', { free: 0.5 }],
    ['free places in words', { free: 'mange' }],
    ['no figures', { free: null, booked: null }],
    ['a deadline after the start', { cancel_until: seconds('18:00:01') }],
    ['an end of booking after the start', { book_inntil: seconds('19:00:00') }],
    ['an opening after the start', { opens_at: seconds('19:00:00') }],
    ['an opening after its end', { opens_at: seconds('17:00:00'), book_inntil: seconds('16:00:00') }],
    ['a deadline in words', { cancel_until: 'i morgen' }],
    ['no word whether it can be booked', { booking: null }],
    ['a place and a spot at once', { is_attending: true, waitingspot: 2 }],
    ['a place in words', { is_attending: 'ja' }],
    ['a spot below 0', { waitingspot: -1 }],
    ['a spot in words', { waitingspot: 'først' }],
  ])('[P-MEMBER-58] should be unknown without a button: %s', (_, over) => {
    expect(briefly(stateIn(over))).toBe('unknown');
  });

  it('[P-MEMBER-58] should be refused without words for a reason that is no text, and keep its week', () => {
    const [record] = z.parse(BookableClasses, [{ ...aBookableClass(), error: {} }]);
    expect(record && stateOf(record, NOON).kind).toBe('refused');
    expect(record && answerOf(record, stateOf(record, NOON), NOON).details).toEqual([]);
  });

  it('[P-MEMBER-58] should say of an impossible deadline that the terms are unknown, and not the places', () => {
    const record = aBookableClass({ book_inntil: seconds('19:00:00') });
    expect(answerOf(record, stateOf(record, NOON), NOON).title.key).toBe('bookings.unknownTerms');
  });

  it('[P-MEMBER-58] should let a member leave a place whose deadline cannot be true', () => {
    const { act, deadlines } = stateIn({ is_attending: true, cancel_until: seconds('19:00:00') });
    expect([act, deadlines.cancelUntil]).toEqual([{ kind: 'cancel', isLate: false }, null]);
  });

  it('[P-MEMBER-58] should have no places where their sum is more than a number can count', () => {
    expect(stateIn({ free: 1e292, booked: 1e300 }).places).toBeNull();
  });

  it('should take a spot of 0 for none', () => {
    expect(briefly(stateIn({ waitingspot: 0 }))).toBe('free, book');
  });

  it('[P-MEMBER-21] should tell of a least number only while fewer have booked', () => {
    expect([stateIn({ booked: 4, min: 6 }).least, stateIn({ booked: 6, min: 6 }).least]).toEqual([6, null]);
  });

  it('should count the end of the queue back from the start', () => {
    expect(stateIn({ slett_vente_min: 30 }).deadlines.queueUntil).toBe(time('17:30:00'));
  });
});

describe('the mark of a class in the timetable', () => {
  it.each<[Partial<BookableClass>, unknown]>([
    [{}, null],
    [{ free: 0 }, { kind: 'full' }],
    [{ free: -1 }, null],
    [{ is_attending: true }, { kind: 'place' }],
    [{ is_attending: true, waitingspot: 1 }, null],
    [
      { waitingspot: 3, free: 0 },
      { kind: 'queue', spot: 3 },
    ],
    [{ class_cancelled: true, is_attending: true }, { kind: 'cancelled' }],
  ])('[P-MEMBER-50] should say whose it is, or that it is full: %j', (over, expected) => {
    expect(markOf(aBookableClass(over), NOON)).toEqual(expected);
  });

  it('should be that of a class that is over from its end on, but for an own place', () => {
    const end = time('18:45:00');
    const full = aBookableClass({ free: 0 });
    expect([markOf(full, end - 1)?.kind, markOf(full, end)?.kind]).toEqual(['full', 'over']);
    expect(markOf(aBookableClass({ is_attending: true }), end)?.kind).toBe('place');
  });
});

describe('a booking that was asked for', () => {
  it('[P-MEMBER-25] should show whether the act was done', () => {
    const shown = (kind: 'book' | 'wait' | 'cancel' | 'leave') =>
      (['BOOKED', 'WAITING', 'CANCELLED', null] as const).map((status) =>
        isDone({ kind, isLate: false }, status && aBooking({ status })),
      );
    expect([shown('book'), shown('wait'), shown('cancel'), shown('leave')]).toEqual([
      [true, false, false, false],
      [true, true, false, false],
      [false, false, true, true],
      [false, false, true, true],
    ]);
  });

  it('should give its part to the class, and no part where none is known', () => {
    const of = (booking: Parameters<typeof withBooking>[1]) =>
      briefly(stateOf(withBooking(aBookableClass(), booking), NOON));
    expect(of(aBooking())).toBe('place, cancel');
    expect(of(aBooking({ status: 'WAITING', waitingspot: 3 }))).toBe('queue, leave, 3');
    expect(of(aBooking({ status: 'WAITING', waitingspot: 0 }))).toBe('unknown');
    expect(of(null)).toBe('free, book');
  });

  it('should be given up only while it is to come, late after its own deadline', () => {
    const act = (over: Parameters<typeof aBooking>[0], now = NOON) => actOn(aBooking(over), now);
    expect([act({}), act({}, time('16:00:01')), act({}, time('18:00:00'))]).toEqual([
      { kind: 'cancel', isLate: false },
      { kind: 'cancel', isLate: true },
      null,
    ]);
    expect([act({ status: 'WAITING' }), act({ status: 'ATTENDED' }), act({ cancel_until: null })]).toEqual([
      { kind: 'leave', isLate: false },
      null,
      { kind: 'cancel', isLate: false },
    ]);
  });
});

describe('a class that takes clips', () => {
  it('[P-MEMBER-63] should say how many before it is booked or waited for, and not where it takes none', () => {
    const said = (over: Partial<BookableClass>) => {
      const record = aBookableClass(over);
      return answerOf(record, stateOf(record, NOON), NOON).consequence.map(({ key }) => key);
    };
    expect(said({ klipp: 2 })).toEqual(['bookings.clips', 'bookings.beforeBooking', 'bookings.words']);
    expect(said({ klipp: 1, free: 0, booked: 20 })).toEqual(['bookings.clips']);
    expect([said({ klipp: 0 }), said({ klipp: 'two' })].flat()).not.toContain('bookings.clips');
  });
});

describe('a spot in the queue', () => {
  it('[P-MEMBER-16] should move up until the deadline, and never be said to after it', () => {
    const moves = (now: number) => movesMessage(aBooking({ status: 'WAITING', waitingspot: 1 }), now)?.key;
    expect([moves(time('16:00:00')), moves(time('16:00:01'))]).toEqual(['bookings.moves', 'bookings.movesNoMore']);
    expect(movesMessage(aBooking(), NOON)).toBeNull();
  });
});

describe('a class that the center has cancelled', () => {
  it('[P-MEMBER-21] should say that a place is gone and costs nothing, also where the record has no place any more', () => {
    const said = (over: Partial<BookableClass>) => {
      const record = aBookableClass({ class_cancelled: true, ...over });
      return answerOf(record, stateOf(record, NOON), NOON).details.map(({ key }) => key);
    };
    expect([said({}), said({ is_attending: true })]).toEqual([['bookings.cancelled.any'], ['bookings.cancelled.own']]);
  });
});

describe('the own bookings', () => {
  it('[P-MEMBER-52] should be the next place, the others by day, and the past newest first', () => {
    const on = (date: string, over: Parameters<typeof aBooking>[0] = {}) =>
      aBooking({
        starts_at: toEpochSeconds(Date.parse(`${date}:00+01:00`) / 1_000),
        ends_at: toEpochSeconds(Date.parse(`${date}:45+01:00`) / 1_000),
        tittel: date,
        ...over,
      });
    const lists = listsOf(
      [
        on('2026-11-21T10:00', { class: 3 }),
        on('2026-11-19T20:00', { class: 2, status: 'WAITING', waitingspot: 3 }),
        on('2026-11-19T18:00'),
        on('2026-11-20T10:00', { class: 4, status: 'CANCELLED' }),
        on('2026-11-12T10:00', { class: 5, status: 'ATTENDED' }),
        on('2026-11-18T10:00', { class: 6, status: 'NO_SHOW' }),
      ],
      NOON,
    );
    expect(lists.next?.tittel).toBe('2026-11-19T18:00');
    expect(lists.coming.map(({ bookings }) => bookings.map(({ tittel }) => tittel))).toEqual([
      ['2026-11-19T20:00'],
      ['2026-11-21T10:00'],
    ]);
    expect(lists.past.map(({ status }) => status)).toEqual(['CANCELLED', 'NO_SHOW', 'ATTENDED']);
    expect([lists.placeCount, lists.queueCount]).toEqual([2, 1]);
  });

  it('should never have a spot as the next class, and one that runs is not past', () => {
    const { next, coming, past } = listsOf([aBooking({ status: 'WAITING', waitingspot: 1 })], time('18:10:00'));
    expect([next, coming.length, past.length]).toEqual([null, 1, 0]);
  });
});
