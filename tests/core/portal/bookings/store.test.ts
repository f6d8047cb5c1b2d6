import { type Failure, fail, ok, toEpochSeconds } from '@felles/core';
import { describe, expect, it } from 'vitest';
import { ANSWER_TIME, aBookableClass, aBooking, aBookings, KEY } from '../../../support/a-booking.ts';
import { MINUTE, SECOND } from '../../../support/at.ts';
import { memoryAddress, refused, unreachable } from '../../../support/fake-ports.ts';

const failing = (error: Failure) => () => ({ after: ANSWER_TIME, result: fail(error) });
const refusing = (type: string, detail?: unknown) =>
  failing({ ...refused(409, 'Nei.', type), ...{ detail } } as Failure);
const LOST: readonly (readonly [string, Failure])[] = [
  ['no network', unreachable],
  ['a timeout', { kind: 'unreachable', cause: 'timeout' }],
  ['an error of the service', refused(500)],
  ['an answer that cannot be read', { kind: 'malformed', where: 'book', issues: [] }],
];
const FULL = aBookableClass({ free: 0, booked: 20, waiting: 3 });

describe('a press', () => {
  it('should show its state, and then the place', () => {
    const { press, panelView, progress, clock, sent } = aBookings();
    press();
    expect(progress()).toMatchObject({ kind: 'sending', act: { kind: 'book' } });
    clock.pass(ANSWER_TIME);
    expect([progress()?.kind, panelView()?.state.kind]).toEqual(['done', 'place']);
    expect(sent.map(({ question }) => question)).toEqual([
      { kind: 'book', of: KEY, body: { waiting: false, overlaps: false }, key: 'key 1' },
    ]);
  });

  it('should be sent once, pressed twice', () => {
    const { press, clock, sent } = aBookings();
    press();
    press();
    clock.pass(ANSWER_TIME);
    press();
    expect(sent).toHaveLength(1);
  });

  it('[P-MEMBER-26] should send nothing without a network, say so, and send nothing when it is back', () => {
    const { press, progress, online$, clock, sent } = aBookings();
    online$.next(false);
    press();
    expect(progress()?.kind).toBe('offline');
    online$.next(true);
    clock.pass(MINUTE);
    expect([progress()?.kind, sent.length]).toEqual(['idle', 0]);
  });

  it('[P-MEMBER-27] should offer the queue after 409 Full, and join it only by another press', () => {
    const { press, panelView, progress, clock, sent } = aBookings({
      act: ({ body }) =>
        'waiting' in body && body.waiting
          ? {
              after: ANSWER_TIME,
              result: ok({
                booking: aBooking({ status: 'WAITING', waitingspot: 4 }),
                class: { ...FULL, waitingspot: 4, waiting: 4 },
              }),
            }
          : refusing('Full', { class: FULL })(),
    });
    press();
    clock.pass(MINUTE);
    expect(progress()).toMatchObject({ kind: 'refused', type: 'Full', words: { key: 'bookings.refusal.Full' } });
    expect([panelView()?.state.act?.kind, panelView()?.state.spot, sent.length]).toEqual(['wait', 4, 1]);
    press();
    clock.pass(ANSWER_TIME);
    expect(panelView()?.state).toMatchObject({ kind: 'queue', spot: 4 });
  });

  it('[P-MEMBER-49] should show the words of an unknown refusal as the service has them', () => {
    const { press, progress, clock } = aBookings({ act: refusing('Moon') });
    press();
    clock.pass(ANSWER_TIME);
    expect(progress()).toMatchObject({
      kind: 'refused',
      type: null,
      words: { key: 'bookings.failed', params: { reason: { params: { message: 'Nei.' } } } },
    });
  });

  it('[P-MEMBER-49] should say which limit is reached in the words of the service', () => {
    const { press, panelView, clock } = aBookings({ act: refusing('Limit') });
    press();
    clock.pass(ANSWER_TIME);
    const { title, details } = panelView()?.answer ?? {};
    expect(title?.key).toBe('bookings.refusal.Limit');
    expect(details).toEqual([{ key: 'bookings.words', params: { words: 'Nei.' } }]);
  });

  it('[P-MEMBER-18] should book over another class only after the one at the same time was shown', () => {
    const other = { date: '2026-11-19', class: 9, status: 'BOOKED', starts_at: 1_795_107_600, ends_at: 1_795_111_200 };
    const { press, panel, progress, clock, sent } = aBookings({ act: refusing('Overlaps', { class: FULL, other }) });
    press();
    clock.pass(2 * SECOND);
    expect(progress()).toMatchObject({ type: 'Overlaps', other: { class: 9, date: KEY.date } });
    panel.press({ kind: 'book', isLate: false }, true);
    expect(sent.at(-1)?.question.body).toEqual({ waiting: false, overlaps: true });
    clock.pass(ANSWER_TIME);
    expect(progress()).toMatchObject({ kind: 'refused', type: null, words: { key: 'bookings.noOverlap' } });
  });

  it('[P-MEMBER-29] should have the session checked when it is refused, and book nothing by coming back', () => {
    const { press, checks, become, clock, sent, panelView } = aBookings({ act: failing(refused(401)) });
    press();
    clock.pass(ANSWER_TIME);
    become(null);
    expect([checks(), panelView()?.isSignedOut]).toEqual([1, true]);
    press();
    become('ingrid again');
    clock.pass(MINUTE);
    expect(sent).toHaveLength(1);
  });
});

