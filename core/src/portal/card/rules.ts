// [P-MEMBER-47] How long a code is good on the device, when the next one is asked for, and why there is none.
import { type Instant, instantOf } from '../../shared/dates.ts';
import type { Failure } from '../../shared/result.ts';
import { CARD_REFUSALS, CardRefusalDetail, type CardRefusalType, type MemberCard } from './model.ts';

/** A new code is asked for so long before the old one ends, or at half its life where that is shorter (milliseconds). */
const AHEAD = 60_000;

/** The least time between two askings of the page itself (milliseconds). */
const GAP = 10_000;

/** A card as the device has it, by the clock of the device. */
export interface HeldCard {
  readonly card: MemberCard;
  readonly askedAt: Instant;
  /** The code is good before this. */
  readonly until: Instant;
}

/** The code lives from the asking on, not from the answer: a slow line never makes it longer. */
export function heldSince(card: MemberCard, askedAt: Instant): HeldCard {
  const answered = card.answered_at ? instantOf(card.answered_at) : askedAt;
  return { card, askedAt, until: askedAt + instantOf(card.expires_at) - answered };
}

/** Also over where the clock of the device was set back: how much time has passed is unknown then. */
export const isGood = ({ askedAt, until }: HeldCard, now: Instant): boolean => askedAt <= now && now < until;

/** When the page asks again by itself: before the end of a good code, and after a failure once the gap is over. */
export function nextAsking(held: HeldCard | null, hasFailed: boolean, askedAt: Instant): Instant {
  const soonest = askedAt + GAP;
  if (held === null || hasFailed) return soonest;
  return Math.max(soonest, held.until - Math.min(AHEAD, (held.until - held.askedAt) / 2));
}

/** The service gives this member no code now. */
export interface CardRefusal extends CardRefusalDetail {
  /** Null for a reason that has no words here. */
  readonly type: CardRefusalType | null;
  /** The service's own words. */
  readonly words: string;
}

/** The reason of the service against a code; null for any other failure. */
export function cardRefusalOf(failure: Failure | null): CardRefusal | null {
  if (failure?.kind !== 'refused' || failure.status !== 409) return null;
  const { data } = CardRefusalDetail.safeParse(failure.detail ?? {});
  const type = CARD_REFUSALS.find((known) => known === failure.type) ?? null;
  return { ...(data ?? CardRefusalDetail.parse({})), type, words: failure.message };
}
