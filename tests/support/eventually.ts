import { vi } from 'vitest';

/** Only what never comes is waited for in vain, on a machine with however much else to do (milliseconds). */
const LONGEST = 60_000;

/** The result of a check once it holds, over a real socket, where there is no end to wait for. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: LONGEST, interval: 10 });
