// The words for the state of a class, for a press and for a booking.
import { type Instant, instantOf } from '../../shared/dates.ts';
import { trimmedOrNull } from '../../shared/wire-values.ts';
import type { BookingMessage } from '../../texts/bookings.ts';
import type { BookableClass } from '../timetable/index.ts';
import { isOwn, type Standing } from '../timetable/rules.ts';
import type { PressProgress } from './acts.ts';
import type { Booking } from './model.ts';
import { type Act, type ClassState, type Deadlines, deadlinesOf } from './rules.ts';
import { describeDeadline, inMessage, timeMessage, whenMessage } from './times.ts';

/** The answer that stands above all else: one sentence, and a few lines with it. */
export interface ClassAnswer {
  readonly title: BookingMessage;
  readonly details: readonly BookingMessage[];
  /** The price of the act, or until when it costs nothing; before it is pressed. */
  readonly consequence: readonly BookingMessage[];
}

const of = <M extends BookingMessage>(...messages: readonly (M | null)[]): readonly M[] =>
  messages.filter((message) => message !== null);

/** [P-MEMBER-29] The answer for a visitor. */
export const SIGNED_OUT: ClassAnswer = {
  title: { key: 'bookings.signedOut', params: {} },
  details: [{ key: 'bookings.signedOut.more', params: {} }],
  consequence: [],
};

/** [P-MEMBER-26] Nothing is kept for later. */
export const WITHOUT_NETWORK: BookingMessage = { key: 'bookings.withoutNetwork', params: {} };

/** The service's words, as text. */
const said = (words: string | null | undefined): BookingMessage | null => {
  const text = trimmedOrNull(words);
  return text === null ? null : { key: 'bookings.words', params: { words: text } };
};

/** The words for the state of a class. */
export function answerOf(record: BookableClass, state: ClassState, now: Instant): ClassAnswer {
  const { kind, spot, deadlines } = state;
  const few = fewMessage(state);
  const consequence = consequenceOf(record, state.act, deadlines, now);
  const answer = (title: BookingMessage, ...details: readonly (BookingMessage | null)[]): ClassAnswer => ({
    title,
    details: of(...details),
    consequence,
  });
  const taken = takenMessage(state);
  switch (kind) {
    case 'cancelled':
      return answer(
        { key: 'bookings.cancelled', params: {} },
        { key: isOwn(record) ? 'bookings.cancelled.own' : 'bookings.cancelled.any', params: {} },
      );
    case 'started':
      return answer({ key: 'bookings.started', params: {} }, taken);
    case 'place':
      return answer(
        state.promotedAt === null
          ? { key: 'bookings.place', params: {} }
          : { key: 'bookings.promoted', params: { when: whenMessage(state.promotedAt, now) } },
        describeDeadline(deadlines.cancelUntil, now),
        heldMessage(deadlines),
        few,
      );
    case 'queue':
      return answer({ key: 'bookings.queue', params: { spot: spot ?? '' } }, taken);
    case 'lastPlace':
      return answer(
        { key: 'bookings.lastPlace', params: {} },
        deadlines.cancelUntil === null
          ? null
          : {
              key: 'bookings.lastPlace.more',
              params: { spot: spot ?? '', when: whenMessage(deadlines.cancelUntil, now) },
            },
      );
    case 'free':
      return answer(placesMessage(state), closesMessage(deadlines, now), few);
    case 'full':
      return answer(placesMessage(state), takenMessage(state, false));
    case 'notOpen':
      return answer(
        { key: 'bookings.notOpen', params: { when: whenMessage(deadlines.opensAt ?? now, now) } },
        { key: 'bookings.notOpen.more', params: { in: inMessage(deadlines.opensAt ?? now, now) } },
      );
    case 'closed':
      return answer(
        deadlines.closesAt !== null && now >= deadlines.closesAt
          ? { key: 'bookings.closed', params: { when: whenMessage(deadlines.closesAt, now) } }
          : { key: 'bookings.closedNow', params: {} },
        taken,
      );
    case 'refused':
      return answer(
        { key: 'bookings.refused', params: {} },
        said(typeof record.error === 'string' ? record.error : null),
      );
    case 'unknown': {
      const key = state.places === null ? 'bookings.unknown' : 'bookings.unknownTerms';
      return answer({ key, params: {} }, { key: 'bookings.unknown.more', params: {} });
    }
  }
}

function placesMessage({ places }: ClassState): BookingMessage {
  if (places === null) return { key: 'bookings.unknown', params: {} };
  if (places.free > 0) return { key: 'bookings.free', params: { free: places.free, all: places.free + places.taken } };
  return places.waiting === null || places.waiting === 0
    ? { key: 'bookings.full', params: {} }
    : { key: 'bookings.fullWaiting', params: { waiting: places.waiting } };
}

/** `hasQueue` names how many wait, which another line may say already. */
function takenMessage({ places }: ClassState, hasQueue = true): BookingMessage | null {
  if (places === null) return null;
  const { taken, waiting } = places;
  const all = taken + places.free;
  return waiting === null || waiting === 0 || !hasQueue
    ? { key: 'bookings.taken', params: { taken, all } }
    : { key: 'bookings.takenWaiting', params: { taken, all, waiting } };
}

const closesMessage = ({ closesAt }: Deadlines, now: Instant): BookingMessage | null =>
  closesAt === null ? null : { key: 'bookings.closes', params: { when: whenMessage(closesAt, now) } };

const heldMessage = ({ heldUntil }: Deadlines): BookingMessage | null =>
  heldUntil === null ? null : { key: 'bookings.held', params: { when: timeMessage(heldUntil) } };

const fewMessage = ({ least, places }: ClassState): BookingMessage | null =>
  least === null || places === null ? null : { key: 'bookings.few', params: { taken: places.taken, least } };

