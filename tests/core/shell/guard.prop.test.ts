import { comesTooSoon, DOUBLE_CLICK_GUARD, guarded } from '@felles/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at, HOUR } from '../../support/at.ts';

const waits = fc.array(fc.oneof(fc.nat(3_000), fc.constantFrom(0, 999, 1_000, 1_001)), { maxLength: 20 });

describe('guarded', () => {
  it('[P-SHELL-53] should carry out the first of several activations within a second, and none of the others', () => {
    fc.assert(
      fc.property(waits, (given) => {
        const clock = at('2026-11-19T09:00:00Z');
        const carriedOut: number[] = [];
        const send = guarded(clock, () => carriedOut.push(clock.now()));
        const activations = given.map((wait) => {
          clock.pass(wait);
          send();
          return clock.now();
        });
        const expected: number[] = [];
        for (const now of activations) if (now - (expected.at(-1) ?? -Infinity) >= 1_000) expected.push(now);
        expect(carriedOut).toEqual(expected);
      }),
    );
  });

  it('[P-SHELL-53] should be one second', () => {
    expect(DOUBLE_CLICK_GUARD).toBe(1_000);
    expect([999, 1_000].map((passed) => comesTooSoon(0, passed))).toEqual([true, false]);
  });

  it('should hand on what it is given', () => {
    const got: unknown[] = [];
    guarded(at('2026-11-19T09:00:00Z'), (...given: readonly unknown[]) => got.push(...given))('a', 1);
    expect(got).toEqual(['a', 1]);
  });

  it('should not turn deaf for hours where the clock was set back', () => {
    let now = HOUR;
    let count = 0;
    const send = guarded({ now: () => now }, () => {
      count += 1;
    });
    send();
    now = 0;
    send();
    expect(count).toBe(2);
  });
});
