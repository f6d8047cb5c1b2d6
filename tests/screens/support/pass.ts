import { vi } from 'vitest';

/** An effect that starts a timer starts it at most this late (milliseconds). */
const STEP = 10;

/** React draws in one turn of the process, and runs effects in the next, also while the clock stands still. */
const TURNS = 3;
const { setImmediate: turn } = globalThis;

/** Lets time pass on a clock that stands still otherwise; what React draws because of it is drawn when this ends. */
export async function pass(milliseconds: number): Promise<void> {
  for (let left = milliseconds; left >= 0; left -= STEP) {
    await vi.advanceTimersByTimeAsync(Math.min(STEP, left));
    for (let drawn = 0; drawn < TURNS; drawn += 1) await new Promise<void>((done) => turn(done));
  }
}
