import {
  CONNECTING,
  createWaitIndicator,
  type IndicatorTimes,
  LOADING,
} from '@felles/core/internal/shell/wait-indicator';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at } from '../../support/at.ts';

function aWait(times: IndicatorTimes = LOADING) {
  const clock = at('2026-11-19T09:00:00Z');
  const { waiting$, wait, forget } = createWaitIndicator(clock, times);
  return { clock, waiting$, wait, forget, seen: () => waiting$.value };
}

const SPANS = fc.array(fc.oneof(fc.nat(12_000), fc.constantFrom(1, 199, 200, 201, 299, 300, 499, 500)), {
  maxLength: 12,
});

describe('createPatience', () => {
  it.each([199, 200])('[W-SHELL-31] should show a load of %i ms only where it lasts 200 ms', (lasts) => {
    const { clock, wait, seen } = aWait();
    wait(true);
    clock.pass(lasts);
    expect(seen()).toBe(lasts < 200 ? 'none' : 'shown');
  });

  it('[W-SHELL-31] should never show a load that ends before 200 ms', () => {
    const { clock, wait, seen } = aWait();
    wait(true);
    clock.pass(199);
    wait(false);
    clock.pass(20_000);
    expect(seen()).toBe('none');
  });

  it('should show for 300 ms at least, and no longer than the load where that is longer', () => {
    const short = aWait();
    short.wait(true);
    short.clock.pass(210);
    short.wait(false);
    short.clock.pass(289);
    expect(short.seen()).toBe('shown');
    short.clock.pass(1);
    expect(short.seen()).toBe('none');
    const longer = aWait();
    longer.wait(true);
    longer.clock.pass(501);
    longer.wait(false);
    expect(longer.seen()).toBe('none');
  });

  it.each([9_999, 10_000])('should say after 10 s that it takes longer than usual: %i ms', (lasts) => {
    const { clock, wait, seen } = aWait();
    wait(true);
    clock.pass(lasts);
    expect(seen()).toBe(lasts < 10_000 ? 'shown' : 'long');
  });

  it('should begin unseen again for another wait', () => {
    const { clock, wait, forget, seen } = aWait();
    wait(true);
    clock.pass(200);
    forget();
    expect(seen()).toBe('none');
    wait(true);
    clock.pass(199);
    expect(seen()).toBe('none');
  });

  it('should tell of a lost connection after 3 s, for as long as it lasts', () => {
    const { clock, wait, seen } = aWait(CONNECTING);
    wait(true);
    clock.pass(2_999);
    expect(seen()).toBe('none');
    clock.pass(60_000);
    expect(seen()).toBe('shown');
    wait(false);
    expect(seen()).toBe('none');
  });

  it('[W-SHELL-31] should show nothing that flashes by, for any loads that follow each other', () => {
    fc.assert(
      fc.property(SPANS, (spans) => {
        const { clock, wait, waiting$ } = aWait();
        const changes: { isShown: boolean; at: number }[] = [];
        waiting$.subscribe((waiting) => {
          const isShown = waiting !== 'none';
          if (isShown !== (changes.at(-1)?.isShown ?? false)) changes.push({ isShown, at: clock.now() });
        });
        spans.forEach((span, index) => {
          const isWaiting = index % 2 === 0;
          wait(isWaiting);
          clock.pass(span);
          if (isWaiting && span >= 200) expect(waiting$.value).not.toBe('none');
          if (!isWaiting && span >= 300) expect(waiting$.value).toBe('none');
        });
        changes.forEach(({ isShown, at: hidden }, index) => {
          const { at: shown } = changes[index - 1] ?? { at: 0 };
          if (!isShown) expect(hidden - shown).toBeGreaterThanOrEqual(300);
        });
      }),
    );
  });
});
