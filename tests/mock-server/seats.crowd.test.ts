import {
  type BookedClass,
  freeIn,
  giveUp,
  joinQueue,
  settle,
  spotOf,
  takenIn,
  takePlace,
} from '@felles/mock-server/internal';
import { describe, expect, it } from 'vitest';
import { aBookedClass } from '../support/a-booked-class.ts';

const NOW = 10;
const CROWD = 500;
/** `FELLES_RUNS=100` is the number of rounds that the product is held to; fewer keep a plain run short. */
const ROUNDS = Math.min(100, Number(process.env['FELLES_RUNS'] ?? 3));

const apply = (of: BookedClass, member: number): BookedClass =>
  (freeIn(of) > 0 ? takePlace : joinQueue)(of, { member, language: 'no' }, NOW);

/** The members in the order of a round. */
const arrivals = (round: number, from = 1): readonly number[] =>
  Array.from({ length: CROWD }, (_, place) => from + ((place * 7 + round * 13) % CROWD));

describe('a crowd before one class', () => {
  it('[P-MEMBER-12] [P-MEMBER-14] should fill 20 places once, and leave spots 1 to 480 in the order of arrival', () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const order = arrivals(round);
      const full = order.reduce((of, member) => {
        const after = apply(of, member);
        expect(takenIn(after)).toBeLessThanOrEqual(20);
        return after;
      }, aBookedClass(20));
      expect(new Set(full.seats.map(({ member }) => member)).size).toBe(CROWD);
      expect(order.slice(20).map((member) => spotOf(full, member))).toEqual(
        Array.from({ length: CROWD - 20 }, (_, place) => place + 1),
      );
    }
  });

  it('[P-MEMBER-19] should fill every place of 500 cancellations once, and tell each promoted member once', () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const members = arrivals(round);
      const waiting = arrivals(round + 1, CROWD + 1);
      const full = [...members, ...waiting].reduce(apply, aBookedClass(CROWD));
      const promoted: number[] = [];
      const end = members.reduce((of, member) => {
        const { after, notices } = settle(giveUp(of, member, NOW), NOW, () => true);
        promoted.push(...notices.filter(({ kind }) => kind === 'PROMOTED').map((notice) => notice.member));
        expect(takenIn(after)).toBe(CROWD);
        return after;
      }, full);
      expect(promoted).toEqual(waiting);
      expect(freeIn(end)).toBe(0);
    }
  });
});
