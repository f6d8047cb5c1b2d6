import { createGuard, DOUBLE_CLICK_GUARD } from '@felles/core/internal/shell/guard';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at, HOUR } from '../../support/at.ts';

const waits = fc.array(fc.oneof(fc.nat(3_000), fc.constantFrom(0, 999, 1_000, 1_001)), { maxLength: 20 });

describe('createGuard', () => {
  it('[P-SHELL-53] should carry out the first of several activations within a second, and none of the others', () => {
    fc.assert(
      fc.property(waits, (given) => {
        const clock = at('2026-11-19T09:00:00Z');
        const carriedOut: number[] = [];
        const guard = createGuard(clock);
        const activations = given.map((wait) => {
          clock.pass(wait);
          if (guard.passes()) carriedOut.push(clock.now());
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
    expect([999, 1_000].map(passesAfter)).toEqual([false, true]);
  });

  it('should let through at once what is something else', () => {
    const guard = createGuard(at('2026-11-19T09:00:00Z'));
    expect([guard.passes(), guard.passes()]).toEqual([true, false]);
    guard.release();
    expect([guard.passes(), guard.passes()]).toEqual([true, false]);
  });

  it('should not turn deaf for hours where the clock was set back', () => {
    let now = HOUR;
    const guard = createGuard({ now: () => now });
    const before = guard.passes();
    now = 0;
    expect([before, guard.passes()]).toEqual([true, true]);
  });
});

function passesAfter(milliseconds: number): boolean {
  const clock = at('2026-11-19T09:00:00Z');
  const guard = createGuard(clock);
  guard.passes();
  clock.pass(milliseconds);
  return guard.passes();
}
