import {
  mergedParameters,
  parametersIn,
  type Parameters as Reports,
} from '@felles/core/internal/portal/center/parameters';
import { POLLING } from '@felles/core/internal/portal/payment/invoice/status';
import { attemptsKey } from '@felles/core/internal/portal/payment/start/attempts';
import { UNPAID_SIGNUP_LIFETIME } from '@felles/core/internal/portal/payment/unpaid-signup';
import { mayReportUnpaid } from '@felles/core/portal/payment';
import { describe, expect, it } from 'vitest';
import {
  aPaymentTab,
  aPaymentWorld,
  BACK,
  GIVEN_UP,
  NAMED,
  OPEN_UNTIL,
  type PaymentWorld,
  SCRIPT,
  sessionOf,
} from '../../../support/a-payment.ts';
import { MINUTE, SECOND } from '../../../support/at.ts';
import { forbiddenKeyValue, memoryKeyValue } from '../../../support/fake-ports.ts';

const SETTLED = 10 * SECOND;

function opened(setting: Parameters<typeof aPaymentWorld>[0] = {}, given: Parameters<typeof aPaymentTab>[1] = {}) {
  const world = aPaymentWorld(setting);
  const tab = loaded(world, given);
  return { ...world, ...tab, whole: world, tab };
}

/** A page that has been loaded, and has asked how it stands. */
function loaded(world: PaymentWorld, given: Parameters<typeof aPaymentTab>[1] = {}) {
  const tab = aPaymentTab(world, given);
  world.clock.pass(SETTLED);
  return tab;
}

