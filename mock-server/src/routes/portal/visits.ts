import { memberVisits as wire } from '@felles/adapters-http/wire';
import { addDays, type Day, firstOfMonth, isoDate, monthAway, osloDay, toEpochSeconds } from '@felles/core';
import type { Agreement } from '@felles/core/internal/portal/profile/model';
import { startOfOsloDay } from '@felles/core/internal/shared/dates';
import type { MemberVisit } from '@felles/core/portal/visits';
import type { DemoCenter, DemoPerson } from '@felles/fixtures';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import { sessionOf } from '../../bookings/classes.ts';
import { seatDemoMember } from '../../bookings/demo-seats.ts';
import { seatsOf } from '../../bookings/members.ts';
import { unfit } from '../../refusals.ts';
import type { Service } from '../../row.ts';
import { seededChance } from '../../world/chance.ts';
import { profileOf } from '../../world/profiles.ts';
import type { World } from '../../world.ts';

/** The center deletes visits after so many days. */
const KEPT = 90;
/** How long a period may be (days). */
const LONGEST = 400;
/** The share of days on which a member of the demo trains alone. */
const OFTEN = 0.2;

/** [P-MEMBER-46] The visits of the member with the session, as far as they are kept. */
export function memberVisitRoutes(app: FastifyInstance, service: Service): void {
  const { world } = service;

  answer(app, service, wire.visits, ({ center, member: { person }, query: { from, to } }) => {
    if (to < from) throw unfit('query.to', 'earlier than the first day');
    if (to - from > LONGEST) throw unfit('query.to', `more than ${LONGEST} days after the first day`);
    const kept = addDays(osloDay(world.now()), -KEPT);
    const visits = visitsOf(world, center, person, kept).filter(({ at }) => {
      const day = osloDay(at * 1_000);
      return day >= from && day <= to;
    });
    return { visits: visits.toSorted((a, b) => b.at - a.at), kept_days: KEPT, kept_from: isoDate(kept) };
  });
}

/** Classes that the member came to, and days of training alone, with none in the month before the last. */
function visitsOf(world: World, center: DemoCenter, person: DemoPerson, kept: Day): readonly MemberVisit[] {
  const agreements = profileOf(world, center, person, null).avtaler ?? [];
  const holds = (day: Day) => agreements.some((agreement) => isWithin(agreement, isoDate(day)));
  seatDemoMember(world, center, person);
  const today = osloDay(world.now());
  const attended = seatsOf(world, center, person.id)
    .filter(({ of, seat }) => seat.status === 'ATTENDED' && osloDay(of.startsAt * 1_000) >= kept)
    .map(({ of }) => visit(center, of.startsAt - 600, sessionOf(world, center, of)?.grennavn ?? null, of.departmentId));
  const isDemo = world.demo.people(world.now()).some(({ id }) => id === person.id);
  const empty = monthAway(firstOfMonth(today), -2);
  const days = Array.from({ length: isDemo ? KEPT : 0 }, (_, at) => addDays(today, -1 - at)).filter(
    (day) =>
      holds(day) && firstOfMonth(day) !== empty && seededChance(world.state.seed, `visit ${person.id}`, day) < OFTEN,
  );
  const alone = days.map((day) => {
    const minutes = 360 + Math.floor(seededChance(world.state.seed, `time ${person.id}`, day) * 840);
    return visit(center, startOfOsloDay(day) / 1_000 + minutes * 60, null, center.departments[day % 2]?.id);
  });
  return [...attended, ...alone];
}

const isWithin = ({ valid_from: from, valid_to: to }: Agreement, date: string): boolean =>
  typeof from === 'string' && from <= date && (typeof to !== 'string' || date <= to);

const visit = (
  { departments }: DemoCenter,
  at: number,
  title: string | null,
  departmentId = departments[0]?.id,
): MemberVisit => ({
  id: String(at),
  at: toEpochSeconds(at),
  department_id: departmentId,
  department_name: departments.find(({ id }) => id === departmentId)?.navn,
  class_title: title,
});
