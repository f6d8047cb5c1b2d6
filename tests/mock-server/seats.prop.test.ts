import {
  type BookedClass,
  cancelClass,
  freeIn,
  giveUp,
  joinQueue,
  moveClass,
  type Notice,
  type Seat,
  seatOf,
  settle,
  spotOf,
  takenIn,
  takePlace,
  waitingIn,
  withCapacity,
} from '@felles/mock-server/internal';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aBookedClass, CLASS_START } from '../support/a-booked-class.ts';

const CLASS = aBookedClass(0);
const TIMES = { before: 10, last: CLASS.cancelUntil - 1, deadline: CLASS.cancelUntil, late: CLASS.cancelUntil + 1 };

// Few members are often in each other's way; many are only now and then.
const member = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 8 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 50 }) },
);
const places = fc.oneof({ weight: 3, arbitrary: fc.nat(4) }, { weight: 1, arbitrary: fc.nat(20) });
const act = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('book' as const), member }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('wait' as const), member }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('cancel' as const), member }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('bar' as const), member }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('capacity' as const), places }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('time' as const),
      to: fc.constantFrom(...Object.values(TIMES), CLASS.closesAt, CLASS_START, CLASS.endsAt),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('absent' as const), member }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'close' as const }) },
);
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;
const acts = fc.array(act, { maxLength: 80, size: 'max' });

interface Moment {
  readonly of: BookedClass;
  readonly at: number;
  readonly barred: ReadonlySet<number>;
  readonly notices: readonly Notice[];
}

const mayCome =
  ({ barred }: Pick<Moment, 'barred'>) =>
  (who: number): boolean =>
    !barred.has(who);

/** One act as the service does it: the step, and the class brought up to the moment. */
function next(moment: Moment, { kind, ...more }: Act): Moment {
  const { at, barred } = moment;
  const who = { member: 'member' in more ? more.member : 0, language: 'no' as const };
  const now = 'to' in more ? Math.max(at, more.to) : at;
  const toggled = new Set(barred);
  if (kind === 'bar' && !toggled.delete(who.member)) toggled.add(who.member);
  const closed = kind === 'close' ? cancelClass(moment.of) : { after: moment.of, notices: [] };
  const isOver = closed.after.isCancelled || now >= CLASS_START;
  const changed = ((of: BookedClass): BookedClass => {
    if (isOver) return of;
    switch (kind) {
      case 'book':
        return barred.has(who.member) ? of : takePlace(of, who, now);
      case 'wait':
        return now >= of.closesAt || freeIn(of) > 0 ? of : joinQueue(of, who, now);
      case 'cancel':
        return giveUp(of, who.member, now);
      case 'capacity':
        return withCapacity(of, 'places' in more ? more.places : 0);
      case 'absent':
        return {
          ...of,
          seats: of.seats.map((seat) => ({ ...seat, isAbsent: seat.isAbsent || seat.member === who.member })),
        };
      default:
        return of;
    }
  })(closed.after);
  const { after, notices } = settle(changed, now, mayCome({ barred: toggled }));
  return { of: after, at: now, barred: toggled, notices: [...closed.notices, ...notices] };
}

/** Every moment of a class with so many places. */
function momentsOf(places: number, all: readonly Act[]): readonly Moment[] {
  const first: Moment = { of: { ...CLASS, capacity: places }, at: TIMES.before, barred: new Set(), notices: [] };
  const moments = [first];
  for (const one of all) moments.push(next(moments.at(-1) ?? first, one));
  return moments;
}

const during = (check: (now: Moment, before: Moment, did: Act) => void) =>
  fc.assert(
    fc.property(places, acts, (capacity, all) => {
      const moments = momentsOf(capacity, all);
      all.forEach((did, place) => {
        const [before, now] = [moments[place], moments[place + 1]];
        if (before && now) check(now, before, did);
      });
    }),
  );

const open = ({ status }: Seat): boolean => status === 'BOOKED' || status === 'WAITING';
const waiting = ({ seats }: BookedClass) => seats.filter(({ status }) => status === 'WAITING');