describe('paying an invoice', () => {
  it('[P-PAYMENT-18] should start with the invoice and the way back, and leave for the page of the answer', () => {
    const { store, clock, orders, gone, view } = opened();
    expect(view().phase).toEqual({ kind: 'toPay', open: null });
    store.pay();
    expect(view().isStarting).toBe(true);
    clock.pass(SECOND);
    expect(orders).toEqual([
      {
        invoice_id: '5001',
        amount: 499,
        fallback: 'https://portal.example/nordlys/payment?invoiceId=5001&callback=vipps',
      },
    ]);
    expect(gone).toEqual(['https://pay.example/session/1']);
    expect(view()).toMatchObject({ isStarting: false, isLeaving: true });
  });

  it.each([
    ['payOnly', '&directdebit=false'],
    ['shortTerm', '&shortterm=true'],
    ['ordinary', ''],
  ] as const)(
    '[P-PAYMENT-69] should for %s say so on the way back, the same for each payer who goes on with it',
    (variant, report) => {
      const { store, clock, orders, whole, saved } = opened();
      store.pay(variant);
      clock.pass(SECOND);
      const fallback = `https://portal.example/nordlys/payment?invoiceId=5001&callback=vipps${report}`;
      expect(orders[0]?.fallback).toBe(fallback);
      const again = loaded(whole, { saved });
      again.pay();
      expect(orders[1]?.fallback).toBe(fallback);
    },
  );

  it('[P-PAYMENT-69] should know by the way back that the payer has given up', () => {
    const { whole, saved, pay } = opened();
    pay();
    for (const [parameters, status] of [
      [BACK, 'PAYMENTSTARTED'],
      [GIVEN_UP, 'PAYMENTABORT'],
    ] as const) {
      // Another tab, in which nothing of the one before is kept.
      const back = loaded(whole, { parameters, saved: memoryKeyValue(Object.fromEntries(saved.entries)) });
      expect(back.view().money.status).toBe(status);
    }
  });

  it('should lead no payer out without a network, say so, and go on with the same session afterwards', () => {
    const { store, clock, orders, sessions, gone, view, online$, pay } = opened();
    store.pay();
    online$.next(false);
    clock.pass(SECOND);
    expect([gone, view().isLeaving, view().problem?.key]).toEqual([[], false, 'payment.cutOff']);
    online$.next(true);
    pay();
    expect([gone, orders.length, sessions.length]).toEqual([['https://pay.example/session/1'], 2, 1]);
  });

  it('should ask nothing without a network, say so until there is one, and start with the next press', () => {
    const { store, clock, orders, world, view, online$, pay } = opened();
    const { asked } = world;
    online$.next(false);
    store.pay();
    expect([view().problem?.key, view().isStarting, view().rejections]).toEqual(['payment.cutOff', false, 1]);
    clock.pass(SECOND);
    expect([world.asked, orders]).toEqual([asked, []]);
    online$.next(true);
    expect(view().problem).toBeNull();
    pay();
    expect(view().isLeaving).toBe(true);
  });

  it('should start once, however often it is clicked', () => {
    const { store, orders, sessions, pay } = opened();
    store.pay();
    pay();
    pay();
    expect(orders).toHaveLength(1);
    expect(sessions).toHaveLength(1);
  });

  it('should go on with the same session after a reload, and in another tab', () => {
    const { sessions, saved, whole, orders, pay } = opened();
    pay();
    const again = loaded(whole, { saved, keyPrefix: 'other' });
    expect(again.view().phase).toEqual({ kind: 'toPay', open: 'here' });
    again.pay();
    expect(orders).toHaveLength(2);
    expect(sessions).toHaveLength(1);
    expect(again.gone).toEqual(['https://pay.example/session/1']);
  });

  it('should start none while it is unknown whether it is paid', () => {
    let isCut = false;
    const { orders, view, pay } = opened({
      trip: () => ({ after: 50, outcome: isCut ? 'neverSent' : 'answered' }),
    });
    isCut = true;
    pay();
    expect(view().problem?.key).toBe('payment.notAsked');
    expect(orders).toEqual([]);
    isCut = false;
    pay();
    expect(view().isLeaving).toBe(true);
  });

  it('[P-PAYMENT-16] should neither offer nor start a payment while the answers have no status', () => {
    const { store, clock, orders, view, world, pay, look } = opened();
    world.state = { status: 'x', is_paid: false, is_ended: false };
    pay();
    expect(view().problem?.key).toBe('payment.notAsked');
    look();
    expect(view().phase).toEqual({ kind: 'unknown' });
    pay();
    expect(orders).toEqual([]);
    world.state = null;
    store.check();
    clock.pass(SECOND);
    expect(view().phase).toEqual({ kind: 'toPay', open: null });
  });

  it('[P-PAYMENT-15] should be asked about six times, each 200 ms after the last answer, and then no more', () => {
    const world = aPaymentWorld();
    world.world.state = { status: 'x', is_paid: false, is_ended: false };
    const { view } = aPaymentTab(world);
    // An answer takes 50 ms, and is asked for halfway through them.
    for (const [waits, asked] of [
      [25, 1],
      [249, 1],
      [1, 2],
      [999, 5],
      [1, 6],
      [MINUTE, 6],
    ] as const) {
      world.clock.pass(waits);
      expect(world.world.asked).toBe(asked);
    }
    expect(view().phase).toEqual({ kind: 'unknown' });
  });

  it('should go on with the session there is of an invoice whose id has more than letters and digits in it', () => {
    const { clock, sessions, saved, whole } = opened({}, { isOpen: false });
    for (const keyPrefix of ['first', 'second']) {
      const { store, pay } = aPaymentTab(whole, { saved, keyPrefix, isOpen: false, parameters: {} });
      store.open('2026/501.a');
      clock.pass(SETTLED);
      pay();
    }
    expect(sessions).toHaveLength(1);
  });

  it('should go on with the session there is where the clock of the browser was set back since', () => {
    const { clock, sessions, saved, whole, pay } = opened();
    pay();
    const key = attemptsKey('nordlys');
    const began = (text: string) => JSON.parse(text)[0].startedAt;
    const ahead = JSON.parse(saved.entries.get(key) ?? '').map((one: object) => ({
      ...one,
      startedAt: clock.now() + 3 * UNPAID_SIGNUP_LIFETIME,
    }));
    saved.write(key, JSON.stringify(ahead)).subscribe();
    const again = loaded(whole, { saved, keyPrefix: 'other' });
    expect(again.view().phase).toEqual({ kind: 'toPay', open: 'here' });
    // By the clock there is now it is as old as it was when it was found, and not kept for longer than any other.
    expect(began(saved.entries.get(key) ?? '')).toBeLessThanOrEqual(clock.now());
    again.pay();
    expect(sessions).toHaveLength(1);
  });

  it('should go on with the session that an earlier version has stored, also beside a broken entry', () => {
    const { sessions, saved, whole, pay } = opened();
    pay();
    const key = attemptsKey('nordlys');
    const [{ report: said, ...rest }] = JSON.parse(saved.entries.get(key) ?? '');
    saved.write(key, JSON.stringify([{ invoiceId: 7 }, { ...rest, said }])).subscribe();
    const again = loaded(whole, { saved, keyPrefix: 'other' });
    expect(again.view().phase).toEqual({ kind: 'toPay', open: 'here' });
    again.pay();
    expect(sessions).toHaveLength(1);
  });

  it('should start none for another amount than the one that was shown, and show the new one', () => {
    const { store, clock, orders, view, world, pay } = opened();
    world.rest = 599;
    store.pay();
    clock.pass(3 * SECOND);
    expect(orders).toEqual([]);
    expect(view().problem?.key).toBe('payment.amountChanged');
    expect(view().money.rest).toBe(599);
    pay();
    expect(orders).toHaveLength(1);
  });

  it('should start none for what was paid meanwhile in another tab', () => {
    const { orders, view, world, pay } = opened();
    world.rest = 0;
    pay();
    expect(orders).toEqual([]);
    expect(view().phase.kind).toBe('paid');
  });

  it.each([
    [{}, 'payment.unknownAnswer'],
    [{ token: 't' }, 'payment.checkoutIncomplete'],
    [{ payment_url: 'https://evil.example' }, 'payment.notAllowed'],
    [{ checkout_url: 'https://pay.example/x.js', token: 't' }, 'payment.notAllowed'],
  ] as const)('should lead nowhere with the answer %j, say why, and let the visitor try again', (start, problem) => {
    const { view, gone, pay } = opened({ start });
    for (const rejections of [1, 2]) {
      pay();
      expect(view()).toMatchObject({ problem: { key: problem }, rejections, checkout: null, isLeaving: false });
    }
    expect(gone).toEqual([]);
  });

  it('[P-PAYMENT-23] should say that a start went wrong, and try again under the same key', () => {
    let trips = 0;
    const { clock, view, sessions, pay } = opened({
      trip: () => {
        trips += 1;
        return { after: 50, outcome: trips === 10 ? 'replyLost' : 'answered' };
      },
    });
    trips = 7;
    pay();
    expect(view().problem?.key).toBe('payment.wentWrong');
    clock.pass(SETTLED);
    pay();
    expect(view().isLeaving).toBe(true);
    expect(sessions).toHaveLength(1);
  });

  it('should start once also without storage', () => {
    const world = aPaymentWorld();
    const tab = loaded(world, { saved: { ...forbiddenKeyValue, entries: new Map(), written: [] } });
    tab.pay();
    tab.returned$.next();
    world.clock.pass(SETTLED);
    tab.pay();
    expect(world.sessions).toHaveLength(1);
  });

  it('should keep nothing but ids', () => {
    const { saved, pay } = opened();
    pay();
    expect(JSON.parse(saved.entries.get(attemptsKey('nordlys')) ?? '')).toEqual([
      {
        invoiceId: '5001',
        page: 'payment',
        variant: 'ordinary',
        amount: 499,
        key: 'key-1',
        serverErrors: 0,
        replaces: false,
        isAnswered: true,
        report: null,
        startedAt: expect.any(Number),
      },
    ]);
  });

  it('should be usable again when the browser brings the page back, and read anew how it stands', () => {
    const { clock, view, returned$, pay, decide } = opened();
    pay();
    decide('pay', 0);
    returned$.next();
    expect(view().isLeaving).toBe(false);
    clock.pass(SECOND);
    expect(view().phase.kind).toBe('paid');
  });

  it('should count the next click after the browser has brought the page back', () => {
    const { store, clock, view, returned$, gone } = opened();
    store.pay();
    clock.pass(200);
    expect(view().isLeaving).toBe(true);
    returned$.next();
    clock.pass(200);
    store.pay();
    clock.pass(200);
    expect(gone).toHaveLength(2);
  });
});

