import { timetable as wire } from '@felles/adapters-http/wire';
import { addDays, type Day, instantOf, mondayOf, osloDay } from '@felles/core';
import type { DemoClass } from '@felles/fixtures';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import { changedClasses, classNow } from '../../bookings/classes.ts';
import { seatDemoMember } from '../../bookings/demo-seats.ts';
import { standingOf } from '../../bookings/members.ts';
import { classRecord, type MemberScene } from '../../bookings/records.ts';
import { unfit } from '../../refusals.ts';
import type { Service } from '../../row.ts';
import { DEMO_TIME } from '../../world/demo.ts';
import { requireDepartment } from './center.ts';

const HOUR = 3_600_000;

/** Five weeks, and the hour that the one with the autumn clock change has more. */
const LONGEST = 5 * 7 * 24 * HOUR + HOUR;

export function timetableRoutes(app: FastifyInstance, service: Service): void {
  const { world, plain } = service;

  answer(app, service, wire.classes, ({ center, member, language, query }) => {
    const { from_date: from, to_date: to, department_id: departmentId } = query;
    requireDepartment(center, departmentId);
    if (to < from) throw unfit('query.to_date', 'before query.from_date');
    if (to - from > LONGEST) throw unfit('query.to_date', 'more than five weeks after query.from_date');
    const ids = departmentId === undefined ? center.departments.map(({ id }) => id) : [departmentId];
    const weeks = ids.flatMap((id) => mondaysBetween(from, to).map((day) => world.demo.week(center.code, id, day)));
    const planned = joined(weeks.map((classes) => startingBetween(classes, from, to)));
    const changed = changedClasses(world, center);
    // The specification has no word for a class that is cancelled.
    const isHere = (held: DemoClass): boolean =>
      ids.includes(held.avdeling) && isBetween(held, from, to) && !(plain && 'class_cancelled' in held);
    const classes = changed.length === 0 ? planned : withChanges(planned, changed, isHere);
    if (member === null || plain) return classes;
    // [P-MEMBER-06] The member's own part comes with the session only.
    seatDemoMember(world, center, member.person);
    const standing = standingOf(world, center, member.person);
    const asked: MemberScene = { world, center, member: member.person.id, standing, language };
    return classes.map((session) => classRecord(asked, session, classNow(world, center, session)));
  });
}

/** The Monday of every Oslo week that two instants touch. */
function mondaysBetween(from: number, to: number): readonly Day[] {
  if (from < DEMO_TIME.from || to > DEMO_TIME.to) return [];
  const first = mondayOf(osloDay(from));
  const weeks = (mondayOf(osloDay(to)) - first) / 7 + 1;
  return Array.from({ length: weeks }, (_, index) => addDays(first, 7 * index));
}

const isBetween = ({ booking_starts_at: start }: DemoClass, from: number, to: number): boolean =>
  instantOf(start) >= from && instantOf(start) <= to;

/** The classes that start between two instants; the very same list where all of them do. */
function startingBetween(classes: readonly DemoClass[], from: number, to: number): readonly DemoClass[] {
  const isWithin = (session: DemoClass) => isBetween(session, from, to);
  return classes.every(isWithin) ? classes : classes.filter(isWithin);
}

/** The planned classes with those that the center has moved or cancelled since, which may come from elsewhere. */
function withChanges(
  planned: readonly DemoClass[],
  changed: ReturnType<typeof changedClasses>,
  isHere: (held: DemoClass) => boolean,
): readonly DemoClass[] {
  const isOf = (session: DemoClass) => (one: (typeof changed)[number]) =>
    one.planned.id === session.id && one.planned.dato === session.dato;
  const held = changed.filter((one) => isHere(one.held) && !planned.some((session) => isOf(session)(one)));
  return [
    ...planned.map((session) => changed.find(isOf(session))?.held ?? session).filter(isHere),
    ...held.map((one) => one.held),
  ];
}

/** The lists one after the other; the very same list where there is only one. */
const joined = <T>(lists: readonly (readonly T[])[]): readonly T[] => (lists.length === 1 && lists[0]) || lists.flat();
