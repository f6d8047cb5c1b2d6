import { bookings as wire } from '@felles/adapters-http/wire';
import { addDays, type Day, type Language, osloDay, parseIsoDate, toEpochSeconds } from '@felles/core';
import type { BookingOutcome } from '@felles/core/internal/portal/bookings/model';
import { Booking } from '@felles/core/portal/bookings';
import { type DemoCenter, type DemoClass, demoBookingRules } from '@felles/fixtures';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { answer } from '../../answer.ts';
import { book, cancel, type Done, type Objection, type Scene, settleClasses } from '../../bookings/acts.ts';
import { classNow, secondsNow, sessionOn } from '../../bookings/classes.ts';
import { seatDemoMember } from '../../bookings/demo-seats.ts';
import { countedSeatsOf, seatsOf, standingOf } from '../../bookings/members.ts';
import { bookingRecord, classRecord, type MemberScene } from '../../bookings/records.ts';
import { blockedUntil } from '../../bookings/standing.ts';
import { nothingBookedWords, refusalWords } from '../../bookings/words.ts';
import { refusal, unfit } from '../../refusals.ts';
import type { Service } from '../../row.ts';
import type { Member } from '../../world/sessions.ts';

/** How far ahead a class can be named, and how long a period may be (days). */
const FARTHEST = 60;
const LONGEST = 400;

/** The caller of a route, as each handler gets it. */
interface Caller {
  readonly center: DemoCenter;
  readonly member: Member;
  readonly host: string;
  readonly language: Language;
}

export function bookingRoutes(app: FastifyInstance, service: Service): void {
  const { world } = service;

  const sceneOf = ({ center, host }: Pick<Caller, 'center' | 'host'>): Scene => ({
    world,
    center,
    portal: `http://${host}`,
  });

  const askedBy = ({ center, member, language }: Caller): MemberScene => ({
    world,
    center,
    member: member.person.id,
    standing: standingOf(world, center, member.person),
    language,
  });

  /** The class of an address; the bookings of its center are brought up to the clock before it is read. */
  function classAt(
    caller: Caller,
    { date, class: id }: { readonly date: Day; readonly class: number },
    by: string,
  ): DemoClass {
    if (date > addDays(osloDay(world.now()), FARTHEST)) throw unfit('path.date', `more than ${FARTHEST} days ahead`);
    const session = sessionOn(world, caller.center, date, id);
    if (session === null) throw refusal(404, 'Fant ikke timen.', 'UnknownClass');
    prepare(caller, by);
    return session;
  }

  function prepare(caller: Caller, by: string): void {
    seatDemoMember(world, caller.center, caller.member.person);
    settleClasses(sceneOf(caller), by);
  }

  /** [P-MEMBER-49] A refusal has its name and its words, and brings the class as it is now. */
  function outcomeOf(caller: Caller, session: DemoClass, result: Done | Objection): BookingOutcome {
    const asked = askedBy(caller);
    const record = classRecord(asked, session, result.of);
    if (!('reason' in result)) return { booking: bookingRecord(asked, result.of, result.seat), class: record };
    const { reason, other } = result;
    const detail = {
      class: record,
      ...(other && { other: z.encode(Booking, bookingRecord(asked, other.of, other.seat)) }),
    };
    const type = reason.endsWith('Limit') ? 'Limit' : reason;
    throw refusal(409, refusalWords(caller.language, reason), type, undefined, detail);
  }

  answer(app, service, wire.booked, ({ params: { from_date: from, to_date: to }, ...caller }) => {
    if (to < from) throw unfit('path.to_date', 'before path.from_date');
    if (to - from > LONGEST) throw unfit('path.to_date', `more than ${LONGEST} days after path.from_date`);
    prepare(caller, 'bookings.booked');
    const isWithin = (date: string): boolean => {
      const day = parseIsoDate(date);
      return day !== null && day >= from && day <= to;
    };
    return countedSeatsOf(world, caller.center, caller.member.person.id)
      .filter(({ of }) => isWithin(of.date))
      .toSorted((a, b) => a.of.startsAt - b.of.startsAt)
      .map(({ of, seat }) => bookingRecord({ world, center: caller.center }, of, seat));
  });

  answer(app, service, wire.rules, (caller) => {
    prepare(caller, 'bookings.rules');
    const rules = demoBookingRules(caller.center.code);
    const own = seatsOf(world, caller.center, caller.member.person.id);
    const until = blockedUntil({ rules, own }, secondsNow(world));
    return { ...rules, blocked_until: until === null ? null : toEpochSeconds(until) };
  });

  answer(app, service, wire.book, ({ params, body, ...caller }) => {
    const session = classAt(caller, params, 'bookings.book');
    const { person } = caller.member;
    const wish = { ...body, person, language: caller.language };
    const of = classNow(world, caller.center, session);
    return outcomeOf(caller, session, book(sceneOf(caller), of, wish, 'bookings.book'));
  });

  answer(app, service, wire.cancel, ({ params, query, ...caller }) => {
    const session = classAt(caller, params, 'bookings.cancel');
    const of = classNow(world, caller.center, session);
    const wish = { person: caller.member.person, late: query.late === true };
    const result = cancel(sceneOf(caller), of, wish, 'bookings.cancel');
    if (result === null) throw refusal(404, nothingBookedWords(caller.language), 'NotBooked');
    return outcomeOf(caller, session, result);
  });
}