describe('a payment that is open elsewhere', () => {
  const begunElsewhere = (setting: Parameters<typeof aPaymentWorld>[0] = {}) => {
    const world = aPaymentWorld({ replaces: true, ...setting });
    const theirs = world.begin();
    const tab = loaded(world);
    return { ...tab, clock: world.clock, orders: world.orders, whole: world, theirs, tab };
  };

  it('should be sent with its end, and end when another is started', () => {
    const { orders, view, theirs, gone, pay } = begunElsewhere();
    expect(view()).toMatchObject({
      phase: { kind: 'toPay', open: 'elsewhere' },
      money: { openUntil: Date.parse(OPEN_UNTIL) },
    });
    pay();
    expect(orders).toMatchObject([{ replaces: true }]);
    expect(theirs).toMatchObject({ state: 'over', reported: 'over' });
    expect(gone).toHaveLength(1);
  });

  it('should be found paid, without starting another', () => {
    const { store, clock, view, whole, theirs, gone } = begunElsewhere();
    whole.decide(theirs, 'pay', null);
    store.pay();
    clock.pass(SETTLED);
    expect(gone).toEqual([]);
    expect(view()).toMatchObject({ phase: { kind: 'paid' }, problem: null });
    expect(whole.world.charges).toBe(1);
  });

  it('should not hold up a payer whose own has ended, whom it would keep waiting for an hour', () => {
    const { store, clock, view, whole, tab, theirs, orders, pay } = begunElsewhere({ kind: 'embedded' });
    pay();
    const mine = sessionOf(whole, tab);
    const third = whole.begin();
    if (mine) whole.decide(mine, 'giveUp', null);
    store.checkoutEvent('SESSION_TERMINATED');
    clock.pass(SETTLED);
    expect(view().phase.kind).toBe('aborted');
    pay();
    expect(view()).toMatchObject({ problem: null, checkout: { token: 'session-4' } });
    expect([theirs, third, mine].map((session) => session?.state)).toEqual(['over', 'over', 'over']);
    expect(orders.map(({ replaces }) => replaces)).toEqual([true, true]);
  });

  it('should not hold up a payer who has given up, if another has ended the session there', () => {
    const { whole, saved, gone, pay } = begunElsewhere();
    pay();
    whole.begin();
    const back = loaded(whole, { saved, parameters: GIVEN_UP, keyPrefix: 'back' });
    back.pay();
    expect([...gone, ...back.gone]).toEqual(['https://pay.example/session/2', 'https://pay.example/session/4']);
  });

  it('should be asked about again when its time is over, and be offered anew without the page being loaded', () => {
    const { store, clock, whole, tab, theirs, saved, pay } = begunElsewhere();
    pay();
    const mine = sessionOf(whole, tab);
    if (mine) whole.decide(mine, 'giveUp', 0);
    const another = whole.begin();
    store.close();
    // Its way back says no more than that somebody has been there.
    const back = aPaymentTab(whole, { saved, parameters: BACK });
    clock.pass(3 * MINUTE);
    expect(back.view()).toMatchObject({
      phase: { kind: 'undecided' },
      money: { openUntil: Date.parse(OPEN_UNTIL) },
    });
    const { asked } = whole.world;
    clock.pass(50 * MINUTE);
    expect(whole.world.asked).toBe(asked);
    for (const session of [theirs, another]) whole.decide(session, 'giveUp', 0);
    clock.pass(10 * MINUTE);
    expect(back.view()).toMatchObject({ phase: { kind: 'failed', failure: 'notRegistered' } });
    expect(whole.world.asked).toBe(asked + 1);
    back.pay();
    expect(back.gone).toHaveLength(1);
  });

  it.each([
    ['is over already', '2026-11-21T10:59:00.000Z', 0],
    ['is always a moment away', null, 12],
    ['lies in another year', '2027-11-21T12:00:00.000Z', 0],
  ])('should not be asked about without end where its time %s', (_, open_until, atMost) => {
    const { store, clock, whole } = begunElsewhere();
    clock.pass(MINUTE);
    const { asked } = whole.world;
    for (let seconds = 0; seconds < 60; seconds++) {
      const soon = new Date(clock.now() + SECOND).toISOString();
      whole.world.state = { status: 'SessionCreated', is_paid: false, is_ended: false, open_until: open_until ?? soon };
      if (seconds === 0) store.check();
      clock.pass(SECOND);
    }
    expect(whole.world.asked - asked - 1).toBeLessThanOrEqual(atMost);
  });

  it('should continue if this browser has started it', () => {
    const { whole, saved, pay } = begunElsewhere();
    pay();
    const again = loaded(whole, { saved, keyPrefix: 'again' });
    again.pay();
    expect(again.gone).toEqual(['https://pay.example/session/2']);
    expect(whole.sessions).toHaveLength(2);
  });

  it('should stay open beside another if the service cannot end it', () => {
    const { orders, view, pay } = begunElsewhere({ replaces: false });
    expect(view().money.openUntil).toBeNull();
    pay();
    expect(orders[0]).not.toHaveProperty('replaces');
  });
});

