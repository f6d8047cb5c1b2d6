// A connection can be dead without a close: the network went away, and no message said so.
import { NO_RHYTHM, nextRhythm, SILENCE, silenceAllowed } from '@felles/core/internal/realtime/rules';
import { type SchedulerLike, Subscription, timer } from 'rxjs';

export interface Watchdog {
  heard(isKeepAlive: boolean): void;
  asked(operation: number): void;
  answered(operation: number): void;
  stop(): void;
}

/** A timer that comes this late was held up (milliseconds): the device slept, or the page did. */
const HELD_UP = 1_000;
/** A hidden page hears at once, but its timers come on whole minutes only: none of them later than this (milliseconds). */
const HIDDEN = 61_000;
/** How often it is looked whether the device slept (milliseconds): a longer wait could not tell a sleep within it. */
const TICK = 5_000;

/** [W-REALTIME-30] Tells once that nothing was heard for longer than the server's own rhythm allows. */
export function watchSilence(clock: SchedulerLike, isSilent: () => void): Watchdog {
  let rhythm = NO_RHYTHM;
  let lastHeard = clock.now();
  let watch = Subscription.EMPTY;
  let due = Number.POSITIVE_INFINITY;
  /** Silence has been measured anew, and nothing was heard since. */
  let isAnew = false;
  /** When each operation was sent that the line owes an answer to, the oldest first. */
  const unanswered = new Map<number, number>();

  /**
   * Frames that came while the device slept are still to be read, so silence and the rhythm are measured anew. This
   * happens only once for a wake-up that may also be the late timer of a hidden page: otherwise such a page would never
   * notice a dead line. An unknown rhythm is kept in that case, or such a page would never learn it.
   */
  function wakeUp(now: number): void {
    const late = now - due;
    if (late <= (isAnew ? HIDDEN : HELD_UP)) return;
    isAnew = true;
    lastHeard = now;
    if (silenceAllowed(rhythm) !== null) rhythm = { ...rhythm, last: null };
    else if (late > HIDDEN) rhythm = NO_RHYTHM;
    watch.unsubscribe();
  }

  /** Until when silence is allowed. A line that owes an answer need not have shown its rhythm. */
  function deadline(): number {
    const [owedSince = Number.POSITIVE_INFINITY] = unanswered.values();
    const byRhythm = lastHeard + (silenceAllowed(rhythm) ?? Number.POSITIVE_INFINITY);
    return Math.min(byRhythm, Math.max(lastHeard, owedSince) + SILENCE.atLeast);
  }

  function look(): void {
    const now = clock.now();
    wakeUp(now);
    if (now <= deadline()) arm();
    else isSilent();
  }

  function arm(): void {
    // One millisecond more than is allowed, which is not too long.
    due = Math.min(clock.now() + TICK, deadline() + 1);
    watch = timer(due - clock.now(), clock).subscribe(look);
  }

  return {
    heard(isKeepAlive) {
      const now = clock.now();
      wakeUp(now);
      isAnew = false;
      lastHeard = now;
      if (isKeepAlive) rhythm = nextRhythm(rhythm, lastHeard);
      if (isKeepAlive && rhythm.seen === SILENCE.seen) watch.unsubscribe();
      if (watch.closed) arm();
    },
    asked(operation) {
      wakeUp(clock.now());
      unanswered.set(operation, clock.now());
      watch.unsubscribe();
      arm();
    },
    answered: (operation) => void unanswered.delete(operation),
    stop: () => watch.unsubscribe(),
  };
}