describe('a lost answer', () => {
  it.each(LOST)(
    '[P-MEMBER-25] should be asked about after 1, 2, 4, 8, 16 and 30 s, and not sent again: %s',
    (_, lost) => {
      const { press, clock, sent, asked, progress, panelView } = aBookings({
        act: failing(lost),
        booked: () => fail(unreachable),
      });
      press();
      clock.pass(ANSWER_TIME);
      const since = clock.now();
      expect([progress()?.kind, panelView()?.state.act]).toEqual(['checking', null]);
      clock.pass(3 * MINUTE);
      press();
      const times = asked.map(({ at }) => Math.round((at - since) / SECOND));
      expect(times.slice(0, 7)).toEqual([1, 3, 7, 15, 31, 61, 91]);
      expect(sent).toHaveLength(1);
    },
  );

  it.each([
    ['BOOKED', 'place'],
    ['WAITING', 'queue'],
  ] as const)('[P-MEMBER-25] should end with what the service has: %s', (status, kind) => {
    const { press, clock, panelView, refreshes } = aBookings({
      act: failing(unreachable),
      classes: [status === 'BOOKED' ? aBookableClass() : FULL],
      booked: () => ok([aBooking({ class: 9 }), aBooking({ status, waitingspot: status === 'WAITING' ? 4 : null })]),
    });
    press();
    clock.pass(2 * SECOND);
    expect([panelView()?.progress.kind, panelView()?.state.kind]).toEqual(['done', kind]);
    expect(refreshes).not.toEqual([]);
  });

  it('[P-MEMBER-25] should be not done only by a second answer, as the service may still be working', () => {
    const { press, clock, progress, panelView } = aBookings({ act: failing(unreachable), booked: () => ok([]) });
    press();
    clock.pass(2 * SECOND);
    expect(progress()?.kind).toBe('checking');
    clock.pass(2 * SECOND);
    expect(progress()).toMatchObject({ kind: 'refused', words: { key: 'bookings.notDone.book' } });
    expect(panelView()?.state.act?.kind).toBe('book');
  });

  it('[P-MEMBER-25] should say after half a minute that the outcome is unknown, and ask at once when told to', () => {
    const { press, panel, clock, progress, asked, sent } = aBookings({
      act: failing(unreachable),
      booked: (asking) => (asking < 7 ? fail(unreachable) : ok([aBooking()])),
    });
    press();
    clock.pass(30 * SECOND);
    expect(progress()).toMatchObject({ kind: 'checking', isLong: false });
    clock.pass(2 * SECOND);
    expect(progress()).toMatchObject({ kind: 'checking', isLong: true });
    const before = asked.length;
    panel.check();
    clock.pass(ANSWER_TIME);
    expect([asked.length, sent.length]).toEqual([before + 1, 1]);
    panel.check();
    clock.pass(ANSWER_TIME);
    expect(progress()?.kind).toBe('done');
  });

  it('[P-MEMBER-19] should end a cancellation only once the place is gone', () => {
    let status: 'BOOKED' | 'CANCELLED' = 'BOOKED';
    const { press, clock, progress, panelView } = aBookings({
      classes: [aBookableClass({ is_attending: true })],
      act: failing(unreachable),
      booked: () => ok([aBooking({ status })]),
    });
    press();
    clock.pass(2 * SECOND);
    expect(progress()?.kind).toBe('checking');
    status = 'CANCELLED';
    clock.pass(2 * SECOND);
    expect([progress()?.kind, panelView()?.state.kind]).toEqual(['done', 'free']);
  });
});

