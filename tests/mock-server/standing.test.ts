import { isoDate, osloDay } from '@felles/core';
import type { BookingStatus } from '@felles/core/portal/bookings';
import {
  type BookedClass,
  blockedUntil,
  obstacleToPlace,
  obstacleToSpot,
  overlapping,
  type Standing,
} from '@felles/mock-server/internal';
import { describe, expect, it } from 'vitest';

const RULES = { max_per_day: 2, max_per_week: 4, max_waiting: 3, no_show_limit: 3, no_show_days: 30, block_days: 7 };
const NOW = Date.parse('2026-11-19T11:48:00Z') / 1_000;

/** A class of 60 minutes at an instant of the center's time. */
function aClass(id: number, start: string): BookedClass {
  const startsAt = Date.parse(start) / 1_000;
  return {
    center: 'nordlys',
    date: isoDate(osloDay(startsAt * 1_000)),
    id,
    departmentId: 101,
    startsAt,
    endsAt: startsAt + 3_600,
    opensAt: 0,
    cancelUntil: startsAt - 7_200,
    closesAt: startsAt - 1_800,
    clips: 0,
    capacity: 20,
    isCancelled: false,
    isFreeTold: false,
    seats: [],
  };
}

const own = (start: string, status: BookingStatus, id = Date.parse(start) / 1_000) => ({
  of: aClass(id, start),
  seat: {
    member: 9001,
    status,
    bookedAt: 0,
    promotedAt: null,
    cancelUntil: null,
    isAbsent: false,
    language: 'no' as const,
  },
});

const standing = (over: Partial<Standing> = {}): Standing => ({
  rules: RULES,
  blockedUntil: null,
  agreement: 'active',
  own: [],
  clips: null,
  canBeTold: true,
  ...over,
});

const EVENING = aClass(1, '2026-11-22T20:00:00+01:00');

describe('a member who wants a place', () => {
  it.each([
    ['has no agreement that covers the department', { agreement: 'none' }, 'NoAgreement'],
    ['has a pause on that day', { agreement: 'frozen' }, 'Frozen'],
    ['has too few clips', { clips: 1 }, 'NoClips'],
    ['has clips enough', { clips: 2 }, null],
    ['has an agreement without clips', {}, null],
  ] as const)('[P-MEMBER-23] should be answered by the reason when the member %s', (_, over, obstacle) => {
    expect(obstacleToPlace(standing(over), EVENING, 2)).toBe(obstacle);
    expect(obstacleToSpot(standing(over), EVENING, 2)).toBe(obstacle);
  });

  it('should have as many places on an Oslo day and in an Oslo week as the rules allow, and no more', () => {
    const places = (...all: readonly ReturnType<typeof own>[]) => obstacleToPlace(standing({ own: all }), EVENING, 0);
    const [morning, noon] = [own('2026-11-22T00:30:00+01:00', 'BOOKED'), own('2026-11-22T12:00:00+01:00', 'ATTENDED')];
    expect(places(morning)).toBeNull();
    expect(places(morning, noon)).toBe('DayLimit');
    expect(places(morning, own('2026-11-22T12:00:00+01:00', 'CANCELLED'))).toBeNull();
    const week = [16, 17, 18, 19].map((date) => own(`2026-11-${date}T00:00:00+01:00`, 'BOOKED'));
    expect(places(...week)).toBe('WeekLimit');
    // Three days of this week, and the Sunday before it.
    expect(places(...week.slice(1), own('2026-11-15T23:59:00+01:00', 'BOOKED'))).toBeNull();
  });

  it('should not count the class itself, so that the same class can be booked again', () => {
    const again = own('2026-11-22T20:00:00+01:00', 'BOOKED', 1);
    expect(obstacleToPlace(standing({ rules: { max_per_day: 1 }, own: [again] }), EVENING, 0)).toBeNull();
  });

  it('should be bound by no rule that the center does not have', () => {
    const many = Array.from({ length: 30 }, (_, place) => own(`2026-11-22T20:00:00+01:00`, 'NO_SHOW', place + 2));
    expect(obstacleToPlace(standing({ rules: {}, own: many }), EVENING, 0)).toBeNull();
  });

  it('should wait in so many classes as the rules allow, and at the limit of the day too', () => {
    const spots = [20, 21, 22].map((date) => own(`2026-11-${date}T12:00:00+01:00`, 'WAITING'));
    expect(obstacleToSpot(standing({ own: spots.slice(1) }), EVENING, 0)).toBeNull();
    expect(obstacleToSpot(standing({ own: spots }), EVENING, 0)).toBe('QueueLimit');
    const day = [10, 12].map((hour) => own(`2026-11-22T${hour}:00:00+01:00`, 'BOOKED'));
    expect(obstacleToSpot(standing({ own: day }), EVENING, 0)).toBeNull();
  });

  it('[P-MEMBER-17] should not wait where no message can reach the member', () => {
    expect(obstacleToSpot(standing({ canBeTold: false }), EVENING, 0)).toBe('NoContact');
    expect(obstacleToPlace(standing({ canBeTold: false }), EVENING, 0)).toBeNull();
  });
});

describe('a member who did not come', () => {
  const missed = (...days: readonly string[]) => ({
    rules: RULES,
    own: days.map((day) => own(`${day}T18:00:00+01:00`, 'NO_SHOW')),
  });
  const until = (date: string) => Date.parse(`${date}T00:00:00+01:00`) / 1_000;

  it('should be blocked for whole days after the third time within thirty days', () => {
    const [first, second, third] = ['2026-10-20', '2026-11-03', '2026-11-18'];
    expect(blockedUntil(missed(first, second), NOW)).toBeNull();
    expect(blockedUntil(missed(first, second, third), NOW)).toBe(until('2026-11-26'));
    expect(blockedUntil(missed(third, second, first), until('2026-11-26') - 1)).toBe(until('2026-11-26'));
    expect(blockedUntil(missed(first, second, third), until('2026-11-26'))).toBeNull();
    expect(obstacleToPlace(standing({ blockedUntil: until('2026-11-26') }), EVENING, 0)).toBe('Blocked');
  });

  it('should not be blocked for three times in more than thirty days', () => {
    expect(blockedUntil(missed('2026-10-19', '2026-11-03', '2026-11-18'), NOW)).toBeNull();
  });
});

describe('classes at the same time', () => {
  it('should overlap where one begins before the other has ended, and not where it begins at that moment', () => {
    const at = (start: string) =>
      overlapping([own(start, 'WAITING'), own(start, 'BOOKED', 1)], EVENING, 'WAITING').length;
    expect(['19:00', '19:01', '20:59', '21:00'].map((time) => at(`2026-11-22T${time}:00+01:00`))).toEqual([0, 1, 1, 0]);
  });
});