describe('a payment that was started in another tab', () => {
  it('should be shown as open to a payer who returned from a failed one, and go on', () => {
    const { clock, saved, whole, tab, pay } = opened();
    pay();
    const first = sessionOf(whole, tab);
    if (first) whole.decide(first, 'giveUp', 0);
    const tabStorage = memoryKeyValue();
    const back = loaded(whole, { saved, tabStorage, parameters: BACK });
    expect(back.view().phase).toEqual({ kind: 'failed', failure: 'notRegistered' });
    const other = loaded(whole, { saved, keyPrefix: 'other' });
    other.pay();
    expect(other.gone).toEqual(['https://pay.example/session/2']);
    let parameters: Reports = BACK;
    for (const _ of ['once', 'twice']) {
      const reloaded = loaded(whole, { saved, tabStorage, parameters, keyPrefix: 'reloaded' });
      expect(reloaded.view()).toMatchObject({ report: null, phase: { kind: 'toPay', open: 'here' } });
      reloaded.pay();
      expect(reloaded.gone).toEqual(['https://pay.example/session/2']);
      parameters = reloaded.parameters$.value;
    }
    // The way back from that one counts, wherever it leads.
    other.decide('pay', 20 * SECOND);
    const done = loaded(whole, { saved, parameters: BACK });
    expect(done.view().phase.kind).toBe('waiting');
    clock.pass(30 * SECOND);
    expect(done.view().phase.kind).toBe('paid');
  });
});

