import type { SchedulerLike } from 'rxjs';

/** [P-SHELL-53] How long a control that sends, signs or pays ignores another activation (milliseconds). */
export const DOUBLE_CLICK_GUARD = 1_000;

/** [P-SHELL-53] What stands before a control that sends, signs or pays. */
export interface Guard {
  /** Whether this activation counts. One that does lets no other pass for a while. */
  passes(): boolean;
  /** Something else is sent now than before, so the next activation is no double click. */
  release(): void;
}

export function createGuard(clock: Pick<SchedulerLike, 'now'>): Guard {
  let last: number | null = null;
  return {
    passes() {
      const now = clock.now();
      // A clock that was set back says nothing about how much time has passed.
      if (last !== null && now >= last && now - last < DOUBLE_CLICK_GUARD) return false;
      last = now;
      return true;
    },
    release() {
      last = null;
    },
  };
}
