// One agreement of one member: read from the world, changed by an act, and answered as its terms.
import { type Language, osloDay } from '@felles/core';
import type { Agreement } from '@felles/core/internal/portal/profile/model';
import { dayMonthYear } from '@felles/core/internal/shared/calendar';
import { AgreementTerms, type FreezePreview } from '@felles/core/portal/agreement';
import { type DemoPerson, demoLeavingRules } from '@felles/fixtures';
import * as z from 'zod/mini';
import { type Scene, settleClasses } from '../bookings/acts.ts';
import { secondsNow } from '../bookings/classes.ts';
import { seatDemoMember } from '../bookings/demo-seats.ts';
import { type Refusal, refusal } from '../refusals.ts';
import { enter, nextNumber } from '../world/ledger.ts';
import { billPauses, billWithdrawal } from '../world/member-invoices.ts';
import { profileOf } from '../world/profiles.ts';
import type { AgreementChanges, Confirmation } from '../world/records/agreement-changes.ts';
import { isObjection, type Objection, type Outcome, withFreeze } from './acts.ts';
import { changesOf, firstChanges, keepChanges } from './changes.ts';
import { sendAgreementLetter } from './letters.ts';
import { firstDay, lastDay, writtenMonth } from './months.ts';
import { freeSeats, lostBookings, lostSeats } from './places.ts';
import { previewRecord, termsRecord } from './records.ts';
import {
  endOf,
  type FreezeWish,
  feeOn,
  firstFreeMonth,
  obstacleToFreeze,
  ownFreeze,
  type Standing,
  usedUntil,
} from './rules.ts';
import { type LetterKind, WORDS } from './words.ts';

/** An agreement, its member, and where it stands. */
export interface Matter {
  readonly scene: Scene;
  readonly person: DemoPerson;
  readonly language: Language;
  readonly contractId: string;
  readonly agreement: Agreement;
  readonly standing: Standing;
  readonly email: string | null;
}

/** Receipts have seven digits. */
const FIRST_RECEIPT = 4_820_000;

/** An agreement of a member that holds, or has held. Another member's agreement is refused as one that is none. */
export function matterOf(scene: Scene, person: DemoPerson, contractId: string, language: Language): Matter {
  const { world, center } = scene;
  seatDemoMember(world, center, person);
  const profile = profileOf(world, center, person, null);
  const agreement = (profile.avtaler ?? []).find(({ id }) => id === contractId);
  const changes =
    agreement && (changesOf(world, [center, person], agreement) ?? firstChanges(world, center, profile, agreement));
  if (!agreement || !changes || (agreement.status !== true && changes.endsOn === null)) throw unknown(language);
  const standing = { changes, rules: demoLeavingRules(center.code), today: osloDay(world.now()) };
  return { scene, person, language, contractId, agreement, standing, email: profile.epost ?? null };
}

const unknown = (language: Language): Refusal => refusal(404, WORDS[language].unknown, 'UnknownContract');

export function termsOf(matter: Matter): AgreementTerms {
  const { scene, person, contractId, agreement, standing } = matter;
  const { changes, today } = standing;
  const lost = (by: Partial<AgreementChanges>) =>
    lostBookings(scene, person, lostSeats(scene, person, { contractId, after: { ...changes, ...by } }));
  return termsRecord(standing, {
    contractId,
    number: agreement.number === null || agreement.number === undefined ? null : String(agreement.number),
    title: agreement.title ?? null,
    text: agreement.text ?? null,
    member: `${person.firstName} ${person.lastName}`,
    bookingsAfter: lost({ endsOn: endOf(standing) }),
    bookingsOfWithdrawal: lost({ endsOn: today, isWithdrawn: true }),
  });
}

export function previewOf(matter: Matter, wish: FreezeWish): FreezePreview {
  const { scene, person, contractId, standing } = matter;
  const obstacle = obstacleToFreeze(standing, wish);
  if (obstacle !== null) throw refusedBy(matter, obstacle, wish);
  const after = withFreeze(standing, wish, { number: 0, at: 0, sentTo: null });
  return previewRecord(standing, wish, lostBookings(scene, person, lostSeats(scene, person, { contractId, after })));
}

/** [P-MEMBER-49] A refusal has its name and its words, and brings the terms as they are now. */
function refusedBy(matter: Matter, { reason, other }: Objection, wish?: FreezeWish): Refusal {
  const { language, standing } = matter;
  if (reason === 'NotFound') return unknown(language);
  const own = ownFreeze(standing.rules);
  const written = other ? `${dayMonthYear(firstDay(other.from))}–${dayMonthYear(lastDay(other.to))}` : '';
  const words = WORDS[language].refusals[reason]({ least: own?.least ?? 0, most: own?.most ?? 0, other: written });
  const first = wish ? firstFreeMonth(standing, wish.months) : null;
  return refusal(409, words, reason, undefined, {
    terms: z.encode(AgreementTerms, termsOf(matter)),
    ...(first !== null && { first_month: writtenMonth(first) }),
  });
}

/** The invoices of the agreement follow an act. */
function bill({ scene, person, contractId, agreement, standing }: Matter, after: AgreementChanges, by: string): void {
  const whose = [scene.center, person] as const;
  const id = Number(contractId);
  if (after.isWithdrawn) {
    const used = { contractId: id, title: agreement.title ?? '', from: after.beginsOn, ...usedUntil(standing) };
    billWithdrawal(scene.world, whose, used, by);
  } else if (after.freezes !== standing.changes.freezes) billPauses(scene.world, whose, id, (day) => feeOn(after, day));
}

/** An act of the member. One that changes nothing gives no receipt, frees nothing, and is not told. */
export function perform(
  matter: Matter,
  kind: LetterKind,
  act: (standing: Standing, confirmation: Confirmation) => Outcome,
  by: string,
): AgreementTerms {
  const { scene, person, contractId, standing, email } = matter;
  const { world, center } = scene;
  const number = FIRST_RECEIPT + world.state.numbered + 1;
  const confirmation = { number, at: secondsNow(world), sentTo: email };
  const after = act(standing, confirmation);
  if (isObjection(after)) throw refusedBy(matter, after);
  if (after === standing.changes) return termsOf(matter);
  const lost = lostSeats(scene, person, { contractId, after });
  keepChanges(world, [center, person], contractId, after);
  enter(world, 'agreement', nextNumber(world), by);
  freeSeats(scene, person, lost, by);
  bill(matter, after, by);
  settleClasses(scene, by);
  const isNews = after.reason === standing.changes.reason || after.confirmation !== standing.changes.confirmation;
  const changed = { ...matter, standing: { ...standing, changes: after } };
  if (isNews) sendLetter(changed, kind === 'end' && after.isRequested ? 'request' : kind, confirmation, by, standing);
  return termsOf(changed);
}

/** The letter of an act on an agreement as it stands after it, with the pause that it has begun, if any. */
export function sendLetter(
  { scene, person, language, contractId, agreement, standing }: Matter,
  kind: LetterKind,
  confirmation: Confirmation,
  by: string,
  before = standing,
): void {
  const freeze = standing.changes.freezes.find((one) => !before.changes.freezes.includes(one)) ?? null;
  const title = agreement.title ?? '';
  sendAgreementLetter(scene, kind, { person, language, contractId, title, standing, confirmation, freeze }, by);
}
