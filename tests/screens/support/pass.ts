import { act } from 'react';
import { vi } from 'vitest';

/** An effect that starts a timer starts it at most this late (milliseconds). */
const STEP = 10;

/** Lets time pass on a clock that stands still otherwise; what React draws because of it is drawn when this ends. */
export async function pass(milliseconds: number): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  try {
    for (let left = milliseconds; left >= 0; left -= STEP) {
      const step = Math.min(STEP, left);
      await act(async () => void (await vi.advanceTimersByTimeAsync(step)));
    }
  } finally {
    vi.unstubAllGlobals();
  }
}