describe('a payment of which the service never hears the end', () => {
  /** Begun twice at a service that knows no keys, and declined the second time: the first session stays open for ever. */
  const begunTwice = (setting: Parameters<typeof aPaymentWorld>[0] = { knowsKeys: false }) => {
    const first = opened(setting);
    first.pay();
    first.returned$.next();
    first.clock.pass(SETTLED);
    first.pay();
    const declined = first.whole.sessions.at(-1);
    if (declined) first.whole.decide(declined, 'giveUp', 0);
    const back = aPaymentTab(first.whole, { saved: first.saved, parameters: BACK, keyPrefix: 'back' });
    first.clock.pass(3 * MINUTE);
    return { ...back, clock: first.clock, whole: first.whole, back };
  };

  it('should wait calmly, and then let the visitor say that they have not paid, and pay again', () => {
    const { store, clock, view, gone, whole, pay } = begunTwice();
    expect(whole.sessions.map(({ reported }) => reported)).toEqual([null, 'over']);
    expect(view().phase).toEqual({ kind: 'undecided' });
    pay();
    expect(gone).toEqual([]);
    store.reportUnpaid();
    clock.pass(SETTLED);
    expect(view()).toMatchObject({ report: 'unpaid', phase: { kind: 'toPay', open: 'unsettled' } });
    pay();
    expect(gone).toEqual(['https://pay.example/session/3']);
  });

  it('should lead into another session where the service would know the one before by its key', () => {
    const { clock, gone, sessions, whole, saved, pay } = opened();
    pay();
    const [declined] = sessions;
    if (declined) whole.decide(declined, 'giveUp', null);
    const back = aPaymentTab(whole, { saved, parameters: BACK, keyPrefix: 'back' });
    clock.pass(3 * MINUTE);
    back.store.reportUnpaid();
    clock.pass(SETTLED);
    back.pay();
    expect([...gone, ...back.gone]).toEqual(['https://pay.example/session/1', 'https://pay.example/session/2']);
  });

  it('should end what is open first where the service can', () => {
    const { clock, orders, sessions, whole, saved, pay } = opened({ replaces: true });
    pay();
    const back = aPaymentTab(whole, { saved, parameters: BACK, keyPrefix: 'back' });
    clock.pass(3 * MINUTE);
    back.store.reportUnpaid();
    clock.pass(SETTLED);
    back.pay();
    expect(orders.at(-1)).toMatchObject({ replaces: true });
    expect(sessions.map(({ state }) => state)).toEqual(['over', 'open']);
  });

  it('should stay as the visitor reported it after a reload, until a provider’s report', () => {
    const { store, clock, view, whole, saved, parameters$, address } = begunTwice();
    store.reportUnpaid();
    clock.pass(SETTLED);
    expect(view().phase.kind).toBe('toPay');
    const parameters = mergedParameters(parameters$.value, parametersIn(address.parameters()), false);
    const reloaded = loaded(whole, { saved, parameters });
    expect(reloaded.view().phase).toEqual({ kind: 'toPay', open: 'unsettled' });
    for (const known of [saved, memoryKeyValue(Object.fromEntries(saved.entries))]) {
      const back = loaded(whole, { saved: known, parameters: BACK });
      expect(back.view().phase.kind).toBe('waiting');
    }
  });

  it('should be paid as soon as the service reports it, even against the visitor’s report', () => {
    const { store, clock, view, whole, gone } = begunTwice();
    store.reportUnpaid();
    clock.pass(SETTLED);
    const [first] = whole.sessions;
    if (first) whole.decide(first, 'pay', 0);
    store.pay();
    clock.pass(SETTLED);
    expect([view().phase.kind, gone]).toEqual(['paid', []]);
    store.reportUnpaid();
    clock.pass(SETTLED);
    expect(view().phase.kind).toBe('paid');
  });

  it('should not be left to the visitor’s word while it is still being asked about', () => {
    const { clock, view, whole, saved, pay } = opened();
    pay();
    const back = loaded(whole, { saved, parameters: BACK });
    expect(mayReportUnpaid(back.view().phase, back.view().report)).toBe(false);
    back.store.reportUnpaid();
    clock.pass(SETTLED);
    expect(back.view()).toMatchObject({ report: 'paid', phase: { kind: 'waiting' } });
    expect(view().phase.kind).toBe('toPay');
  });

  it('should be payable again without storage, and after answers without a status', () => {
    const world = aPaymentWorld({ knowsKeys: false });
    world.begin();
    const nothingKept = { ...forbiddenKeyValue, entries: new Map(), written: [] };
    const tab = aPaymentTab(world, { parameters: BACK, saved: nothingKept });
    world.clock.pass(3 * MINUTE);
    tab.store.reportUnpaid();
    world.clock.pass(SETTLED);
    tab.pay();
    expect(tab.gone).toEqual(['https://pay.example/session/2']);
    const later = begunTwice();
    later.whole.world.state = { status: 'x', is_paid: false, is_ended: false };
    later.store.check();
    later.clock.pass(3 * MINUTE);
    later.store.reportUnpaid();
    later.clock.pass(SETTLED);
    later.pay();
    expect(later.gone).toEqual(['https://pay.example/session/3']);
  });

  it('should after the end of a frame be payable again once it has been waited for calmly', () => {
    const { store, clock, view, whole, pay } = opened({ kind: 'embedded', knowsKeys: false });
    pay();
    store.leaveCheckout();
    clock.pass(SETTLED);
    pay();
    const declined = whole.sessions.at(-1);
    if (declined) whole.decide(declined, 'giveUp', 0);
    store.checkoutEvent('PAYMENT_FAILED');
    clock.pass(SETTLED);
    pay();
    expect(view()).toMatchObject({ checkout: null, problem: { key: 'payment.notClosed' } });
    clock.pass(POLLING.longest);
    pay();
    expect(view()).toMatchObject({ problem: null, checkout: { token: 'session-3' } });
  });
});

describe('an invoice that the service knows nothing of', () => {
  it('should be the only message, also with a payment in the address, and end the polling', () => {
    let calls = 0;
    const trip = () => {
      calls += 1;
      return { after: 50, outcome: 'unknown' } as const;
    };
    const { view, clock } = opened({ trip }, { parameters: BACK });
    expect(view()).toMatchObject({ money: { isUnknown: true }, phase: { kind: 'unknown' } });
    const before = calls;
    clock.pass(60 * SECOND);
    expect(calls).toBe(before);
    expect(view().money.isOver).toBe(true);
  });
});

