// [P-MEMBER-12] Each act decides and writes in one step: between the two nothing else runs.
import type { BookingRequest } from '@felles/core/internal/portal/bookings/model';
import { allowsOverlaps, type DemoCenter, type DemoPerson } from '@felles/fixtures';
import { enter, nextNumber } from '../world/ledger.ts';
import { personById } from '../world/members.ts';
import type { BookedClass, Seat } from '../world/records/bookings.ts';
import type { World } from '../world.ts';
import { classAgain, keepClass, keptClasses, secondsNow, sessionOf } from './classes.ts';
import { sendLetter } from './letters.ts';
import { seatsOf, standingOf } from './members.ts';
import {
  cancelUntilOf,
  freeIn,
  giveUp,
  joinQueue,
  leaveOverlap,
  type Notice,
  type Step,
  seatOf,
  settle,
  takePlace,
} from './seats.ts';
import { type Obstacle, obstacleToPlace, obstacleToSpot, overlapping } from './standing.ts';

/** The reason of a refusal, by its name on the wire. */
export type Reason =
  | Obstacle
  | 'Full'
  | 'Closed'
  | 'NotOpen'
  | 'Late'
  | 'Overlaps'
  | 'ClassCancelled'
  | 'Started'
  | 'Changed';

/** A refused act, with the class as it is now. */
export interface Objection {
  readonly reason: Reason;
  readonly of: BookedClass;
  /** The booking at the same time. */
  readonly other?: { readonly of: BookedClass; readonly seat: Seat };
}

/** The class and the member's seat after an act. */
export interface Done {
  readonly of: BookedClass;
  readonly seat: Seat;
}

/** The world of an act, and whom its messages lead back to. */
export interface Scene {
  readonly world: World;
  readonly center: DemoCenter;
  /** Where the portal is. */
  readonly portal: string;
}

/** Writes a step down, and sends the messages that it makes due. */
export function applyStep(scene: Scene, { after, notices }: Step, by: string): void {
  keepClass(scene.world, after);
  for (const notice of notices) {
    tell(scene, after, notice, by);
    if (notice.kind === 'PROMOTED') leaveOverlaps(scene, after, notice.member, by);
  }
}

function tell({ world, center, portal }: Scene, of: BookedClass, { member, kind, language }: Notice, by: string): void {
  const person = personById(world, member);
  if (person === null) return;
  const title = sessionOf(world, center, of)?.grennavn ?? 'Gruppetime';
  sendLetter(world, { center, person, of, kind, language, portal, title }, by);
}

/** [P-MEMBER-18] A place ends the member's spots at the same time, and the member is told. */
function leaveOverlaps(scene: Scene, of: BookedClass, member: number, by: string): void {
  const own = seatsOf(scene.world, scene.center, member);
  for (const { of: other } of overlapping(own, of, 'WAITING')) applyStep(scene, leaveOverlap(other, member), by);
}

/** Brings all classes of a center up to the clock: promotions that are due, and what time ends. */
export function settleClasses(scene: Scene, by: string): void {
  const { world, center } = scene;
  const at = secondsNow(world);
  for (const before of keptClasses(world, center)) {
    // Read anew: the class before it may have ended a spot of this one.
    const of = classAgain(world, before);
    const step = settle(of, at, (member) => mayCome(scene, of, member, at));
    if (step.after !== of) applyStep(scene, step, by);
  }
}

/** The other people of the demo may always come. */
function mayCome({ world, center }: Scene, of: BookedClass, member: number, _at: number): boolean {
  if (member < 0) return true;
  const person = personById(world, member);
  return person !== null && obstacleToPlace(standingOf(world, center, person)(of), of, of.clips) === null;
}

export interface Wish extends BookingRequest {
  readonly person: DemoPerson;
  readonly language: Seat['language'];
}

/** A place or a spot for a member: the one that is there, a new one, or the reason against it. */
export function book(scene: Scene, of: BookedClass, wish: Wish, by: string): Done | Objection {
  const { world } = scene;
  const { person, language } = wish;
  const at = secondsNow(world);
  const applicant = { member: person.id, language };
  const known = seatOf(of, person.id);
  const isWanted = known?.status === 'WAITING' && !wish.waiting && freeIn(of) > 0;
  if (known !== null && isOpen(known) && !isWanted) return { of, seat: known };
  const refused = refusalOf(scene, of, wish, at);
  if (refused !== null) return refused;
  const after = freeIn(of) > 0 ? takePlace(of, applicant, at) : joinQueue(of, applicant, at);
  applyStep(scene, { after, notices: [] }, by);
  const seat = seatOf(after, person.id);
  if (seat === null) throw new Error('A member who has booked has no seat.');
  if (seat.status === 'BOOKED') leaveOverlaps(scene, after, person.id, by);
  enter(world, 'booking', nextNumber(world), by);
  settleClasses(scene, by);
  return { of: classAgain(world, after), seat };
}

const isOpen = ({ status }: Seat): boolean => status === 'BOOKED' || status === 'WAITING';

function refusalOf({ world, center }: Scene, of: BookedClass, wish: Wish, at: number): Objection | null {
  const { person, waiting, overlaps } = wish;
  const time = timeAgainst(of, at);
  if (time !== null) return { reason: time, of };
  const isFree = freeIn(of) > 0;
  // A place after the deadline costs money to leave, so a member who asked for a spot is asked again.
  if (waiting && isFree && at >= of.cancelUntil) return { reason: 'Changed', of };
  const standing = standingOf(world, center, person)(of);
  const obstacleTo = waiting && !isFree ? obstacleToSpot : obstacleToPlace;
  const obstacle = obstacleTo(standing, of, of.clips);
  if (obstacle !== null) return { reason: obstacle, of };
  const [other] = overlapping(standing.own, of, 'BOOKED');
  if (other && !(overlaps && allowsOverlaps(center.code))) return { reason: 'Overlaps', of, other };
  return isFree || waiting ? null : { reason: 'Full', of };
}

/** Why a class cannot be booked now, by any member. */
export function timeAgainst(of: BookedClass, at: number): Reason | null {
  if (of.isCancelled) return 'ClassCancelled';
  if (at >= of.startsAt) return 'Started';
  if (at < of.opensAt) return 'NotOpen';
  return at >= of.closesAt ? 'Closed' : null;
}

/** [P-MEMBER-20] Ends a place or a spot; one that has ended stays as it is. Null for a member who has none. */
export function cancel(
  scene: Scene,
  of: BookedClass,
  { person, late }: { readonly person: DemoPerson; readonly late: boolean },
  by: string,
): Done | Objection | null {
  const { world } = scene;
  const at = secondsNow(world);
  const seat = seatOf(of, person.id);
  if (seat === null) return null;
  if (!isOpen(seat)) return { of, seat };
  if (at >= of.startsAt) return { reason: 'Started', of };
  if (seat.status === 'BOOKED' && at > cancelUntilOf(of, seat) && !late) return { reason: 'Late', of };
  applyStep(scene, { after: giveUp(of, person.id, at), notices: [] }, by);
  enter(world, 'cancellation', nextNumber(world), by);
  settleClasses(scene, by);
  const after = classAgain(world, of);
  return { of: after, seat: seatOf(after, person.id) ?? seat };
}
