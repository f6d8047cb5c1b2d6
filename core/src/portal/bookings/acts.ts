// [P-MEMBER-25] Presses of a member: each is sent once, and after a lost answer only asked about.
import {
  BehaviorSubject,
  concat,
  filter,
  map,
  type Observable,
  of,
  type SchedulerLike,
  Subject,
  switchMap,
  take,
} from 'rxjs';
import * as z from 'zod/mini';
import { type Action, createAction, type RunEnd } from '../../data/action.ts';
import { findOutLater } from '../../data/find-out.ts';
import type { Behavior } from '../../shared/behavior.ts';
import type { Instant } from '../../shared/dates.ts';
import { describeFailure } from '../../shared/messages.ts';
import type { Reply } from '../../shared/reply.ts';
import { type Failure, isUndone } from '../../shared/result.ts';
import type { BookingMessage } from '../../texts/bookings.ts';
import type { BookableClass } from '../timetable/index.ts';
import type { Standing } from '../timetable/rules.ts';
import { type Booking, type BookingOutcome, BookingRefusalDetail, type RefusalType, refusalType } from './model.ts';
import type { BookingsPort } from './port.ts';
import { type Act, bookingIn, type ClassKey, isDone, keyText } from './rules.ts';

/** How the last press on a class stands. */
export type PressProgress =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly act: Act }
  /** The answer was lost, and the service is asked; `isLong` after half a minute without an answer. */
  | { readonly kind: 'checking'; readonly act: Act; readonly isLong: boolean; readonly nextAt: Instant }
  | { readonly kind: 'done'; readonly act: Act; readonly booking: Booking | null }
  /** The service did nothing. `type` is null where it was asked, or has a reason of its own. */
  | {
      readonly kind: 'refused';
      readonly act: Act;
      readonly type: RefusalType | null;
      readonly words: BookingMessage;
      /** The service's own words; null where there are none. */
      readonly service: string | null;
      /** The booking at the same time. */
      readonly other: Booking | null;
    }
  | { readonly kind: 'offline'; readonly act: Act };

/** [P-MEMBER-28] Whether the outcome of a press still holds: another tab, or the center, may have changed it since. */
export function stillHolds(progress: PressProgress, standing: Standing): boolean {
  if ((progress.kind !== 'done' && progress.kind !== 'refused') || standing === 'unknown') return true;
  const isIn = standing !== 'none';
  switch (progress.act.kind) {
    case 'book':
      return progress.kind === 'done' || standing !== 'place';
    case 'wait':
      return progress.kind === 'done' || !isIn;
    default:
      if (progress.kind === 'done') return !isIn;
      return isIn || (progress.type !== null && progress.type !== 'Late');
  }
}

/** News of a class after a press: its newest record, or the booking alone where only that was asked for. */
export interface ClassNews {
  readonly of: ClassKey;
  readonly record: BookableClass | null;
  /** Null is none, and left out is not told. */
  readonly booking?: Booking | null;
}

export interface Acts {
  readonly progress$: Behavior<ReadonlyMap<string, PressProgress>>;
  readonly news$: Observable<ClassNews>;
  /** [P-MEMBER-18] `overlaps` after the member has read which other booking it overlaps. */
  press(of: ClassKey, act: Act, overlaps?: boolean): void;
  /** Asks now, and sends nothing. */
  check(of: ClassKey): void;
  /** The words of the last outcome have been read. */
  clear(of: ClassKey): void;
  /** [P-MEMBER-30] Drops everything of a member. */
  forget(): void;
}

export interface ActsNeeds {
  readonly port: Pick<BookingsPort, 'booked' | 'book' | 'cancel'>;
  readonly online$: Behavior<boolean>;
  readonly newKey: () => string;
  readonly clock: SchedulerLike;
  /** Called with each failure, for the check of the session. */
  failed(failure: Failure): void;
}

const CHECKS = { limit: 10_000, first: 1_000, again: 2_000, longest: 30_000 } as const;
/** After so long without an answer, the member reads that the outcome is unknown. */
const LONG = 30_000;
/** The service may still be working on the act: only a second answer proves that it was not done. */
const SURE = 2;

interface Press {
  readonly of: ClassKey;
  readonly act: Act;
  readonly overlaps: boolean;
}