describe('the words of a press', () => {
  it.each([
    ['Full', refusing('Full', { class: FULL }), 'bookings.place'],
    ['an answer that was lost', failing(unreachable), 'bookings.place'],
  ])('[P-MEMBER-28] should end after %s once the class shows a place', (_, act, title) => {
    const { press, classes$, panelView, clock } = aBookings({ act });
    press();
    clock.pass(MINUTE);
    expect(panelView()?.progress.kind).toBe('refused');
    classes$.next([aBookableClass({ is_attending: true })]);
    expect(panelView()).toMatchObject({ progress: { kind: 'idle' }, answer: { title: { key: title } } });
  });

  it('should end after a cancellation once the member has a place again', () => {
    const { press, classes$, panelView, clock } = aBookings({
      classes: [aBookableClass({ is_attending: true })],
      act: () => ({
        after: ANSWER_TIME,
        result: ok({ booking: aBooking({ status: 'CANCELLED' }), class: aBookableClass() }),
      }),
    });
    press();
    clock.pass(ANSWER_TIME);
    expect(panelView()?.answer.title.key).toBe('bookings.done.cancel');
    classes$.next([aBookableClass({ is_attending: true })]);
    expect(panelView()).toMatchObject({ state: { kind: 'place' }, answer: { title: { key: 'bookings.place' } } });
  });

  it('should not say to a member in the queue, whose last place went, that they are not in it', () => {
    const late = { free: 1, booked: 19, waiting: 2, waitingspot: 2, cancel_until: FULL.opens_at };
    const { press, panelView, clock } = aBookings({
      classes: [aBookableClass(late)],
      act: refusing('Full', { class: aBookableClass({ ...late, free: 0, booked: 20 }) }),
    });
    press();
    clock.pass(ANSWER_TIME);
    expect(panelView()?.answer).toMatchObject({
      title: { key: 'bookings.refusal.Full' },
      details: [{ key: 'bookings.refusal.Full.queue' }],
    });
  });

  it('should end on the page of the own bookings, too', () => {
    let status: 'BOOKED' | 'WAITING' = 'WAITING';
    const { press, page, pageView, clock } = aBookings({
      act: refusing('Full', { class: FULL }),
      booked: () => ok([aBooking({ status })]),
    });
    page.open();
    press();
    clock.pass(2 * SECOND);
    const shown = () => {
      const view = pageView();
      return view.status === 'ready' ? view.progress.size : null;
    };
    expect(shown()).toBe(1);
    status = 'BOOKED';
    page.reload();
    clock.pass(ANSWER_TIME);
    expect(shown()).toBe(0);
  });

  it('[P-MEMBER-20] should name the consequence once the service says that it is late', () => {
    const { press, panelView, clock } = aBookings({
      classes: [aBookableClass({ is_attending: true })],
      act: refusing('Late'),
    });
    press();
    clock.pass(ANSWER_TIME);
    expect(panelView()).toMatchObject({
      state: { kind: 'place' },
      answer: { consequence: [{ key: 'bookings.words' }] },
    });
  });
});

