import { ok, osloDay, type PageAddress, type Result, type ToastRequest, toEpochSeconds } from '@felles/core';
import type { BookingOutcome, BookingRequest } from '@felles/core/internal/portal/bookings/model';
import type { ClassKey } from '@felles/core/internal/portal/bookings/rules';
import { createBookings } from '@felles/core/internal/portal/bookings/store';
import type { Session } from '@felles/core/internal/portal/session/rules';
import type { SessionView } from '@felles/core/internal/portal/session/store';
import type { Booking, BookingRules } from '@felles/core/portal/bookings';
import type { BookableClass, TimetableStore } from '@felles/core/portal/timetable';
import { aClassSession } from '@felles/fixtures';
import { BehaviorSubject, Subject } from 'rxjs';
import { at, HOUR, MINUTE, type TestClock } from './at.ts';
import { type Answer, memoryAddress, scripted } from './fake-ports.ts';

/** How long the service of these tests takes to answer. */
export const ANSWER_TIME = 50;

/** Thursday 19 November 2026, 12:48 in Oslo. */
export const NOW = '2026-11-19T12:48:00+01:00';

const second = (instant: number) => toEpochSeconds(Math.floor(instant / 1_000));

/** A class at 18:00 today with four free places of twenty, as its member gets it; booking ends half an hour before. */
export function aBookableClass(over: Partial<BookableClass> = {}): BookableClass {
  const start = Date.parse('2026-11-19T18:00:00+01:00');
  return {
    ...aClassSession({ grennavn: 'Spinning', varighet: 45 }),
    dato: second(Date.parse('2026-11-19T00:00:00+01:00')),
    booking_starts_at: second(start),
    id: 1_010_001,
    booking: true,
    booked: 16,
    free: 4,
    waiting: 0,
    is_attending: false,
    waitingspot: null,
    opens_at: second(start - 7 * 24 * HOUR),
    book_inntil: second(start - 30 * MINUTE),
    cancel_until: second(start - 2 * HOUR),
    slett_vente_min: 30,
    late_words: 'Avbestiller du etter fristen, faktureres du kr 75,00.',
    class_cancelled: false,
    ...over,
  };
}

export const KEY: ClassKey = { date: osloDay(Date.parse(NOW)), class: 1_010_001 };

/** The booking of that class. */
export const aBooking = (over: Partial<Booking> = {}): Booking => ({
  date: KEY.date,
  class: KEY.class,
  status: 'BOOKED',
  waitingspot: null,
  starts_at: second(Date.parse('2026-11-19T18:00:00+01:00')),
  ends_at: second(Date.parse('2026-11-19T18:45:00+01:00')),
  tittel: 'Spinning',
  grennavn: 'Spinning',
  cancel_until: second(Date.parse('2026-11-19T16:00:00+01:00')),
  ...over,
});

interface Sent {
  readonly kind: 'book' | 'cancel';
  readonly of: ClassKey;
  readonly body: BookingRequest | { readonly late: boolean };
  readonly key: string;
}

interface Situation {
  readonly classes?: readonly BookableClass[];
  readonly act?: (sent: Sent, asking: number) => Answer<BookingOutcome>;
  readonly booked?: (asking: number) => Result<readonly Booking[]>;
  readonly rules?: () => Result<BookingRules>;
  readonly sessid?: string | null;
  readonly address?: PageAddress;
  readonly clock?: TestClock;
}

const sessionOf = (sessid: string | null): Session | null =>
  sessid === null ? null : { sessid, ownerId: 100, accessToken: null, person: null };

/** The stores of bookings with everything around them in the test's hands; the panel of the class is open. */
export function aBookings(given: Situation = {}) {
  const clock = given.clock ?? at(NOW);
  const sessid = given.sessid === undefined ? 'ingrid' : given.sessid;
  const session$ = new BehaviorSubject<Session | null>(sessionOf(sessid));
  const view$ = new BehaviorSubject<SessionView>({
    status: sessid === null ? 'loggedOut' : 'loggedIn',
    name: null,
    loggingOut: false,
    logouts: 0,
    remembered: true,
    canLogIn: true,
  });
  const classes$ = new BehaviorSubject<readonly BookableClass[]>(given.classes ?? [aBookableClass()]);
  const acts = scripted<Sent, BookingOutcome>(
    clock,
    (sent, asking) =>
      given.act?.(sent, asking) ?? {
        after: ANSWER_TIME,
        result: ok({ booking: aBooking(), class: aBookableClass({ is_attending: true, free: 3, booked: 17 }) }),
      },
  );
  const booked = scripted<{ from: number; to: number }, readonly Booking[]>(clock, (_, asking) => ({
    after: ANSWER_TIME,
    result: given.booked?.(asking) ?? ok([]),
  }));
  const rules = scripted<null, BookingRules>(clock, () => ({
    after: ANSWER_TIME,
    result: given.rules?.() ?? ok({ cancel_before_min: 120 }),
  }));
  const online$ = new BehaviorSubject(true);
  const visible$ = new BehaviorSubject(true);
  const returned$ = new Subject<void>();
  const refreshes: number[] = [];
  const toasts: ToastRequest[] = [];
  const address = given.address ?? memoryAddress();
  let keys = 0;
  let checks = 0;
  const timetable: Pick<TimetableStore, 'classes$' | 'refresh' | 'replace' | 'chooseDay'> = {
    classes$,
    refresh: () => refreshes.push(clock.now()),
    replace: (record) => classes$.next(classes$.value.map((one) => (one.id === record.id ? record : one))),
    chooseDay: () => undefined,
  };
  const stores = createBookings({
    port: {
      booked: booked.ask,
      rules: () => rules.ask(null),
      book: (of, body, key) => acts.ask({ kind: 'book', of, body, key }),
      cancel: (of, late, key) => acts.ask({ kind: 'cancel', of, body: { late }, key }),
    },
    session: {
      session$,
      view$,
      check: () => {
        checks += 1;
      },
    },
    timetable,
    surroundings: { online$, visible$ },
    tabs: { returned$ },
    address,
    toasts: { show: (toast) => toasts.push(toast) },
    newKey: () => `key ${++keys}`,
    clock,
  });
  stores.panel.open();
  const [first] = classes$.value;
  if (first) stores.panel.show(first);
  return {
    ...stores,
    clock,
    classes$,
    online$,
    visible$,
    returned$,
    address,
    refreshes,
    toasts,
    sent: acts.askings,
    asked: booked.askings,
    checks: () => checks,
    panelView: () => stores.panel.view$.value,
    progress: () => stores.panel.view$.value?.progress,
    pageView: () => stores.page.view$.value,
    /** Presses the act that the panel offers. */
    press() {
      const act = stores.panel.view$.value?.state.act;
      if (act) stores.panel.press(act);
    },
    become(next: string | null) {
      session$.next(sessionOf(next));
      view$.next({ ...view$.value, status: next === null ? 'loggedOut' : 'loggedIn' });
    },
  };
}
