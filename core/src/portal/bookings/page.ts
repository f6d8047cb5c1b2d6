// [P-MEMBER-52] The page of the member's own bookings.
import { BehaviorSubject, EMPTY, interval, merge, type Observable, type SchedulerLike, switchMap } from 'rxjs';
import { createQuery } from '../../data/query.ts';
import { refreshTriggers } from '../../data/refresh-triggers.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { type Instant, osloDay } from '../../shared/dates.ts';
import type { Load } from '../../shared/load.ts';
import { describeFailure } from '../../shared/messages.ts';
import type { Failure } from '../../shared/result.ts';
import { createScope } from '../../shared/scope.ts';
import type { BookingMessage } from '../../texts/bookings.ts';
import { type Acts, type ClassNews, type PressProgress, stillHolds } from './acts.ts';
import type { Booking, BookingRules } from './model.ts';
import { everyMinute, offlineSince } from './panel.ts';
import type { BookingsPort } from './port.ts';
import { actOn, type BookingLists, bookingIn, keyText, listsOf, periodAt, standingBy } from './rules.ts';

/** The whole page; only a member who is logged in reaches `ready`. */
export type BookingsPage =
  | { readonly status: 'signedOut' | 'loading' }
  | { readonly status: 'failed'; readonly failure: BookingMessage }
  | {
      readonly status: 'ready';
      readonly lists: BookingLists;
      /** The rules of the center, which may fail alone. */
      readonly rules: Load<BookingRules>;
      /** Why the bookings may be out of date. */
      readonly refreshFailure: BookingMessage | null;
      readonly offlineSince: Instant | null;
      readonly progress: ReadonlyMap<string, PressProgress>;
      readonly now: Instant;
    };

export interface BookingsPageStore {
  readonly view$: Behavior<BookingsPage>;
  open(): void;
  close(): void;
  reload(): void;
  /** Cancels a place or leaves a queue; `isLate` accepts the price of a late cancellation. */
  giveUp(booking: Booking, isLate: boolean): void;
  check(booking: Booking): void;
}

export interface BookingsPageNeeds {
  readonly port: Pick<BookingsPort, 'booked' | 'rules'>;
  readonly acts: Acts;
  readonly member$: Behavior<string | null>;
  readonly isKnown$: Behavior<boolean>;
  readonly online$: Behavior<boolean>;
  readonly visible$: Behavior<boolean>;
  readonly returned$: Observable<unknown>;
  readonly clock: SchedulerLike;
  failed(failure: Failure): void;
}

const EVERY = 60_000;

const holdsFor = (bookings: readonly Booking[], of: string, own: PressProgress): boolean => {
  const first = bookings.find((booking) => keyText(booking) === of);
  const booking = first ? bookingIn(bookings, first) : null;
  return booking === null || stillHolds(own, standingBy(booking));
};

export function createBookingsPage(needs: BookingsPageNeeds): BookingsPageStore {
  const { port, acts, member$, online$, visible$, returned$, clock, failed } = needs;
  const now$ = new BehaviorSubject<Instant>(clock.now());
  const offline$ = new BehaviorSubject<Instant | null>(null);
  const scope = createScope();
  const today$ = derive({ now: now$ }, ({ now }) => osloDay(now));
  const again$ = merge(
    refreshTriggers({ online$, clock, returned$ }),
    visible$.pipe(switchMap((isVisible) => (isVisible ? interval(EVERY, clock) : EMPTY))),
  );
  const booked = createQuery({
    question$: derive({ member: member$, today: today$ }, ({ member, today }) =>
      member === null ? null : { member, ...periodAt(today) },
    ),
    ask: ({ from, to }) => port.booked({ from, to }),
    again$,
    mayStandIn: (before, now) => before.member === now.member,
    failed,
  });
  const rules = createQuery({
    question$: derive({ member: member$ }, ({ member }) => member),
    ask: () => port.rules(),
    failed,
  });

  function hear({ of, booking }: ClassNews): void {
    if (booking) booked.update((all) => [...all.filter((one) => keyText(one) !== keyText(of)), booking]);
    booked.reload();
    rules.reload();
  }

  return {
    view$: derive(
      {
        booked: booked.answer$,
        rules: rules.answer$,
        isKnown: needs.isKnown$,
        member: member$,
        now: now$,
        offline: offline$,
        progress: acts.progress$,
      },
      ({
        booked: { load, standIn, refreshFailure },
        rules: center,
        isKnown,
        member,
        now,
        offline,
        progress,
      }): BookingsPage => {
        if (member === null) return { status: isKnown ? 'signedOut' : 'loading' };
        if (load.status === 'failed') return { status: 'failed', failure: describeFailure(load.failure) };
        const bookings = load.status === 'ready' ? load.value : standIn;
        if (bookings === null) return { status: 'loading' };
        return {
          status: 'ready',
          lists: listsOf(bookings, now),
          rules: center.load,
          refreshFailure: refreshFailure && describeFailure(refreshFailure),
          offlineSince: offline,
          progress: new Map([...progress].filter(([of, own]) => holdsFor(bookings, of, own))),
          now,
        };
      },
    ),
    open() {
      scope.reopen();
      now$.next(clock.now());
      booked.open();
      scope.add(booked.close);
      rules.open();
      scope.add(rules.close);
      scope.add(everyMinute(clock).subscribe((now) => now$.next(now)));
      scope.add(offlineSince(online$, clock).subscribe((at) => offline$.next(at)));
      scope.add(acts.news$.subscribe(hear));
    },
    close: scope.close,
    reload() {
      booked.reload();
      rules.reload();
    },
    giveUp(booking, isLate) {
      const act = actOn(booking, clock.now());
      if (act) acts.press(booking, { ...act, isLate });
    },
    check: (booking) => acts.check(booking),
  };
}
