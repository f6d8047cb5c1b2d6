import { mergedParameters, type Parameters, parametersIn } from '@felles/core/internal/portal/center/parameters';
import { POLLING } from '@felles/core/internal/portal/payment/invoice/status';
import { mayBePaid } from '@felles/core/internal/portal/payment/report/report';
import { mayStartPayment } from '@felles/core/portal/payment';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import {
  aPaymentTab,
  aPaymentWorld,
  BACK,
  type FakeSession,
  GIVEN_UP,
  NAMED,
  type PaymentTab,
  type PaymentWorld,
  sessionOf,
  type Trip,
} from '../../../support/a-payment.ts';
import { SECOND } from '../../../support/at.ts';
import { memoryKeyValue } from '../../../support/fake-ports.ts';

const answered = (max: number) =>
  fc.record({ after: fc.integer({ min: 2, max }), outcome: fc.constant('answered' as const) });
const lost = fc.record({
  after: fc.integer({ min: 2, max: 3_000 }),
  outcome: fc.constantFrom('neverSent', 'replyLost', 'broken', 'closed'),
});
const trips = fc.array(
  fc.oneof(
    { arbitrary: answered(300), weight: 12 },
    { arbitrary: answered(3_000), weight: 3 },
    { arbitrary: lost, weight: 1 },
  ),
  { minLength: 1, maxLength: 40 },
);

/** Two tabs of one browser, and one of another. */
const BROWSERS = ['a', 'a', 'b'] as const;
type Place = 0 | 1 | 2;
const PLACES: readonly Place[] = [0, 1, 2];

