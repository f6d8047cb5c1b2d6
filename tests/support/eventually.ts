import { vi } from 'vitest';

/** Only what never comes is waited for in vain, on a machine with however much else to do (milliseconds). */
const LONGEST = 60_000;

/** What a check gives once it holds, for what happens over a real socket and has no end to wait for. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: LONGEST, interval: 10 });
