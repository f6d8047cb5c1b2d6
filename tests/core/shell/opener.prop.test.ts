import { findOpener } from '@felles/core';
import { OPENER_HOPS } from '@felles/core/internal/shell/opener';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

interface Window {
  readonly name: number;
  opener: Window | null;
}

describe('findOpener', () => {
  it('[P-SHELL-54] should find the wanted window ten hops away at most', () => {
    expect(OPENER_HOPS).toBe(10);
    expect(findOpener(chain(25), ({ name }) => name === 10)?.name).toBe(10);
    expect(findOpener(chain(25), ({ name }) => name === 11)).toBeNull();
    fc.assert(
      fc.property(fc.nat(25), fc.nat(25), (length, wanted) => {
        const found = findOpener(chain(length), ({ name }) => name === wanted);
        const isInReach = wanted > 0 && wanted <= Math.min(length, 10);
        expect(found?.name).toBe(isInReach ? wanted : undefined);
      }),
    );
  });

  it('[P-SHELL-54] should look at no window twice where they open each other', () => {
    fc.assert(
      fc.property(fc.nat(8), fc.nat(8), (length, back) => {
        const windows = windowsOf(length);
        const last = windows.at(-1);
        if (last) last.opener = windows[Math.min(back, length)] ?? null;
        const seen: number[] = [];
        findOpener(windows[0] ?? last ?? lone(), ({ name }) => {
          seen.push(name);
          return false;
        });
        expect(seen).toEqual(Array.from({ length }, (_, index) => index + 1));
      }),
    );
  });

  it('[P-SHELL-54] should take the nearest of several', () => {
    expect(findOpener(chain(9), ({ name }) => name >= 3)?.name).toBe(3);
  });

  it('should end at a window that may not be read', () => {
    const closed = {
      name: 1,
      get opener(): Window | null {
        throw new Error('another origin');
      },
    };
    expect(findOpener<Pick<Window, 'name' | 'opener'>>({ name: 0, opener: closed }, () => false)).toBeNull();
  });

  it('should go past a window that may not be looked at', () => {
    const found = findOpener(chain(3), ({ name }) => {
      if (name === 1) throw new Error('another origin');
      return name === 2;
    });
    expect(found?.name).toBe(2);
  });
});

const lone = (): Window => ({ name: 0, opener: null });

/** The window 0, opened by 1, which was opened by 2, and so on. */
function windowsOf(length: number): readonly Window[] {
  const windows = Array.from({ length: length + 1 }, (_, name): Window => ({ name, opener: null }));
  for (const [index, window] of windows.entries()) window.opener = windows[index + 1] ?? null;
  return windows;
}

const chain = (length: number): Window => windowsOf(length)[0] ?? lone();
