import {
  NO_HISTORY,
  NO_RHYTHM,
  nextRhythm,
  planReconnect,
  pruneHistory,
  RECONNECT,
  silenceAllowed,
} from '@felles/core/internal/realtime/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decisionsAfter, specifiedAfter } from '../../support/reconnect-oracle.ts';

/** Times between closes that lie where the rules change their minds, and anywhere else. */
const gap = fc.oneof(
  fc.constantFrom(1, 15, 59_999, 60_000, 60_001, 299_999, 300_000, 300_005, 359_999, 360_000, 1_799_999, 1_800_000),
  fc.integer({ min: 1, max: 2_000_000 }),
);
const closes = fc.array(gap, { minLength: 1, maxLength: 40 }).map((gaps) => {
  let at = 0;
  return gaps.map((next) => (at += next));
});

describe('planReconnect', () => {
  it('[W-REALTIME-13] [W-REALTIME-14] [W-REALTIME-17] should decide every sequence of closes as specified', () => {
    fc.assert(
      fc.property(closes, (times) => {
        expect(decisionsAfter(times)).toEqual(specifiedAfter(times));
      }),
    );
  });

  it('[W-REALTIME-15] [W-REALTIME-16] should never exceed either bound in any half hour of a client that obeys', () => {
    fc.assert(
      fc.property(fc.array(gap, { minLength: 1, maxLength: 60 }), (stays) => {
        const starts: number[] = [];
        let history = NO_HISTORY;
        let at = 0;
        for (const stay of stays) {
          at += stay;
          history = { ...history, closes: [...history.closes, at] };
          const plan = planReconnect(history);
          if (plan.kind === 'abandon') break;
          at += plan.ms;
          starts.push(at);
          history = { ...history, reconnects: [...history.reconnects, at] };
        }
        for (const end of starts) {
          const inWindow = (time: number) => time <= end && end - time < RECONNECT.window;
          expect(starts.filter(inWindow).length).toBeLessThanOrEqual(RECONNECT.atMost);
          expect(history.closes.filter(inWindow).length).toBeLessThanOrEqual(RECONNECT.atMost);
        }
      }),
    );
  });

  it('should decide the same from the pruned history as from the whole', () => {
    fc.assert(
      fc.property(closes, (times) => {
        let whole = NO_HISTORY;
        let short = NO_HISTORY;
        for (const at of times) {
          whole = { ...whole, closes: [...whole.closes, at] };
          short = pruneHistory({ ...short, closes: [...short.closes, at] }, at);
          const plan = planReconnect(whole);
          expect(planReconnect(short)).toEqual(plan);
          if (plan.kind === 'abandon') continue;
          whole = { ...whole, reconnects: [...whole.reconnects, at + plan.ms] };
          short = { ...short, reconnects: [...short.reconnects, at + plan.ms] };
        }
        expect(short.closes.length + short.reconnects.length).toBeLessThanOrEqual(whole.closes.length * 2);
      }),
    );
  });
});

describe('silenceAllowed', () => {
  it('[W-REALTIME-30] should allow three times the longest interval, at least 30 s, once two keep-alives were seen', () => {
    const beats = fc.array(fc.integer({ min: 1, max: 120_000 }), { maxLength: 20 });
    fc.assert(
      fc.property(beats, (intervals) => {
        let at = 0;
        const times = intervals.map((next) => (at += next));
        const allowed = silenceAllowed(times.reduce(nextRhythm, NO_RHYTHM));
        const longest = Math.max(0, ...intervals.slice(1));
        expect(allowed).toBe(times.length < 2 ? null : Math.max(3 * longest, 30_000));
      }),
    );
  });
});
