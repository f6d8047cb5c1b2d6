import { osloDay, parseIsoDate } from '@felles/core';
import type { FastifyInstance } from 'fastify';
import { answer } from '../answer.ts';
import { applyStep, type Scene, settleClasses } from '../bookings/acts.ts';
import { classAgain, classNow, secondsNow, sessionOn, withOthers } from '../bookings/classes.ts';
import {
  cancelClass,
  freeIn,
  giveUp,
  moveClass,
  type Step,
  takenIn,
  waitingIn,
  withCapacity,
} from '../bookings/seats.ts';
import { refusal } from '../refusals.ts';
import type { Service } from '../row.ts';
import { national, personByPhone } from '../world/members.ts';
import type { BookedClass } from '../world/records/bookings.ts';
import * as calls from './calls/bookings.ts';

/** Most people who can wait for a class by one order. */
const MOST_WAITING = 500;

/** A developer, or a test, acts on a class as its center and other people do. */
export function bookingControlRoutes(app: FastifyInstance, service: Service): void {
  const { world } = service;

  answer(app, service, calls.changeClass, ({ body: { center: code, date, class: id, what, value = 0 }, host }) => {
    const center = world.demo.center(code);
    const day = parseIsoDate(date);
    const session = center && day !== null ? sessionOn(world, center, day, id) : null;
    if (center === null || session === null) throw refusal(404, 'There is no such class on that day.');
    const scene: Scene = { world, center, portal: `http://${host}` };
    settleClasses(scene, BY);
    const of = classNow(world, center, session);
    if (secondsNow(world) >= of.startsAt) throw refusal(409, 'The class has started.');
    applyStep(scene, changed(scene, of, what, value), BY);
    settleClasses(scene, BY);
    const after = classAgain(world, of);
    return {
      capacity: after.capacity,
      booked: takenIn(after),
      waiting: waitingIn(after),
      cancelled: after.isCancelled,
    };
  });
}

const BY = 'control.bookings';
const still = (after: BookedClass): Step => ({ after, notices: [] });

function changed(
  { world, center }: Scene,
  of: BookedClass,
  what: keyof typeof calls.CLASS_CHANGES,
  value: number,
): Step {
  switch (what) {
    case 'fill':
      return still(withOthers(of, { booked: freeIn(of), waiting: Math.min(Math.max(value, 0), MOST_WAITING) }));
    case 'free': {
      const other = of.seats.findLast(({ member, status }) => member < 0 && status === 'BOOKED');
      if (other === undefined) throw refusal(409, 'None of the other people has a place.');
      return still(giveUp(of, other.member, secondsNow(world)));
    }
    case 'capacity':
      if (value < takenIn(of)) throw refusal(409, 'More places are taken.');
      return still(withCapacity(of, value));
    case 'cancel':
      return cancelClass(of);
    case 'move': {
      if (osloDay((of.startsAt + value * 60) * 1_000) !== parseIsoDate(of.date))
        throw refusal(409, 'The class stays on its day.');
      return moveClass(of, { seconds: value * 60 });
    }
    case 'department':
      if (!center.departments.some(({ id }) => id === value)) throw refusal(404, 'There is no such department.');
      return moveClass(of, { seconds: 0, departmentId: value });
    case 'absent':
      return still({ ...of, seats: of.seats.map((seat) => ({ ...seat, isAbsent: seat.member > 0 })) });
    case 'pause': {
      const person = personByPhone(world, center, national(String(value)));
      if (person === null) throw refusal(404, 'The center knows no such phone.');
      world.change((state) => {
        state.pauses.push({ center: center.code, member: person.id, from: of.date, to: of.date });
      });
      return still(of);
    }
  }
}