/** The visitor's next deed, in one of the tabs, and the time after it. */
const step = fc.record({
  tab: fc.constantFrom<Place>(0, 0, 1, 1, 2),
  does: fc.constantFrom('pay', 'pay', 'pay in both', 'pay in both', 'check', 'reload', 'move', 'back', 'other tab'),
  /** Between one tab and the other. */
  gap: fc.integer({ min: 0, max: 2_000 }),
  outcome: fc.constantFrom('pay', 'giveUp', 'giveUp', 'nothing'),
  /** Null where the provider never tells the service. */
  heardAfter: fc.oneof(fc.constantFrom(0, 0, 1_000, 90_000, null), fc.integer({ min: 0, max: 90_000 })),
  /** How long the visitor is at the provider, whoever was led there. */
  stays: fc.integer({ min: 0, max: 20_000 }),
  /** Whether the browser comes back, or the frame is heard. */
  comesBack: fc.boolean(),
  /** Whether the visitor closes a checkout that says nothing. */
  closes: fc.boolean(),
  /** Whether the way back is loaded a second time. */
  twice: fc.boolean(),
  after: fc.oneof(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 2_000, max: 40_000 })),
});
const schedule = fc.record({
  kind: fc.constantFrom('redirect', 'embedded'),
  /** Whether the service ends an open session when another takes its place. */
  replaces: fc.boolean(),
  trips,
  steps: fc.array(step, { minLength: 1, maxLength: 14 }),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** The tabs, and the pages that are loaded in them. A page knows its address, and its tab's storage. */
function aDesk(world: PaymentWorld) {
  const stored = { a: memoryKeyValue(), b: memoryKeyValue() };
  let pages = 0;
  const load = (browser: 'a' | 'b', parameters: Parameters = NAMED, tab = memoryKeyValue()): PaymentTab => {
    pages += 1;
    return aPaymentTab(world, { saved: stored[browser], tabStorage: tab, parameters, keyPrefix: `${browser}${pages}` });
  };
  const tabs: [PaymentTab, PaymentTab, PaymentTab] = [load('a'), load('a'), load('b')];
  /** Sessions paid from a tab by a payer who was told so, or who pressed pay and closed the window. */
  const paidFrom = new Map<Place, FakeSession>();

  const replace = (place: Place, parameters: Parameters): void => {
    tabs[place].store.close();
    tabs[place] = load(BROWSERS[place], parameters, tabs[place].tabStorage);
  };
  const reload = (place: Place): void => {
    const { parameters$, address } = tabs[place];
    replace(place, mergedParameters(parameters$.value, parametersIn(address.parameters()), false));
  };
  const atProvider = (place: Place, session: FakeSession, done: Step): void => {
    const { store, view } = tabs[place];
    const isInside = view().checkout !== null;
    if (isInside && done.outcome === 'pay') store.checkoutEvent('PAYMENT_INITIATED');
    if (done.outcome !== 'nothing') world.decide(session, done.outcome, done.heardAfter);
    const isHeard = done.comesBack && session.state !== 'open';
    if (!isHeard && !(isInside && done.closes)) return;
    if (session.state === 'paid' && (isHeard || done.outcome === 'pay')) paidFrom.set(place, session);
    // Whoever opens a session that is over is told how it ended.
    if (!isHeard) store.leaveCheckout();
    else if (isInside) store.checkoutEvent(session.state === 'paid' ? 'PAYMENT_SUCCESSFUL' : 'SESSION_TERMINATED');
    else replace(place, session.state === 'paid' ? BACK : GIVEN_UP);
    if (done.twice) reload(place);
  };
  return {
    tabs,
    load,
    paidFrom,
    /** Each payer who has been led to the provider acts there. */
    visit(done: Step): void {
      for (const place of [done.tab, ...PLACES.filter((other) => other !== done.tab)]) {
        const session = sessionOf(world, tabs[place]);
        if (session !== null) atProvider(place, session, done);
      }
    },
    act(done: Step): void {
      const { store, returned$ } = tabs[done.tab];
      switch (done.does) {
        case 'pay':
          store.pay();
          return;
        case 'pay in both':
          store.pay();
          store.pay();
          world.clock.pass(done.gap);
          for (const place of PLACES) if (place !== done.tab) tabs[place].store.pay();
          return;
        case 'check':
          store.check();
          return;
        case 'reload':
          reload(done.tab);
          return;
        case 'move':
          store.close();
          store.open(NAMED.invoiceId);
          return;
        case 'back':
          returned$.next();
          return;
        case 'other tab':
          for (const other of tabs) other.returned$.next();
      }
    },
  };
}

const LONGEST_TRIP = 3 * SECOND;

describe('paying with everything going wrong', () => {
  it('[P-PAYMENT-14] should charge at most once in a browser, and show what is true, in time', () => {
    fc.assert(
      fc.property(schedule, (given) => {
        let calls = 0;
        const trip = (): Trip => {
          calls += 1;
          return given.trips[calls % given.trips.length] ?? { after: 50 };
        };
        const world = aPaymentWorld({ kind: given.kind, replaces: given.replaces, trip });
        const { tabs, act, visit, load, paidFrom } = aDesk(world);
        world.clock.pass(20 * SECOND);
        const hold = (): void => {
          const paid = world.sessions.filter(({ state }) => state === 'paid');
          for (const browser of ['a', 'b'])
            expect(paid.filter(({ key }) => key.startsWith(browser)).length).toBeLessThanOrEqual(1);
          for (const [place, tab] of tabs.entries()) {
            const { phase, report } = tab.view();
            if (phase.kind === 'paid') expect(world.sessions.some(({ reported }) => reported === 'paid')).toBe(true);
            if (phase.kind === 'failed' && phase.failure !== 'tryAgain')
              expect(world.sessions.some(({ reported }) => reported === 'over')).toBe(true);
            const isOffered = mayStartPayment(phase);
            if (mayBePaid(report)) expect(isOffered && phase.kind !== 'failed').toBe(false);
            if (paidFrom.has(place as Place)) expect(isOffered).toBe(false);
          }
        };
        for (const done of given.steps) {
          act(done);
          hold();
          world.clock.pass(done.stays);
          visit(done);
          hold();
          world.clock.pass(done.after);
          hold();
        }
        // Whatever is on its way arrives, and whoever looks then sees it.
        world.clock.pass(95 * SECOND);
        hold();
        const isHeard = world.sessions.some(({ reported }) => reported === 'paid');
        const later = isHeard ? [load('a', BACK), load('a'), load('b'), load('b', BACK)] : [load('a', BACK)];
        world.clock.pass(POLLING.longest + LONGEST_TRIP);
        for (const tab of later) {
          const { phase, money } = tab.view();
          // Only a lost call, which is said, hides a payment.
          if (isHeard && !money.isUnanswered) expect(phase.kind).toBe('paid');
          else if (isHeard) expect(['paid', 'undecided', 'unknown', 'failed']).toContain(phase.kind);
          else expect(phase.kind).not.toBe('paid');
        }
        hold();
      }),
      { numRuns: Math.ceil(inject('runs') / 5) },
    );
  }, 1_200_000);

  it('[P-SIGNUP-85] should show a payment as soon as the service knows, for 90 seconds of waiting', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 90_000 }), fc.integer({ min: 2, max: 3_000 }), (heardAfter, after) => {
        const world = aPaymentWorld({ trip: () => ({ after }) });
        const first = aPaymentTab(world);
        world.clock.pass(60 * SECOND);
        first.store.pay();
        world.clock.pass(10 * SECOND);
        const session = sessionOf(world, first);
        expect(session).not.toBeNull();
        if (session === null) return;
        world.decide(session, 'pay', heardAfter);
        const back = aPaymentTab(world, { saved: first.saved, parameters: BACK });
        world.clock.pass(heardAfter + POLLING.firstWait + 2 * after);
        expect(back.view().phase.kind).toBe('paid');
      }),
      { numRuns: Math.ceil(inject('runs') / 10) },
    );
  });
});