describe('a checkout inside the page', () => {
  const checkedOut = () => {
    const paid = opened({ kind: 'embedded' });
    paid.pay();
    return paid;
  };

  it('[P-PAYMENT-22] should be shown with the script and the token of the answer', () => {
    expect(checkedOut().view().checkout).toEqual({ script: SCRIPT, token: 'session-1' });
  });

  it('[P-PAYMENT-30] should on success name invoice and callback in the address, and ask the service', () => {
    const { store, clock, view, address, recorded, decide } = checkedOut();
    decide('pay', 30 * SECOND);
    store.checkoutEvent('SESSION_STARTED');
    store.checkoutEvent('PAYMENT_INITIATED');
    expect(view().checkout).not.toBeNull();
    store.checkoutEvent('PAYMENT_SUCCESSFUL');
    expect(address.query()).toBe('?callback=vipps');
    expect(view()).toMatchObject({ checkout: null, phase: { kind: 'waiting' } });
    clock.pass(30 * SECOND + POLLING.firstWait);
    expect(view().phase.kind).toBe('paid');
    expect(address.query()).toBe('');
    expect(recorded).toEqual(['SESSION_STARTED', 'PAYMENT_INITIATED', 'PAYMENT_SUCCESSFUL']);
  });

  it.each([
    ['PAYMENT_FAILED', { kind: 'failed', failure: 'tryAgain' }],
    ['SESSION_EXPIRED', { kind: 'failed', failure: 'tryAgain' }],
    ['SESSION_TERMINATED', { kind: 'aborted' }],
  ] as const)('[P-PAYMENT-29] should on %s go away, ask the service, and let the visitor try again', (event, phase) => {
    const { store, clock, view, address, sessions, pay, decide } = checkedOut();
    decide('giveUp', 0);
    store.checkoutEvent(event);
    expect(view().checkout).toBeNull();
    clock.pass(SETTLED);
    expect(view().phase).toEqual(phase);
    expect(address.query()).toBe('');
    pay();
    expect(view().checkout?.token).toBe('session-2');
    expect(sessions).toHaveLength(2);
  });

  it('[P-PAYMENT-67] should believe the service, and not the frame', () => {
    const { store, clock, view, decide } = checkedOut();
    decide('pay', 0);
    store.checkoutEvent('PAYMENT_FAILED');
    clock.pass(SETTLED);
    expect(view().phase.kind).toBe('paid');
    store.checkoutEvent('PAYMENT_FAILED');
    expect(view().phase.kind).toBe('paid');
  });

  it.each([
    ['script', 'payment.scriptFailed'],
    ['blocked', 'payment.frameBlocked'],
    ['incomplete', 'payment.checkoutIncomplete'],
  ] as const)(
    '[P-PAYMENT-24] [P-PAYMENT-25] should say that it is missing (%s), and open the same session again',
    (why, problem) => {
      const { store, clock, view, sessions, pay } = checkedOut();
      store.checkoutFailed(why);
      expect(view()).toMatchObject({ checkout: null, problem: { key: problem } });
      clock.pass(2 * SECOND);
      pay();
      expect(view()).toMatchObject({ checkout: { token: 'session-1' }, problem: null });
      expect(sessions).toHaveLength(1);
    },
  );

  it('should offer no second payment to a payer who closes it after pressing pay', () => {
    const { store, clock, view, decide } = checkedOut();
    store.checkoutEvent('PAYMENT_INITIATED');
    decide('pay', 60 * SECOND);
    store.leaveCheckout();
    clock.pass(SETTLED);
    expect(view()).toMatchObject({ checkout: null, phase: { kind: 'waiting' } });
    clock.pass(60 * SECOND + POLLING.wait);
    expect(view().phase.kind).toBe('paid');
  });

  it('should let a payer who left it after pressing pay say at once that nothing was paid, and pay again', () => {
    const { store, clock, view } = checkedOut();
    store.checkoutEvent('PAYMENT_INITIATED');
    store.leaveCheckout();
    clock.pass(SETTLED);
    expect(mayReportUnpaid(view().phase, view().report)).toBe(true);
    store.reportUnpaid();
    clock.pass(SETTLED);
    expect(view()).toMatchObject({ report: 'unpaid', phase: { kind: 'toPay', open: 'unsettled' } });
  });

  it('should remove the report on an ended attempt from the address', () => {
    const { store, clock, view, address, whole, tab, pay } = checkedOut();
    const session = sessionOf(whole, tab);
    store.checkoutEvent('PAYMENT_SUCCESSFUL');
    if (session) whole.decide(session, 'giveUp', 1);
    clock.pass(SETTLED);
    expect(view().phase).toEqual({ kind: 'failed', failure: 'notRegistered' });
    pay();
    expect(view().checkout).not.toBeNull();
    expect(address.query()).not.toContain('callback');
  });

  it('should ask how it stands when the frame is silent, for it may have taken the money', () => {
    const { store, clock, view, decide } = checkedOut();
    decide('pay', 0);
    clock.pass(SECOND);
    store.checkoutFailed('blocked');
    clock.pass(SECOND);
    expect(view()).toMatchObject({ phase: { kind: 'paid' }, problem: null });
  });
});