/** [P-MEMBER-11] The states that may follow each other. */
const MOVES: Readonly<Record<string, readonly string[]>> = {
  WAITING: ['BOOKED', 'CANCELLED', 'EXPIRED', 'CLASS_CANCELLED'],
  BOOKED: ['CANCELLED', 'LATE_CANCELLED', 'CLASS_CANCELLED', 'ATTENDED', 'NO_SHOW'],
};

describe('the places and the queue of a class', () => {
  it('should never have more members than places, and at most one open seat of each', () => {
    during(({ of }) => {
      expect(takenIn(of)).toBeLessThanOrEqual(of.capacity);
      const members = of.seats.filter(open).map((seat) => seat.member);
      expect(new Set(members).size).toBe(members.length);
    });
  });

  it('[P-MEMBER-14] should number those who wait from 1 without holes, in their order of arrival', () => {
    during(({ of }, before) => {
      const queue = waiting(of).map((seat) => seat.member);
      expect(queue.map((who) => spotOf(of, who))).toEqual(queue.map((_, place) => place + 1));
      const left = waiting(before.of).flatMap((seat) => (queue.includes(seat.member) ? [seat.member] : []));
      expect(queue.slice(0, left.length)).toEqual(left);
      expect(queue.length - left.length).toBeLessThanOrEqual(1);
    });
  });

  it('[P-MEMBER-15] should leave no member who may come waiting beside a free place before the deadline', () => {
    during(({ of, at, barred }) => {
      if (at < of.cancelUntil && freeIn(of) > 0)
        expect(waiting(of).filter((seat) => !barred.has(seat.member))).toEqual([]);
    });
  });

  it('should promote the first who may come, tell each at once, and only while cancelling is free', () => {
    during(({ of, notices, barred }, before, did) => {
      const promoted = of.seats.filter(
        (seat, place) => seat.promotedAt !== null && before.of.seats[place]?.promotedAt === null,
      );
      expect(notices.filter(({ kind }) => kind === 'PROMOTED').map((one) => one.member)).toEqual(
        promoted.map((seat) => seat.member),
      );
      for (const seat of promoted) {
        expect(seat.promotedAt).toBeLessThan(of.cancelUntil);
        const ahead = waiting(of).filter((other) => of.seats.indexOf(other) < of.seats.indexOf(seat));
        expect(
          ahead.every((other) => barred.has(other.member)),
          JSON.stringify(did),
        ).toBe(true);
      }
    });
  });

  it('[P-MEMBER-11] should let each seat change as the states allow, and leave what has ended', () => {
    during(({ of, at }, before, did) => {
      before.of.seats.forEach((seat, place) => {
        const after = of.seats[place];
        if (after === undefined || after.status === seat.status) return;
        expect(MOVES[seat.status] ?? []).toContain(after.status);
        if (after.status === 'LATE_CANCELLED') expect(at).toBeGreaterThan(of.cancelUntil);
        if (after.status === 'CANCELLED' && seat.status === 'BOOKED') expect(at).toBeLessThanOrEqual(of.cancelUntil);
        if (after.status === 'BOOKED' && at >= of.cancelUntil)
          expect(did).toMatchObject({ kind: 'book', member: seat.member });
      });
    });
  });

  it('[P-MEMBER-16] should tell those who wait of a late free place once, and of the end of the queue once', () => {
    during(({ of, notices, at }, before) => {
      for (const { kind, member: who } of notices.filter(
        (one) => one.kind === 'PLACE_FREE' || one.kind === 'EXPIRED',
      )) {
        if (kind === 'EXPIRED') expect([at >= of.closesAt, seatOf(of, who)?.status]).toEqual([true, 'EXPIRED']);
        else
          expect([before.of.isFreeTold && freeIn(before.of) > 0, at >= of.cancelUntil && at < of.closesAt]).toEqual([
            false,
            true,
          ]);
      }
      if (at >= of.closesAt) expect(waitingIn(of)).toBe(0);
    });
  });

  it('should free one place by one cancellation, however often it is sent', () => {
    during(({ of, at }, _, did) => {
      if (did.kind !== 'cancel' || at >= CLASS_START) return;
      expect(giveUp(of, did.member, at)).toEqual(giveUp(giveUp(of, did.member, at), did.member, at));
    });
  });
});