/** [P-MEMBER-20] The price stands above the button before it is pressed, in the service's words. */
function consequenceOf(
  record: BookableClass,
  act: Act | null,
  { cancelUntil }: Deadlines,
  now: Instant,
): readonly BookingMessage[] {
  if (act === null || act.kind === 'leave') return [];
  const clips = clipsMessage(record);
  if (act.kind === 'wait') return of(clips);
  if (act.kind === 'cancel') return act.isLate ? of(said(record.late_words)) : [];
  if (cancelUntil === null)
    return of<BookingMessage>(clips, { key: 'bookings.deadlineUnknown', params: {} }, said(record.late_words));
  const when = whenMessage(cancelUntil, now);
  const deadline: BookingMessage = act.isLate
    ? { key: 'bookings.afterDeadline', params: { when } }
    : { key: 'bookings.beforeBooking', params: { when } };
  return of(clips, deadline, said(record.late_words));
}

/** [P-MEMBER-63] The clips that a class takes. */
const clipsMessage = ({ klipp }: BookableClass): BookingMessage | null =>
  typeof klipp === 'number' && klipp > 0 ? { key: 'bookings.clips', params: { clips: klipp } } : null;

/** [P-MEMBER-25] The words for a press, which stand in the place of those for the class; null where these say it all. */
export function pressAnswer(
  progress: PressProgress,
  now: Instant,
  standing: Standing,
): Pick<ClassAnswer, 'title' | 'details'> | null {
  switch (progress.kind) {
    case 'checking':
      return checkingAnswer(progress);
    case 'done':
      return doneAnswer(progress);
    case 'refused':
      return { title: progress.words, details: of(refusalDetail(progress, now, standing)) };
    default:
      return null;
  }
}

function checkingAnswer({ act: { kind }, isLong }: Extract<PressProgress, { readonly kind: 'checking' }>) {
  if (isLong)
    return answerIn({ key: 'bookings.uncertain', params: {} }, { key: 'bookings.uncertain.more', params: {} });
  const isEnding = kind === 'cancel' || kind === 'leave';
  return answerIn(
    { key: isEnding ? 'bookings.checking.cancel' : 'bookings.checking', params: {} },
    { key: 'bookings.checking.more', params: {} },
  );
}

function doneAnswer({ act: { kind }, booking }: Extract<PressProgress, { readonly kind: 'done' }>) {
  if (kind === 'leave') return answerIn({ key: 'bookings.done.leave', params: {} });
  if (kind !== 'cancel') return null;
  const isLate = booking?.status === 'LATE_CANCELLED';
  return answerIn({ key: isLate ? 'bookings.done.late' : 'bookings.done.cancel', params: {} });
}

const answerIn = (title: BookingMessage, ...details: readonly BookingMessage[]) => ({ title, details });

function refusalDetail(
  { type, other, words, service }: Extract<PressProgress, { readonly kind: 'refused' }>,
  now: Instant,
  standing: Standing,
): BookingMessage | null {
  if (type === 'Full')
    return { key: standing === 'none' ? 'bookings.refusal.Full.more' : 'bookings.refusal.Full.queue', params: {} };
  if (type === 'Overlaps' && other !== null) {
    const name = trimmedOrNull(other.tittel) ?? trimmedOrNull(other.grennavn) ?? '';
    const when = whenMessage(instantOf(other.starts_at), now);
    return { key: 'bookings.refusal.Overlaps.more', params: { name, when } };
  }
  if (type === 'Limit') return said(service);
  return words.key.startsWith('bookings.notDone.') ? { key: 'bookings.notDone.more', params: {} } : null;
}

/** The last known state of a class without a network, with its hour. */
export function lastKnownMessage({ kind, spot }: ClassState, since: Instant): BookingMessage | null {
  const time = timeMessage(since);
  if (kind === 'place') return { key: 'bookings.placeThen', params: { time } };
  return kind === 'queue' ? { key: 'bookings.queueThen', params: { spot: spot ?? '', time } } : null;
}

/** [P-MEMBER-17] The toast for a place from the queue: which class, and until when it costs nothing to leave. */
export function promotionMessage(record: BookableClass, now: Instant) {
  const { startsAt, cancelUntil } = deadlinesOf(record);
  const name = trimmedOrNull(record.grennavn) ?? trimmedOrNull(record.tittel) ?? '';
  const title: BookingMessage = { key: 'bookings.promotion', params: { name, when: whenMessage(startsAt, now) } };
  return { title, subtitle: describeDeadline(cancelUntil, now) };
}

/** [P-MEMBER-16] Until when a spot may become a place by itself, or that this is over; null where it is not told. */
export function movesMessage({ status, cancel_until: until }: Booking, now: Instant): BookingMessage | null {
  if (status !== 'WAITING' || !until) return null;
  const last = instantOf(until);
  return now > last
    ? { key: 'bookings.movesNoMore', params: {} }
    : { key: 'bookings.moves', params: { when: whenMessage(last, now) } };
}

/** The state of a booking in words, as the list of the member has it. */
export function statusMessage(booking: Booking, now: Instant): BookingMessage {
  const { status, waitingspot, promoted_at: promoted } = booking;
  if (status === 'WAITING') return { key: 'bookings.status.WAITING', params: { spot: waitingspot || '?' } };
  if (status === 'BOOKED' && promoted)
    return { key: 'bookings.promoted', params: { when: whenMessage(instantOf(promoted), now) } };
  if (status) return { key: `bookings.status.${status}`, params: {} };
  return { key: now < instantOf(booking.ends_at) ? 'bookings.uncertain' : 'bookings.status.unknown', params: {} };
}