describe('the report of a provider', () => {
  const SUCCESS = 'PAYMENT_SUCCESSFUL';
  /** Paid in a frame that has said so, and of which the service hears late. */
  const waiting = (heardAfter: number) => {
    const paid = opened({ kind: 'embedded' });
    paid.pay();
    const session = sessionOf(paid.whole, paid.tab);
    if (session) paid.whole.decide(session, 'pay', heardAfter);
    paid.store.checkoutEvent(SUCCESS);
    paid.clock.pass(SECOND);
    return paid;
  };

  it('[P-PAYMENT-30] [P-PAYMENT-67] should stay after moving, in another tab and after a reload', () => {
    const { store, clock, view, whole, saved, parameters$, address } = waiting(60 * SECOND);
    store.close();
    store.open(NAMED.invoiceId);
    clock.pass(SETTLED);
    expect(view().phase.kind).toBe('waiting');
    const another = aPaymentTab(whole, { saved });
    // Where nothing can be kept, there is still the address of this tab.
    const parameters = mergedParameters(parameters$.value, parametersIn(address.parameters()), false);
    const reloaded = loaded(whole, { parameters });
    for (const tab of [another, reloaded]) expect(tab.view().phase.kind).toBe('waiting');
    clock.pass(60 * SECOND);
    for (const tab of [another, reloaded]) expect(tab.view().phase.kind).toBe('paid');
  });

  it('should no longer count for an ended attempt, after any reload', () => {
    const { store, clock, view, whole, saved, parameters$, address, pay } = opened({ kind: 'embedded' });
    pay();
    const [first] = whole.sessions;
    store.checkoutEvent(SUCCESS);
    if (first) whole.decide(first, 'giveUp', 1);
    clock.pass(SETTLED);
    pay();
    expect(view().checkout).not.toBeNull();
    const parameters = mergedParameters(parameters$.value, parametersIn(address.parameters()), false);
    const reloaded = loaded(whole, { saved, parameters });
    expect(reloaded.view()).toMatchObject({ report: null, phase: { kind: 'toPay', open: 'here' } });
  });

  it('should count only for its own invoice', () => {
    const parameters = { invoiceId: '4999', callback: 'vipps' };
    const { view } = opened({}, { parameters });
    expect(view()).toMatchObject({ report: null, phase: { kind: 'toPay' } });
  });

  it('should not count from an address if the service knows of no payment', () => {
    const { view, world, clock } = opened({}, { parameters: BACK });
    expect(view()).toMatchObject({ report: null, phase: { kind: 'toPay', open: null } });
    const asked = world.asked;
    clock.pass(60 * SECOND);
    expect(world.asked).toBe(asked);
  });

  it('should be for another time once it is known to be paid', () => {
    const { view, whole, saved } = waiting(0);
    expect(view()).toMatchObject({ report: 'paid', phase: { kind: 'paid' } });
    const later = loaded(whole, { saved });
    expect(later.view()).toMatchObject({ report: null, phase: { kind: 'paid' } });
  });

  it.each(['PAYMENT_FAILED', 'SESSION_EXPIRED', 'SESSION_TERMINATED'] as const)(
    'should after %s not lead into the dead session, but say that the provider has yet to close it',
    (event) => {
      const { store, clock, view, orders, pay, decide } = opened({ kind: 'embedded' });
      pay();
      decide('giveUp', 60 * SECOND);
      store.checkoutEvent(event);
      clock.pass(SETTLED);
      pay();
      expect(view()).toMatchObject({ checkout: null, problem: { key: 'payment.notClosed' } });
      expect(orders).toHaveLength(1);
      clock.pass(60 * SECOND);
      pay();
      expect(view().checkout?.token).toBe('session-2');
    },
  );

  it('should be nothing where a checkout is closed before pay was pressed in it', () => {
    const { store, clock, view, sessions, pay } = opened({ kind: 'embedded' });
    pay();
    store.leaveCheckout();
    clock.pass(SETTLED);
    expect(view()).toMatchObject({ report: null, phase: { kind: 'toPay', open: 'here' } });
    pay();
    expect(view().checkout?.token).toBe('session-1');
    expect(sessions).toHaveLength(1);
  });

  it('should not be asked for longer than it takes to know', () => {
    const { clock, world, view } = waiting(0);
    expect(view().phase.kind).toBe('paid');
    const asked = world.asked;
    clock.pass(60 * SECOND);
    expect(world.asked).toBe(asked);
  });
});

