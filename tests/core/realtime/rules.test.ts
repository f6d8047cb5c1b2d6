import {
  mayReconnectAt,
  mayRevive,
  planReconnect,
  pruneHistory,
  RECONNECT,
} from '@felles/core/internal/realtime/rules';
import { describe, expect, it } from 'vitest';
import { decisionsAfter } from '../../support/reconnect-oracle.ts';

/** Times of closes in seconds, and the decision after each: milliseconds, or to abandon. */
const VECTORS = [
  ['V-01', [0], [5]],
  ['V-02', [0, 30], [5, 300_000]],
  ['V-03', [0, 59.999], [5, 300_000]],
  ['V-04', [0, 60], [5, 5]],
  ['V-05', [0, 60.001], [5, 5]],
  ['V-06', [0, 0.015, 300.03, 300.045, 600.06], [5, 300_000, 5, 300_000, 5]],
  ['V-07', [0, 0.015, 300.03, 300.045, 600.06, 600.075], [5, 300_000, 5, 300_000, 5, 'abandon']],
  ['V-08', [0, 100, 200, 300, 400, 500], [5, 5, 5, 5, 5, 'abandon']],
  ['V-09', [0, 100, 200, 300, 400, 1_799.999], [5, 5, 5, 5, 5, 'abandon']],
  ['V-10', [0, 100, 200, 300, 400, 1_800], [5, 5, 5, 5, 5, 5]],
  ['V-11', [0, 100, 200, 300, 400, 1_900.001], [5, 5, 5, 5, 5, 5]],
  ['V-12', [0, 360, 720, 1_080, 1_440, 1_800, 2_160, 2_520], [5, 5, 5, 5, 5, 5, 5, 5]],
  ['V-13', [0, 359, 718, 1_077, 1_436, 1_795], [5, 5, 5, 5, 5, 'abandon']],
  ['V-14', [0, 59, 359, 418, 718, 777], [5, 300_000, 5, 300_000, 5, 'abandon']],
  ['V-15', [10, 20, 1_900, 1_910, 1_920], [5, 300_000, 5, 300_000, 300_000]],
  ['V-16', [0, 1_800, 3_600, 5_400, 7_200, 9_000, 10_800], [5, 5, 5, 5, 5, 5, 5]],
  ['V-17', [0, 0.1, 500, 800, 1_100, 1_800, 1_860.1], [5, 300_000, 5, 5, 5, 5, 'abandon']],
] as const;

describe('what is remembered of closes and reconnects', () => {
  it('should be those of the last half hour', () => {
    const times = [0, 1, RECONNECT.window];
    expect(pruneHistory({ closes: times, reconnects: times }, RECONNECT.window)).toEqual({
      closes: [1, RECONNECT.window],
      reconnects: [1, RECONNECT.window],
    });
  });
});

describe('planReconnect', () => {
  it.each(VECTORS)('[R-47] should decide %s as specified', (_, closes, decisions) => {
    expect(decisionsAfter(closes.map((seconds) => Math.round(seconds * 1_000)))).toEqual(decisions);
  });

  it('[W-REALTIME-13] should connect again after 5 ms where no close was less than 60 s before', () => {
    expect(decisionsAfter([0, 60_000, 200_000])).toEqual([5, 5, 5]);
  });

  it('[W-REALTIME-14] should wait 5 minutes after a close 59,999 ms after another, and 5 ms at 60,000 ms', () => {
    expect(decisionsAfter([0, 59_999])).toEqual([5, 300_000]);
    expect(decisionsAfter([0, 60_000])).toEqual([5, 5]);
  });

  it('[W-REALTIME-14] should abandon rather than wait where both would be due', () => {
    expect(decisionsAfter([0, 70_000, 140_000, 210_000, 280_000, 281_000]).at(-1)).toBe('abandon');
  });

  it('[W-REALTIME-15] should abandon at the sixth close inside half an hour, and not at the fifth', () => {
    expect(decisionsAfter([0, 100_000, 200_000, 300_000, 400_000]).at(-1)).toBe(5);
    expect(decisionsAfter([0, 100_000, 200_000, 300_000, 400_000, 500_000]).at(-1)).toBe('abandon');
    const closes = [0, 100_000, 200_000, 300_000, 400_000, 500_000];
    expect(planReconnect({ closes, reconnects: [] }), 'whatever was reconnected').toEqual({ kind: 'abandon' });
  });

  it('[W-REALTIME-16] should make no sixth reconnect in half an hour though the closes would allow it', () => {
    const closes = [0, 100, 500_000, 800_000, 1_100_000, 1_800_000, 1_860_100];
    expect(closes.filter((at) => 1_860_100 - at < RECONNECT.window)).toHaveLength(5);
    expect(decisionsAfter(closes).at(-1)).toBe('abandon');
  });

  it('[W-REALTIME-16] should count a reconnect until it is as old as the window at the planned start', () => {
    const starts = [1, 2, 3, 4, 5];
    expect(mayReconnectAt(starts, RECONNECT.window)).toBe(false);
    expect(mayReconnectAt(starts, RECONNECT.window + 1)).toBe(true);
  });

  it('[W-REALTIME-17] should count a close of 1,799,999 ms and not one of 1,800,000 ms', () => {
    const four = [100_000, 200_000, 300_000, 400_000];
    expect(planReconnect({ closes: [1, ...four, 1_800_000], reconnects: [] })).toEqual({ kind: 'abandon' });
    expect(planReconnect({ closes: [0, ...four, 1_800_000], reconnects: [] })).toEqual({ kind: 'after', ms: 5 });
  });

  it('should refuse to plan where nothing closed', () => {
    expect(() => planReconnect({ closes: [], reconnects: [] })).toThrow(RangeError);
  });

  it('[W-REALTIME-19] should use the constants of the specification', () => {
    expect(RECONNECT).toEqual({
      soon: 5,
      late: 300_000,
      lateIfWithin: 60_000,
      window: 1_800_000,
      atMost: 5,
      attempt: 10_000,
    });
  });
});

describe('mayRevive', () => {
  it('[W-REALTIME-25] should revive the first time, and then once per 30 minutes', () => {
    expect(mayRevive(null, 0)).toBe(true);
    expect(mayRevive(0, 1_799_999)).toBe(false);
    expect(mayRevive(0, 1_800_000)).toBe(true);
  });
});