describe('one class', () => {
  const full = ['A', 'B', 'C', 'D'].reduce(
    (of, _, place) =>
      joinQueue(takePlace(of, { member: place + 1, language: 'no' }, 10), { member: place + 1, language: 'no' }, 10),
    { ...CLASS, capacity: 2 },
  );
  const statuses = ({ seats }: BookedClass) => seats.map((seat) => `${seat.member} ${seat.status}`);
  const anyone = () => true;

  it('[P-MEMBER-33] should let go free of charge at the deadline itself, and late one second after', () => {
    const at = (seconds: number) => seatOf(giveUp(full, 1, seconds), 1)?.status;
    expect([at(CLASS.cancelUntil), at(CLASS.cancelUntil + 1)]).toEqual(['CANCELLED', 'LATE_CANCELLED']);
  });

  it('should put a member who cancelled and comes again at the end of the queue', () => {
    const again = joinQueue(settle(giveUp(full, 1, 20), 20, anyone).after, { member: 1, language: 'no' }, 30);
    expect([spotOf(again, 4), spotOf(again, 1)]).toEqual([1, 2]);
  });

  it('should pass over a member who may not come, who keeps the spot', () => {
    const { after } = settle(giveUp(full, 1, 20), 20, (who) => who !== 3);
    expect(statuses(after)).toEqual(['1 CANCELLED', '2 BOOKED', '3 WAITING', '4 BOOKED']);
    expect(spotOf(after, 3)).toBe(1);
  });

  it('should promote as many as a raised capacity has places for', () => {
    const { after, notices } = settle(withCapacity(full, 10), 20, anyone);
    expect([takenIn(after), waitingIn(after), notices.map((one) => one.kind)]).toEqual([
      4,
      0,
      ['PROMOTED', 'PROMOTED'],
    ]);
  });

  it('should never promote a member by itself after the deadline, and let the first who asks take the place', () => {
    const late = CLASS.cancelUntil;
    const { after, notices } = settle(giveUp(full, 1, late), late, anyone);
    expect([freeIn(after), notices.map((one) => [one.kind, one.member])]).toEqual([
      1,
      [
        ['PLACE_FREE', 3],
        ['PLACE_FREE', 4],
      ],
    ]);
    expect(settle(after, late + 1, anyone).notices).toEqual([]);
    expect(statuses(takePlace(after, { member: 4, language: 'no' }, late))).toEqual([
      '1 CANCELLED',
      '2 BOOKED',
      '3 WAITING',
      '4 BOOKED',
    ]);
  });

  it('[P-MEMBER-21] should end every place and spot of a class that the center cancels, and tell each once', () => {
    const { after, notices } = cancelClass({ ...full, seats: [...giveUp(full, 1, 20).seats] });
    expect(statuses(after)).toEqual(['1 CANCELLED', '2 CLASS_CANCELLED', '3 CLASS_CANCELLED', '4 CLASS_CANCELLED']);
    expect(notices).toHaveLength(3);
    expect(cancelClass(after).notices).toEqual([]);
    expect(settle(after, CLASS.endsAt, anyone)).toEqual({ after, notices: [] });
  });

  it('[P-MEMBER-22] should let members of a class that was moved far go free of charge until its start', () => {
    const untold = moveClass(full, { seconds: 15 * 60 });
    expect([untold.notices, untold.after.cancelUntil]).toEqual([[], CLASS.cancelUntil + 15 * 60]);
    for (const move of [{ seconds: 16 * 60 }, { seconds: -16 * 60 }, { seconds: 0, departmentId: 102 }]) {
      const { after, notices } = moveClass(full, move);
      expect(notices.map((one) => one.kind)).toEqual(Array.from({ length: 4 }, () => 'CLASS_MOVED'));
      expect(seatOf(giveUp(after, 1, after.startsAt - 1), 1)?.status).toBe('CANCELLED');
      // The deadline of the class alone decides about promotions.
      expect(settle(giveUp(after, 1, after.startsAt - 1), after.startsAt - 1, anyone).notices).not.toContainEqual(
        expect.objectContaining({ kind: 'PROMOTED' }),
      );
    }
  });
});
