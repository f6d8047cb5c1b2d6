import type { SchedulerLike } from 'rxjs';

/** [P-SHELL-53] How long a control that sends, signs or pays ignores another activation (milliseconds). */
export const DOUBLE_CLICK_GUARD = 1_000;

/** [P-SHELL-53] Whether an activation comes too soon after the last one that counted. */
export function comesTooSoon(last: number | null, now: number): boolean {
  // A clock that was set back says nothing about how much time has passed.
  return last !== null && now >= last && now - last < DOUBLE_CLICK_GUARD;
}

/** [P-SHELL-53] The same action, deaf for a while after each time it was carried out. */
export function guarded<A extends readonly unknown[]>(
  clock: Pick<SchedulerLike, 'now'>,
  action: (...args: A) => void,
): (...args: A) => void {
  let last: number | null = null;
  return (...args) => {
    const now = clock.now();
    if (comesTooSoon(last, now)) return;
    last = now;
    action(...args);
  };
}