describe('a booking whose status is unknown', () => {
  it('[P-MEMBER-54] should neither be cancelled nor not booked, and be asked about on', () => {
    const { press, progress, clock } = aBookings({
      classes: [aBookableClass({ is_attending: true })],
      act: failing(unreachable),
      booked: () => ok([aBooking({ status: null })]),
    });
    press();
    clock.pass(30 * SECOND);
    expect(progress()?.kind).toBe('checking');
  });

  it('should be listed among those to come, without an act', () => {
    const { page, pageView, clock } = aBookings({ booked: () => ok([aBooking({ status: null })]) });
    page.open();
    clock.pass(ANSWER_TIME);
    expect(pageView()).toMatchObject({ lists: { next: null, coming: [{ bookings: [{ status: null }] }], past: [] } });
  });
});

describe('a class that was cancelled late and booked again', () => {
  it('should be found by its place, and keep both in the lists', () => {
    const all = [
      aBooking({ status: 'LATE_CANCELLED', booked_at: toEpochSeconds(1) }),
      aBooking({ booked_at: toEpochSeconds(2) }),
    ];
    const { press, progress, page, pageView, clock } = aBookings({ act: failing(unreachable), booked: () => ok(all) });
    page.open();
    press();
    clock.pass(2 * SECOND);
    expect(progress()?.kind).toBe('done');
    expect(pageView()).toMatchObject({ lists: { next: { status: 'BOOKED' }, past: [{ status: 'LATE_CANCELLED' }] } });
  });
});

describe('another member in the same browser', () => {
  it('[P-MEMBER-30] should see nothing of the first, and nothing more is sent or asked', () => {
    const { press, become, clock, progress, asked, page, pageView } = aBookings({
      act: failing(unreachable),
      booked: () => ok([aBooking({ tittel: 'Ingrids time' })]),
    });
    page.open();
    clock.pass(ANSWER_TIME);
    press();
    clock.pass(ANSWER_TIME);
    const before = asked.length;
    become('per');
    expect([progress()?.kind, JSON.stringify(pageView())]).toEqual(['idle', '{"status":"loading"}']);
    page.close();
    clock.pass(5 * MINUTE);
    expect(asked.slice(before).every(({ question }) => question.from !== question.to)).toBe(true);
  });
});

describe('a week that is looked at', () => {
  const own = { classes: [aBookableClass({ is_attending: true })] };

  it.each([
    ['with an own place', own, 2],
    ['with a full class', { classes: [FULL] }, 2],
    ['with free classes alone', {}, 0],
    ['of a visitor', { ...own, sessid: null }, 0],
  ])('[P-MEMBER-28] should be asked for again each minute only %s', (_, given, times) => {
    const { clock, refreshes } = aBookings(given);
    clock.pass(2 * MINUTE);
    expect(refreshes).toHaveLength(times);
  });

  it('[P-MEMBER-28] should never be asked for while hidden, and at once on return', () => {
    const { clock, refreshes, visible$, returned$ } = aBookings(own);
    visible$.next(false);
    clock.pass(10 * MINUTE);
    expect(refreshes).toHaveLength(0);
    visible$.next(true);
    returned$.next();
    expect(refreshes).toHaveLength(1);
  });

  it('should be asked for again when a deadline of the open class passes', () => {
    const { clock, refreshes } = aBookings();
    clock.pass(3 * 60 * MINUTE + 11 * MINUTE);
    expect(refreshes).toHaveLength(0);
    clock.pass(MINUTE);
    expect(refreshes).toHaveLength(1);
  });
});

describe('the panel of a class', () => {
  it('[P-MEMBER-29] should open by the address, so that the visitor comes back to it after the log-in', () => {
    const address = memoryAddress('class=2026-11-19.1010001');
    const { panel, panelView } = aBookings({ address, classes: [] });
    expect(panelView()).toBeNull();
    panel.hide();
    expect(address.query()).toBe('');
    const opened = aBookings({ address: memoryAddress('class=2026-11-19.1010001') });
    expect(opened.panelView()?.of).toEqual(KEY);
  });

  it.each(['class=', 'class=2026-13-01.1', 'class=1', 'class=2026-11-19.x'])('should stay closed by %s', (query) => {
    const { panelView } = aBookings({ address: memoryAddress(query), classes: [] });
    expect(panelView()).toBeNull();
  });

  it('[P-MEMBER-55] should count the time until the deadline down each minute', () => {
    const { panelView, clock } = aBookings({ classes: [aBookableClass({ is_attending: true })] });
    const left = () => panelView()?.answer.details[0]?.params;
    expect(left()).toMatchObject({ in: { params: { hours: 3, minutes: 12 } } });
    clock.pass(MINUTE);
    expect(left()).toMatchObject({ in: { params: { hours: 3, minutes: 11 } } });
  });
});

