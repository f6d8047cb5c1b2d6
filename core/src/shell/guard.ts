import type { SchedulerLike } from 'rxjs';

/** [P-SHELL-53] How long a control that sends, signs or pays ignores another click (milliseconds). */
export const DOUBLE_CLICK_GUARD = 1_000;

/** [P-SHELL-53] The double-click guard of a control that sends, signs or pays. */
export interface Guard {
  /** Whether this click counts. If it does, later clicks are ignored for a while. */
  passes(): boolean;
  /** The input changed, so the next click is no double click. */
  release(): void;
}

/** Ignores the second click of a double click. */
export function createGuard(clock: Pick<SchedulerLike, 'now'>): Guard {
  let last: number | null = null;
  return {
    passes() {
      const now = clock.now();
      // The clock may have been set back: then the time since the last click is unknown.
      if (last !== null && now >= last && now - last < DOUBLE_CLICK_GUARD) return false;
      last = now;
      return true;
    },
    release() {
      last = null;
    },
  };
}
