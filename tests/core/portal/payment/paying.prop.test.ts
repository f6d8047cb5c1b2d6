import { ASKING, mayStartPayment, type ProviderWord } from '@felles/core/portal';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import {
  aPaymentTab,
  aPaymentWorld,
  type FakeSession,
  type PaymentTab,
  type PaymentWorld,
  sessionOf,
  type Trip,
} from '../../../support/a-payment.ts';
import { SECOND } from '../../../support/at.ts';
import { memoryKeyValue } from '../../../support/fake-ports.ts';

const answered = (max: number) =>
  fc.record({ after: fc.integer({ min: 2, max }), fate: fc.constant('answered' as const) });
const lost = fc.record({
  after: fc.integer({ min: 2, max: 3_000 }),
  fate: fc.constantFrom('neverSent', 'replyLost', 'broken', 'closed'),
});
const trips = fc.array(
  fc.oneof(
    { arbitrary: answered(300), weight: 12 },
    { arbitrary: answered(3_000), weight: 3 },
    { arbitrary: lost, weight: 1 },
  ),
  { minLength: 1, maxLength: 40 },
);

/** What a visitor does next, in one of two tabs of the same browser, and how long after. */
const step = fc.record({
  tab: fc.constantFrom(0, 1),
  does: fc.constantFrom('pay', 'pay', 'pay in both', 'pay in both', 'check', 'reload', 'back', 'other tab'),
  /** Between one tab and the other. */
  gap: fc.integer({ min: 0, max: 2_000 }),
  outcome: fc.constantFrom('pay', 'giveUp', 'giveUp', 'nothing'),
  /** Null where the provider never tells the service. */
  heardAfter: fc.oneof(fc.constantFrom(0, 0, 1_000, 90_000, null), fc.integer({ min: 0, max: 90_000 })),
  /** How long the visitor is at the provider, whoever was led there. */
  stays: fc.integer({ min: 0, max: 20_000 }),
  /** Whether the browser comes back, or the frame is heard. */
  comesBack: fc.boolean(),
  /** Whether the way back is loaded a second time. */
  twice: fc.boolean(),
  after: fc.oneof(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 2_000, max: 40_000 })),
});
const schedule = fc.record({
  kind: fc.constantFrom('redirect', 'embedded'),
  trips,
  steps: fc.array(step, { minLength: 1, maxLength: 14 }),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Two tabs of one browser, and the pages that are loaded in them. */
function aBrowser(world: PaymentWorld) {
  const saved = memoryKeyValue();
  let pages = 0;
  const load = (said: ProviderWord | null): PaymentTab => {
    pages += 1;
    return aPaymentTab(world, { saved, said, keyPrefix: `page${pages}` });
  };
  const tabs: [PaymentTab, PaymentTab] = [load(null), load(null)];
  const replace = (place: number, said: ProviderWord | null): void => {
    tabs[place === 0 ? 0 : 1].store.close();
    tabs[place === 0 ? 0 : 1] = load(said);
  };
  const atProvider = (place: number, session: FakeSession, { outcome, heardAfter, comesBack, twice }: Step): void => {
    const tab = tabs[place === 0 ? 0 : 1];
    if (outcome !== 'nothing') world.decide(session, outcome, heardAfter);
    if (!comesBack || session.state === 'open') return;
    // Whoever opens a session that is over is told how it ended.
    const word = session.state === 'paid' ? 'paid' : 'aborted';
    if (tab.view().checkout !== null) {
      tab.store.hear(word === 'paid' ? 'PAYMENT_SUCCESSFUL' : 'SESSION_TERMINATED');
      return;
    }
    replace(place, word);
    if (twice) replace(place, word);
  };
  return {
    tabs,
    load,
    /** Whoever has been led to the provider does there what they do. */
    visit(done: Step): void {
      for (const place of [done.tab, 1 - done.tab]) {
        const session = sessionOf(world, tabs[place === 0 ? 0 : 1]);
        if (session !== null) atProvider(place, session, done);
      }
    },
    act(done: Step): void {
      const tab = tabs[done.tab === 0 ? 0 : 1];
      switch (done.does) {
        case 'pay':
          tab.store.pay();
          return;
        case 'pay in both':
          tab.store.pay();
          tab.store.pay();
          world.clock.pass(done.gap);
          tabs[done.tab === 0 ? 1 : 0].store.pay();
          return;
        case 'check':
          tab.store.check();
          return;
        case 'reload':
          replace(done.tab, tab.view().said);
          return;
        case 'back':
          tab.returned$.next();
          return;
        case 'other tab':
          for (const other of tabs) other.returned$.next();
      }
    },
  };
}

const LONGEST_TRIP = 3 * SECOND;

describe('paying with everything going wrong', () => {
  it('[P-PAYMENT-14] should charge once at most, never say more than is true, and say what is true in time', () => {
    fc.assert(
      fc.property(schedule, (given) => {
        let calls = 0;
        const trip = (): Trip => {
          calls += 1;
          return given.trips[calls % given.trips.length] ?? { after: 50 };
        };
        const world = aPaymentWorld({ kind: given.kind, trip });
        const { tabs, act, visit, load } = aBrowser(world);
        world.clock.pass(20 * SECOND);
        const hold = (): void => {
          expect(world.world.charges).toBeLessThanOrEqual(1);
          for (const tab of tabs) {
            const { standing, said } = tab.view();
            if (standing.kind === 'paid') expect(world.sessions.some(({ told }) => told === 'paid')).toBe(true);
            if (standing.kind === 'paid' || said === 'paid') {
              const isKnownToFail = standing.kind === 'failed' && world.sessions.some(({ told }) => told === 'over');
              expect(mayStartPayment(standing) && !isKnownToFail).toBe(false);
            }
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
        const isHeard = world.sessions.some(({ told }) => told === 'paid');
        const later = [load('paid'), load(null)];
        world.clock.pass(ASKING.longest + LONGEST_TRIP);
        for (const [place, tab] of later.entries()) {
          const { kind } = tab.view().standing;
          // A plain visit asks six times; a call that is lost is said, and never taken for an answer.
          if (isHeard) expect(place === 0 ? ['paid', 'undecided'] : ['paid', 'unknown']).toContain(kind);
          else expect(kind).not.toBe('paid');
        }
        hold();
      }),
      { numRuns: Math.ceil(inject('runs') / 5) },
    );
  });

  it('[P-SIGNUP-85] should show a payment as soon as the service knows, for whoever is waiting, up to a minute and a half later', () => {
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
        const back = aPaymentTab(world, { saved: first.saved, said: 'paid' });
        world.clock.pass(heardAfter + ASKING.firstWait + 2 * after);
        expect(back.view().standing.kind).toBe('paid');
      }),
      { numRuns: Math.ceil(inject('runs') / 10) },
    );
  });
});
