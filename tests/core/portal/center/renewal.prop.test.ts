import { RENEWAL, renewalDelay } from '@felles/core/internal/portal/center/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const now = fc.integer({ min: 0, max: 4_000_000_000_000 });
const life = fc.integer({ min: 60, max: 10 * 365 * 24 * 3_600 });

describe('renewalDelay', () => {
  it('should renew a token while it still holds, and never sooner than at half its life', () => {
    fc.assert(
      fc.property(now, life, (at, seconds) => {
        const start = Math.floor(at / 1000) * 1000;
        const delay = renewalDelay(start / 1000 + seconds, start) ?? Number.NaN;
        expect(delay).toBeLessThan(seconds * 1000);
        expect(delay).toBeGreaterThanOrEqual(Math.min(seconds * 500, RENEWAL.longest));
        expect(delay).toBeLessThan(2 ** 31); // more is no time to a browser's clock
      }),
    );
  });

  it('should never be sooner than half a minute from now, however wrong a clock is', () => {
    fc.assert(
      fc.property(now, fc.integer({ min: -1_000_000, max: 1_000_000 }), (at, milliseconds) => {
        const delay = renewalDelay((at + milliseconds) / 1000, at);
        if (delay !== null) expect(delay).toBeGreaterThanOrEqual(RENEWAL.again);
      }),
    );
  });

  it('[P-CENTER-12] should read an ISO timestamp as it reads epoch seconds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4_000_000_000 }), now, (seconds, at) => {
        const written = new Date(seconds * 1000).toISOString();
        expect(renewalDelay(written, at)).toBe(renewalDelay(seconds, at));
      }),
    );
  });

  it.each([null, undefined, '', 'tomorrow', 0, Number.NaN, '2026-11-18', '2020-01-01T00:00:00Z'])(
    'should wait for a refusal when the end is %s',
    (expires) => {
      expect(renewalDelay(expires, Date.parse('2026-11-18T12:00:00Z'))).toBeNull();
    },
  );
});