describe('the page of the own bookings', () => {
  const opened = (given: Parameters<typeof aBookings>[0] = {}) => {
    const stores = aBookings({ classes: [], booked: () => ok([aBooking()]), ...given });
    stores.page.open();
    stores.clock.pass(ANSWER_TIME);
    return stores;
  };

  it('[P-MEMBER-54] should never be empty where the bookings are not known', () => {
    const { pageView } = opened({ booked: () => fail(unreachable) });
    expect(pageView().status).toBe('failed');
    expect(opened({ sessid: null }).pageView().status).toBe('signedOut');
  });

  it('[P-MEMBER-54] should keep the bookings where the rules or a refresh fail', () => {
    const { pageView, page, clock } = opened({
      booked: (asking) => (asking === 1 ? ok([aBooking()]) : fail(unreachable)),
      rules: () => fail(unreachable),
    });
    page.reload();
    clock.pass(ANSWER_TIME);
    expect(pageView()).toMatchObject({
      status: 'ready',
      rules: { status: 'failed' },
      refreshFailure: { key: 'failure.unreachable' },
    });
  });

  it('should cancel a place in time, and a late one only as confirmed', () => {
    const { page, sent, clock } = opened({ act: refusing('Late') });
    page.giveUp(aBooking(), false);
    clock.pass(2 * SECOND);
    page.giveUp(aBooking(), true);
    expect(sent.map(({ question }) => question.body)).toEqual([{ late: false }, { late: true }]);
  });

  it('should ask again after a press, each minute, and not while hidden', () => {
    const { page, clock, asked, visible$ } = opened();
    page.giveUp(aBooking(), false);
    clock.pass(SECOND);
    expect(asked).toHaveLength(2);
    clock.pass(MINUTE);
    expect(asked).toHaveLength(3);
    visible$.next(false);
    clock.pass(5 * MINUTE);
    expect(asked).toHaveLength(3);
  });
});

describe('a place from the queue', () => {
  const WAITING = aBookableClass({ free: 0, booked: 20, waiting: 2, waitingspot: 1 });
  const PLACE = aBookableClass({ is_attending: true, promoted_at: Date.parse('2026-11-19T12:41:00+01:00') / 1_000 });

  it('[P-MEMBER-17] should say when it came, and stay in a toast until it is closed', () => {
    const { classes$, panelView, toasts } = aBookings({ classes: [WAITING] });
    classes$.next([PLACE]);
    expect(panelView()?.answer.title).toMatchObject({
      key: 'bookings.promoted',
      params: { when: { key: 'bookings.when.today', params: { time: { params: { time: '12:41' } } } } },
    });
    expect(toasts).toMatchObject([
      {
        duration: 0,
        title: { key: 'bookings.promotion', params: { name: 'Spinning' } },
        subtitle: { key: 'bookings.deadline' },
      },
    ]);
    classes$.next([{ ...PLACE }]);
    expect(toasts).toHaveLength(1);
  });

  it('should be no toast where the member took the place, or looks at another week', () => {
    const own = aBookings({
      classes: [{ ...WAITING, free: 1, booked: 19, cancel_until: WAITING.opens_at }],
      act: () => ({ after: ANSWER_TIME, result: ok({ booking: aBooking(), class: PLACE }) }),
    });
    own.press();
    own.clock.pass(ANSWER_TIME);
    expect(own.panelView()?.state.kind).toBe('place');
    const other = aBookings({ classes: [WAITING] });
    other.classes$.next([{ ...PLACE, id: 7 }]);
    expect([own.toasts, other.toasts]).toEqual([[], []]);
  });
});