describe('an answer of the service', () => {
  it.each([
    ['leads nowhere', { start: {} }],
    ['is half a checkout', { start: { token: 't' } }],
    ['names an unknown address', { start: { payment_url: 'https://evil.example' } }],
  ])('should be asked for once more where it %s, and under another key where it still does', (_, setting) => {
    const { view, whole, pay } = opened(setting);
    for (const open of [1, 1, 2, 2]) {
      pay();
      expect(view().problem).not.toBeNull();
      expect(whole.sessions).toHaveLength(open);
    }
    whole.world.start = null;
    pay();
    expect(view()).toMatchObject({ isLeaving: true, problem: null });
    expect(whole.sessions).toHaveLength(3);
  });

  it('should be asked for once more if it could not be read, so that the same session goes on', () => {
    let isGarbled = false;
    let trips = 0;
    const { view, whole, pay } = opened({
      trip: () => {
        trips += 1;
        // How it stands is asked twice before a payment is begun.
        return { after: 50, outcome: isGarbled && trips === 3 ? 'garbled' : 'answered' };
      },
    });
    isGarbled = true;
    trips = 0;
    pay();
    expect(view().problem?.key).toBe('payment.wentWrong');
    expect(whole.sessions).toHaveLength(1);
    pay();
    expect(view()).toMatchObject({ isLeaving: true, problem: null });
    expect(whole.sessions).toHaveLength(1);
  });

  it.each([
    ['AlreadyPaid', 0, false, 'paid'],
    ['InvoiceCredited', 499, true, 'credited'],
  ] as const)('should be how it stands and no problem where it is %s', (type, rest, kredit, kind) => {
    const { store, clock, view, world } = opened();
    store.pay();
    world.refusal = { status: 409, type };
    clock.pass(60);
    Object.assign(world, { rest, kredit });
    clock.pass(SETTLED);
    expect(view()).toMatchObject({ phase: { kind }, problem: null, rejections: 0 });
  });

  it('should be shown if it refuses as paid an invoice that it reports as unpaid', () => {
    const { store, clock, view, world } = opened();
    world.refusal = { status: 409, type: 'AlreadyPaid' };
    store.pay();
    clock.pass(SETTLED);
    expect(view()).toMatchObject({ phase: { kind: 'toPay' }, problem: { key: 'payment.notToBePaid' }, rejections: 1 });
  });

  it('should be the new amount where it is PriceChanged', () => {
    const { store, clock, view, world } = opened();
    world.refusal = { status: 422, type: 'PriceChanged' };
    store.pay();
    clock.pass(SETTLED);
    expect(view().problem?.key).toBe('payment.amountChanged');
  });

  it('[P-PAYMENT-68] should count as paid once it was reported, after any later answer', () => {
    const { clock, view, world, returned$ } = opened();
    world.state = { status: 'SessionCreated', is_paid: true, is_ended: false };
    returned$.next();
    clock.pass(SETTLED);
    expect(view().phase.kind).toBe('paid');
    for (const state of [
      { status: 'SessionCreated', is_paid: false, is_ended: false },
      { status: 'PaymentTerminated', is_paid: false, is_ended: true },
      { status: 'VOID', is_paid: false, is_ended: false },
    ]) {
      world.state = state;
      returned$.next();
      clock.pass(SETTLED);
      expect(view().phase.kind).toBe('paid');
    }
  });

  it.each([
    [{ status: 'x', is_paid: true, is_ended: true }, 'paid'],
    [{ status: 'VOID', is_paid: true, is_ended: false }, 'paid'],
    [{ status: 'SessionCreated', is_paid: false, is_ended: true }, 'toPay'],
    [{ status: null, is_paid: null, is_ended: true }, 'failed'],
    [{}, 'unknown'],
  ] as const)('should with %j, which says two things or nothing, be %s', (state, kind) => {
    const { clock, view, world, returned$ } = opened();
    world.state = state;
    returned$.next();
    clock.pass(SETTLED);
    expect(view().phase.kind).toBe(kind);
  });

  it('should count as none if it is malformed: nothing is offered or claimed', () => {
    let isBroken = false;
    const { clock, view, store, orders, look } = opened({
      trip: () => ({ after: 50, outcome: isBroken ? 'malformed' : 'answered' }),
    });
    isBroken = true;
    look();
    expect(view()).toMatchObject({ phase: { kind: 'unknown' }, money: { rest: 499 } });
    store.pay();
    clock.pass(SETTLED);
    expect(orders).toEqual([]);
  });

  it('should wait through answers that flip, and neither offer nor fail meanwhile', () => {
    const { clock, view, world, whole } = opened();
    whole.begin();
    const states = [
      { status: 'SessionCreated', is_paid: false, is_ended: false },
      { status: 'x', is_paid: false, is_ended: false },
    ];
    const back = aPaymentTab(whole, { parameters: BACK });
    for (let turn = 0; turn < 20; turn += 1) {
      world.state = states[turn % 2] ?? null;
      clock.pass(3 * SECOND);
      expect(back.view().phase.kind).toBe('waiting');
    }
    world.state = { status: 'x', is_paid: true, is_ended: true };
    clock.pass(3 * SECOND);
    expect(back.view().phase.kind).toBe('paid');
    expect(view().phase.kind).not.toBe('paid');
  });

  it('should be neither paid nor to be paid where the invoice was credited', () => {
    const { view, store, orders, clock, world, look } = opened();
    world.kredit = true;
    store.pay();
    clock.pass(SETTLED);
    expect(view()).toMatchObject({ phase: { kind: 'credited' }, problem: null });
    Object.assign(world, { rest: 0 });
    look();
    expect(view().phase.kind).toBe('credited');
    expect(orders).toEqual([]);
  });

  it('should have an amount to be paid by, in whole øre, the same that is shown and ordered', () => {
    const { clock, view, orders, world, returned$, pay } = opened();
    world.rest = 498.996;
    returned$.next();
    clock.pass(SETTLED);
    expect(view().money).toMatchObject({ rest: 499, toPay: 499 });
    pay();
    expect(orders[0]?.amount).toBe(499);
    const rest = opened();
    rest.world.rest = 0.004;
    rest.returned$.next();
    rest.clock.pass(SETTLED);
    expect(rest.view().phase.kind).toBe('paid');
  });

  it('should be the whole amount where it does not say what remains, and no other amount is paid', () => {
    const whole = opened();
    whole.world.rest = null;
    whole.returned$.next();
    whole.clock.pass(SETTLED);
    whole.pay();
    expect(whole.orders[0]?.amount).toBe(499);
    const unsaid = opened();
    Object.assign(unsaid.world, { rest: null, verdi: null });
    unsaid.returned$.next();
    unsaid.clock.pass(SETTLED);
    unsaid.pay();
    expect(unsaid.view().money.toPay).toBeNull();
    expect(unsaid.orders).toEqual([]);
  });
});

describe('an invoice that is shown', () => {
  it('should be unknown where the service knows of none', () => {
    const { view } = opened({ trip: () => ({ after: 50, outcome: 'unknown' }) });
    expect(view().money).toMatchObject({ isUnknown: true, toPay: null });
  });

  it('should stay when it cannot be asked for once more', () => {
    let isCut = false;
    const { clock, returned$, view } = opened({
      trip: () => ({ after: 50, outcome: isCut ? 'neverSent' : 'answered' }),
    });
    expect(view().money).toMatchObject({ rest: 499 });
    isCut = true;
    returned$.next();
    clock.pass(SECOND);
    expect(view().money).toMatchObject({ rest: 499, invoice: { status: 'ready' } });
  });
});
