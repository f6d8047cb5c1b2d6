// A connection can be dead without a word: the network went away and nobody said so.
import { kept, NO_RHYTHM, SILENCE, silenceAllowed } from '@felles/core/realtime';
import { type SchedulerLike, Subscription, timer } from 'rxjs';

export interface Watchdog {
  heard(isKeepAlive: boolean): void;
  stop(): void;
}

/** A timer that comes this late was held up (milliseconds): the device slept, or the page did. */
const HELD_UP = 1_000;
/** A hidden page hears at once, but its timers come on whole minutes only: none of them later than this (milliseconds). */
const HIDDEN = 61_000;

/** [W-REALTIME-30] Tells once that nothing was heard for longer than the server's own rhythm allows. */
export function watchSilence(clock: SchedulerLike, isSilent: () => void): Watchdog {
  let rhythm = NO_RHYTHM;
  let lastHeard = clock.now();
  let watch = Subscription.EMPTY;
  let due = Number.POSITIVE_INFINITY;
  /** Silence has been measured anew, and nothing was heard since. */
  let isAnew = false;

  /**
   * What was sent while nobody was awake is still to be read: silence is measured anew, and so is the rhythm. Once for what
   * may as well have been a hidden page's late timer, or that page would never notice; and not while the rhythm is unknown,
   * or it would never know it.
   */
  function wakeUp(now: number): void {
    const mayBeHidden = isAnew || silenceAllowed(rhythm) === null;
    if (now - due <= (mayBeHidden ? HIDDEN : HELD_UP)) return;
    isAnew = true;
    lastHeard = now;
    rhythm = silenceAllowed(rhythm) === null ? NO_RHYTHM : { ...rhythm, last: null };
    watch.unsubscribe();
  }

  function look(): void {
    const now = clock.now();
    const allowed = silenceAllowed(rhythm);
    wakeUp(now);
    if (allowed === null || now - lastHeard <= allowed) arm();
    else isSilent();
  }

  function arm(): void {
    if (rhythm.seen === 0) return;
    const allowed = silenceAllowed(rhythm);
    // Between the first two it is only looked whether somebody sleeps. One millisecond more than is allowed, which is not too long.
    due = allowed === null ? clock.now() + SILENCE.atLeast : lastHeard + allowed + 1;
    watch = timer(due - clock.now(), clock).subscribe(look);
  }

  return {
    heard(isKeepAlive) {
      const now = clock.now();
      wakeUp(now);
      isAnew = false;
      lastHeard = now;
      if (isKeepAlive) rhythm = kept(rhythm, lastHeard);
      if (isKeepAlive && rhythm.seen === SILENCE.seen) watch.unsubscribe();
      if (watch.closed) arm();
    },
    stop: () => watch.unsubscribe(),
  };
}
