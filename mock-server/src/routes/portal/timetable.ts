import { timetable as wire } from '@felles/adapters-http/wire';
import { addDays, type Day, instantOf, mondayOf, osloDay } from '@felles/core';
import type { ClassSession } from '@felles/core/portal/timetable';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import { refusal } from '../../refusals.ts';
import type { Service } from '../../row.ts';
import { DEMO_TIME } from '../../world/demo.ts';
import { requireDepartment } from './center.ts';

const HOUR = 3_600_000;

/** Five weeks, and the hour that the one with the autumn clock change has more. */
const LONGEST = 5 * 7 * 24 * HOUR + HOUR;

export function timetableRoutes(app: FastifyInstance, service: Service): void {
  const { demo } = service.world;

  answer(
    app,
    service,
    wire.classes,
    ({ center, query: { from_date: from, to_date: to, department_id: departmentId } }) => {
      requireDepartment(center, departmentId);
      if (to < from) throw refusal(400, 'query.to_date: before query.from_date');
      if (to - from > LONGEST) throw refusal(400, 'query.to_date: more than five weeks after query.from_date');
      const ids = departmentId === undefined ? center.departments.map(({ id }) => id) : [departmentId];
      const weeks = ids.flatMap((id) => mondaysBetween(from, to).map((monday) => demo.week(center.code, id, monday)));
      return joined(weeks.map((classes) => startingBetween(classes, from, to)));
    },
  );
}

/** The Monday of every Oslo week that two instants touch. */
function mondaysBetween(from: number, to: number): readonly Day[] {
  if (from < DEMO_TIME.from || to > DEMO_TIME.to) return [];
  const first = mondayOf(osloDay(from));
  const weeks = (mondayOf(osloDay(to)) - first) / 7 + 1;
  return Array.from({ length: weeks }, (_, index) => addDays(first, 7 * index));
}

/** The classes that start between two instants; the very same list where all of them do. */
function startingBetween(classes: readonly ClassSession[], from: number, to: number): readonly ClassSession[] {
  const isWithin = ({ booking_starts_at: start }: ClassSession) => instantOf(start) >= from && instantOf(start) <= to;
  return classes.every(isWithin) ? classes : classes.filter(isWithin);
}

/** The lists one after the other; the very same list where there is only one. */
const joined = <T>(lists: readonly (readonly T[])[]): readonly T[] => (lists.length === 1 && lists[0]) || lists.flat();