export function createActs({ port, online$, newKey, clock, failed }: ActsNeeds): Acts {
  const progress$ = new BehaviorSubject<ReadonlyMap<string, PressProgress>>(new Map());
  const news$ = new Subject<ClassNews>();
  const checkNow$ = new Subject<string>();
  const actions = new Map<string, Action<Press, ClassNews, BookingMessage>>();

  const progressOf = (of: ClassKey): PressProgress => progress$.value.get(keyText(of)) ?? IDLE;
  const show = (of: ClassKey, progress: PressProgress): void =>
    progress$.next(new Map(progress$.value).set(keyText(of), progress));

  function send({ of: key, act, overlaps }: Press): Reply<BookingOutcome> {
    if (act.kind === 'book' || act.kind === 'wait')
      return port.book(key, { waiting: act.kind === 'wait', overlaps }, newKey());
    return port.cancel(key, act.isLate, newKey());
  }

  const run = (press: Press): Observable<RunEnd<ClassNews, BookingMessage>> =>
    send(press).pipe(
      switchMap((result): Observable<RunEnd<ClassNews, BookingMessage>> => {
        if (result.ok) {
          const { booking, class: record } = result.value;
          show(press.of, { kind: 'done', act: press.act, booking });
          return of({ kind: 'done', value: { of: press.of, booking, record } });
        }
        if (isUndone(result.error)) return of(refuse(press, result.error));
        return concat(of({ kind: 'rejected', failure: CHECKING, isUncertain: true } as const), outcome(press));
      }),
    );

  /** [P-MEMBER-49] A refusal has its words, and the newest class. */
  function refuse({ of: key, act, overlaps }: Press, failure: Failure): RunEnd<ClassNews, BookingMessage> {
    const told = failure.kind === 'refused' ? refusalType(failure.type) : null;
    // The member has read the question and said yes: the center allows no overlap.
    const isFinal = told === 'Overlaps' && overlaps;
    const type = isFinal ? null : told;
    const detail = failure.kind === 'refused' ? z.safeParse(BookingRefusalDetail, failure.detail).data : undefined;
    const words: BookingMessage = isFinal
      ? { key: 'bookings.noOverlap', params: {} }
      : type === null
        ? { key: 'bookings.failed', params: { reason: describeFailure(failure) } }
        : { key: `bookings.refusal.${type}`, params: {} };
    const service = failure.kind === 'refused' ? failure.message : null;
    show(key, { kind: 'refused', act, type, words, service, other: detail?.other ?? null });
    news$.next({ of: key, record: detail?.class ?? null });
    return { kind: 'rejected', failure: words, cause: failure };
  }

  /** Asks for the bookings of the day until they show the outcome; the act is never sent again. */
  function outcome(press: Press): Observable<RunEnd<ClassNews, BookingMessage>> {
    const { of: key, act } = press;
    const since = clock.now();
    let unchanged = 0;
    const wait = (pause: number): void =>
      show(key, {
        kind: 'checking',
        act,
        isLong: clock.now() - since >= LONG,
        nextAt: clock.now() + pause,
      });
    wait(CHECKS.first);
    const askedNow$ = checkNow$.pipe(filter((text) => text === keyText(key)));
    const ask = () => port.booked({ from: key.date, to: key.date });
    return findOutLater(ask, CHECKS, askedNow$, clock).pipe(
      map(({ result, pause }): RunEnd<ClassNews, BookingMessage> | null => {
        if (!result.ok) {
          failed(result.error);
          wait(pause);
          return null;
        }
        const booking = bookingIn(result.value, key);
        if (booking && !booking.status) {
          wait(pause);
          return null;
        }
        if (isDone(act, booking)) {
          show(key, { kind: 'done', act, booking });
          return { kind: 'done', value: { of: key, booking, record: null } };
        }
        unchanged += 1;
        if (unchanged < SURE) {
          wait(pause);
          return null;
        }
        const words: BookingMessage = { key: `bookings.notDone.${act.kind}`, params: {} };
        show(key, { kind: 'refused', act, type: null, words, service: null, other: null });
        news$.next({ of: key, booking, record: null });
        return { kind: 'rejected', failure: words };
      }),
      filter((end) => end !== null),
      take(1),
    );
  }

  const actionOf = (of: ClassKey): Action<Press, ClassNews, BookingMessage> => {
    const known = actions.get(keyText(of));
    if (known) return known;
    const action = createAction<Press, ClassNews, BookingMessage>({ run, online$, clock, failed });
    actions.set(keyText(of), action);
    return action;
  };

  return {
    progress$,
    news$,
    press(key, act, overlaps = false) {
      // An act whose outcome is unknown is only asked about.
      if (progressOf(key).kind === 'checking') return;
      if (!online$.value) return show(key, { kind: 'offline', act });
      const before = progressOf(key);
      const action = actionOf(key);
      if (before.kind !== 'sending') show(key, { kind: 'sending', act });
      const hasBegun = action.run({ of: key, act, overlaps }, (news) => news$.next(news));
      if (!hasBegun) show(key, before);
    },
    check: (key) => checkNow$.next(keyText(key)),
    clear(key) {
      if (['done', 'refused', 'offline'].includes(progressOf(key).kind)) show(key, IDLE);
    },
    forget() {
      for (const action of actions.values()) action.cancel();
      actions.clear();
      progress$.next(new Map());
    },
  };
}

const IDLE: PressProgress = { kind: 'idle' };
const CHECKING: BookingMessage = { key: 'bookings.checking', params: {} };
